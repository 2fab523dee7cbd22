import { parse } from 'zod/v4/core';
import { informationSchema, type Information } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { siteContent } from '@/lib/content/site-content';
import { contactFields, quoteFields } from '@/lib/forms/enquiry-fields';
import { emptyAnswers } from '@/lib/forms/field';
import { bookingSummary } from './booking-summary';
import { enquirySummary } from './enquiry-summary';

/** Answers, words and summaries for this folder's tests. */
export const information = parse(informationSchema({}), {
  ...sampleInformation,
  lastName: "O'Brien",
  address: '418 Loonlight Lane; Apt 3',
  preferredDate: '2026-03-09',
  preferredTime: 'morning',
  problemDescription: 'Water in the bottom,\nand it hums.',
});
const { forms } = siteContent();
export const { checkout: words } = siteContent();
export const service = { name: 'Dishwasher Repair', price: 85 };

/** The sample booking with some answers changed. */
export const bookingWith = (changes: Partial<Information> = {}) =>
  bookingSummary('RK7-4MX', { service, information: { ...information, ...changes } }, words);

const enquiryWords = {
  title: 'Quote request',
  labels: { ...forms.labels, reference: 'Reference' },
  notGiven: forms.notGiven,
};

export const quoteWith = (changes: Partial<Record<keyof typeof quoteFields, string>> = {}) =>
  enquirySummary('quote', 'HJ3-9KY', { ...emptyAnswers(quoteFields), ...changes }, enquiryWords);

export const contactWith = (changes: Partial<Record<keyof typeof contactFields, string>> = {}) =>
  enquirySummary('contact', 'TW4-6FP', { ...emptyAnswers(contactFields), ...changes }, enquiryWords);
