import type { Information } from '@/lib/booking/fields';
import { contactFields, quoteFields } from '@/lib/forms/enquiry-fields';
import { emptyAnswers } from '@/lib/forms/field';
import { bookingSummary, type BookingSummaryWords } from './booking-summary';
import { enquirySummary } from './enquiry-summary';

/** Answers, words and summaries for this folder's tests. */
export const information: Information = {
  firstName: 'Ada',
  lastName: "O'Brien",
  email: 'ada@example.com',
  phone: '612-555-0142',
  address: '418 Loonlight Lane; Apt 3',
  city: 'Minneapolis',
  state: 'MN',
  zipCode: '55408',
  preferredDate: '2026-03-09',
  preferredTime: 'morning',
  problemDescription: 'Water in the bottom,\nand it hums.',
};

export const words: BookingSummaryWords = {
  title: 'Repair request',
  labels: {
    reference: 'Reference',
    service: 'Service',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    address: 'Street address',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP code',
    preferredDate: 'Preferred date',
    preferredTime: 'Preferred time',
    problemDescription: 'Problem description',
    fee: 'Service call fee',
    tax: 'Estimated tax (8%)',
    total: 'Total',
  },
  times: {
    morning: 'Morning (8 AM – 12 PM)',
    afternoon: 'Afternoon (12 PM – 5 PM)',
    evening: 'Evening (5 PM – 8 PM)',
    asap: 'As soon as possible (emergency)',
  },
  notGiven: 'Not given',
};

export const service = { name: 'Dishwasher Repair', price: 85 };

/** A booking that differs from the sample in these answers. */
export const bookingWith = (changes: Partial<Information> = {}) =>
  bookingSummary('RK7-4MX', { service, information: { ...information, ...changes } }, words);

const enquiryWords = {
  title: 'Quote request',
  labels: {
    ...words.labels,
    name: 'Name',
    applianceType: 'Appliance type',
    preferredServiceDate: 'Preferred service date',
  },
  notGiven: 'Not given',
};

export const quoteWith = (changes: Partial<Record<keyof typeof quoteFields, string>> = {}) =>
  enquirySummary('quote', 'HJ3-9KY', { ...emptyAnswers(quoteFields), ...changes }, enquiryWords);

export const contactWith = (changes: Partial<Record<keyof typeof contactFields, string>> = {}) =>
  enquirySummary('contact', 'TW4-6FP', { ...emptyAnswers(contactFields), ...changes }, enquiryWords);
