/** @jest-environment ./scripts/jest-browser.ts */
import type { ReactElement } from 'react';

/** The sentences about sending on each page, in a build that sends requests to this address, if any. */
async function sentencesIn(requestUrl: string) {
  process.env.NEXT_PUBLIC_REQUEST_URL = requestUrl;
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: HomePage } = await import('./page');
  const { default: PrivacyPage } = await import('./privacy/page');
  const read = (page: ReactElement) => {
    const text = renderToStaticMarkup(page)
      .replace(/<\/?(strong|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, '\n');
    return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\b(sen[dt]s?|opens?)\b/i.test(sentence));
  };
  return { home: read(<HomePage />), privacy: read(<PrivacyPage />) };
}

// The tests of the wizard do the same for step 3.
test('each page says who sends the request: the visitor in an app, or the page', async () => {
  const visitorSends = await sentencesIn('');
  const pageSends = await sentencesIn('https://forms.example/f');
  for (const page of ['home', 'privacy'] as const) {
    const [byVisitor, byPage] = [visitorSends[page], pageSends[page]];
    expect(byVisitor.filter((sentence) => !byPage.includes(sentence))).not.toEqual([]);
    expect(byPage.filter((sentence) => !byVisitor.includes(sentence))).not.toEqual([]);
    expect(byVisitor.join('\n')).not.toMatch(/\bsends (it|(the|your) request)\b/i);
    expect(byPage.join('\n')).not.toMatch(/\bpress send\b|\bopens? your\b|\byour \w+ opens?\b/i);
  }
});
