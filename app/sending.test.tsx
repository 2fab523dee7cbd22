/** @jest-environment ./scripts/jest-browser.ts */
import type { ReactElement } from 'react';
import { informationSchema } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';

Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }) });

/** What visitors read about sending before they press, screen by screen, in a build with this address. */
async function readBuild(requestUrl: string) {
  process.env.NEXT_PUBLIC_REQUEST_URL = requestUrl;
  jest.resetModules();
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: HomePage } = await import('./page');
  const { default: PrivacyPage } = await import('./privacy/page');
  const { BookingProvider } = await import('@/components/booking/booking-context');
  const { CheckAnswers } = await import('@/components/booking/check-answers');
  const { siteContent } = await import('@/lib/content/load');
  const { checkout: texts, firstAid, business, services, pages } = siteContent();
  const { statesServed } = business;
  const answers = informationSchema.parse(sampleInformation);
  const wizard = { texts, firstAid, business, services, statesServed, pageTitle: pages.checkout.title };
  const read = (screen: ReactElement) => {
    const text = renderToStaticMarkup(screen)
      .replace(/<\/?(strong|a)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, '\n');
    return text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\b(sen[dt]s?|opens?)\b/i.test(sentence));
  };
  return {
    'the home page': read(<HomePage />),
    'the privacy page': read(<PrivacyPage />),
    'step 3': read(
      <BookingProvider content={{ ...wizard, rules: { ...business, zips: [], areaCount: '' } }}>
        {services.map((service) => (
          <CheckAnswers key={service.id} service={service} information={answers} />
        ))}
      </BookingProvider>,
    ),
  };
}

test.each(['the home page', 'the privacy page', 'step 3'] as const)(
  'on %s visitors read who sends the request: they do, in their own app, or the page does',
  async (screen) => {
    const { [screen]: theySend } = await readBuild('');
    const { [screen]: pageSends } = await readBuild('https://forms.example/f');
    expect(theySend.filter((sentence) => !pageSends.includes(sentence))).not.toEqual([]);
    expect(pageSends.filter((sentence) => !theySend.includes(sentence))).not.toEqual([]);
    expect(theySend.join('\n')).not.toMatch(/\bsends (it|(the|your) request)\b/i);
    expect(pageSends.join('\n')).not.toMatch(/\bpress send\b|\bopens? your\b|\byour \w+ opens?\b/i);
  },
);
