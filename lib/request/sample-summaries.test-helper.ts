import { informationSchema, type Information } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { siteContent } from '@/lib/content/load/site-content';
import { contactFields, quoteFields } from '@/lib/forms/inquiry-fields';
import { emptyAnswers } from '@/lib/forms/fields';
import { bookingSummary } from './booking-summary';
import { inquirySummary } from './inquiry-summary';

/** Answers, words and summaries for this folder's tests. */
export const information = informationSchema.parse({
  ...sampleInformation,
  lastName: "O'Brien",
  address: '418 Loonlight Lane; Apt 3',
  preferredDate: '2026-03-09',
  preferredTime: 'morning',
  problemDescription: 'Water in the bottom,\nand it hums.',
});
const { forms } = siteContent();
export const { checkout: texts } = siteContent();
export const service = { id: 'dishwasher', name: 'Dishwasher Repair', price: 85 };

/** The sample booking with some answers changed. */
export const bookingWith = (changes: Partial<Information> = {}) =>
  bookingSummary('RK7-4MX', { service, information: { ...information, ...changes }, taxPercent: 8 }, texts);

const inquiry = { texts: forms, referenceLabel: 'Reference' };

export const quoteWith = (changes: Partial<Record<keyof typeof quoteFields, string>> = {}) =>
  inquirySummary({
    kind: 'quote',
    reference: 'HJ3-9KY',
    answers: { ...emptyAnswers(quoteFields), ...changes },
    ...inquiry,
  });

export const contactWith = (changes: Partial<Record<keyof typeof contactFields, string>> = {}) =>
  inquirySummary({
    kind: 'contact',
    reference: 'TW4-6FP',
    answers: { ...emptyAnswers(contactFields), ...changes },
    ...inquiry,
  });
