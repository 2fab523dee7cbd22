import { informationSchema, type Information } from '@/lib/booking/information-fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { siteContent } from '@/lib/content/load';
import { controlsOf } from '@/lib/forms/fields';
import { inquiryFields, type InquiryKind } from '@/lib/forms/inquiry-fields';
import { weekdays } from '@/lib/hours/dates';
import { usualShop, usualWeek } from '@/lib/hours/sample-hours.test-helper';
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
const { checkout: texts } = siteContent();
export const service = { id: 'dishwasher', name: 'Dishwasher Repair', price: 85 } as const;

/** Open on weekdays, with emergency service on weekends. */
const shop = {
  ...usualShop,
  hours: usualWeek.slice(0, 1),
  emergency: { days: weekdays.slice(5), opens: '08:00', closes: '18:00', onClosedDates: false },
  areas: [{ name: 'Uptown', city: 'Minneapolis', zips: ['55408'] }],
};

/** The sample booking with some answers changed, confirmed on a Sunday evening. */
export const bookingWith = (changes: Partial<Information> = {}, campaign = '') => {
  const answers = { ...information, ...changes };
  const request = { serviceId: 'dishwasher', reference: 'RK7-4MX', answers } as const;
  const confirmedAt = '2026-03-02T02:00:00Z';
  return bookingSummary({ ...request, confirmedAt }, service, { shop, texts, campaign });
};

const form = (kind: InquiryKind) => ({ kind, fields: controlsOf(inquiryFields[kind]) });

export const quoteWith = (answers: Readonly<Record<string, string>> = {}) =>
  inquirySummary(form('quote'), { reference: 'HJ3-9KY', answers, campaign: '', ownPhone: shop.phone });
export const contactWith = () =>
  inquirySummary(form('contact'), { reference: 'TW4-6FP', answers: {}, campaign: '', ownPhone: shop.phone });
