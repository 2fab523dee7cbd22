/** @jest-environment ./scripts/jest-browser.ts */
import type { ReactElement } from 'react';
import { informationSchema } from '@/lib/booking/information-fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';

/** The sentences about sending on each screen, in a build that sends requests to this address, if any. */
async function sentencesIn(requestUrl: string) {
  process.env.NEXT_PUBLIC_REQUEST_URL = requestUrl;
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: HomePage } = await import('./page');
  const { default: PrivacyPage } = await import('./privacy/page');
  const { BookingProvider } = await import('@/components/booking/booking-context');
  const { CheckAnswers } = await import('@/components/booking/check-answers');
  const { siteContent } = await import('@/lib/content/load');
  const { wizardContent } = await import('@/lib/content/for-client');
  const wizard = { ...wizardContent(siteContent()), trust: undefined, faces: undefined };
  const information = informationSchema.parse(sampleInformation);
  const read = (screen: ReactElement) => {
    const text = renderToStaticMarkup(screen)
      .replace(/<\/?(strong|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, '\n');
    return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\b(sen[dt]s?|opens?)\b/i.test(sentence));
  };
  const steps = wizard.services.map((service) => (
    <CheckAnswers key={service.id} service={service} information={information} />
  ));
  const step3 = <BookingProvider content={wizard}>{steps}</BookingProvider>;
  return { home: read(<HomePage />), privacy: read(<PrivacyPage />), step3: read(step3) };
}

test('each screen says who sends the request: the visitor in an app, or the page', async () => {
  const visitorSends = await sentencesIn('');
  const pageSends = await sentencesIn('https://forms.example/f');
  for (const screen of ['home', 'privacy', 'step3'] as const) {
    const [byVisitor, byPage] = [visitorSends[screen], pageSends[screen]];
    expect(byVisitor.filter((sentence) => !byPage.includes(sentence))).not.toEqual([]);
    expect(byPage.filter((sentence) => !byVisitor.includes(sentence))).not.toEqual([]);
    expect(byVisitor.join('\n')).not.toMatch(/\bsends (it|(the|your) request)\b/i);
    expect(byPage.join('\n')).not.toMatch(/\bpress send\b|\bopens? your\b|\byour \w+ opens?\b/i);
  }
});
