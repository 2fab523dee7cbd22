import { optional, z } from 'zod';
import { stateCodes } from '@/lib/area/states';
import { isZipInStates } from '@/lib/area/zip';
import { weekdays } from '@/lib/hours/dates';
import { day, fact, numberIn, place, trimmed, webAddress, withUnique, zipCode } from './fields';

// We allow no user name, port, or path, because links, the sitemap, and search data begin with this address.
const domain = /^https:\/\/([a-z0-9-]+\.)+[a-z]+\/?$/;
const siteAddress = trimmed
  .toLowerCase()
  .regex(domain, 'must be like https://www.example.com, with nothing after it.');
const phone = trimmed.regex(
  /^\(\d{3}\) \d{3}-\d{4}$/,
  'must be written like (612) 555-0142, without an extension.',
);
const email = trimmed.check(z.email('must be an email address such as hello@example.com, without accents.'));

const count = z.int().min(1);
/** A price in whole dollars, or 0 if it's free. */
const extra = z.int().min(0);
const percent = z
  .number()
  .min(0)
  .max(15)
  .refine((rate) => rate === 0 || rate >= 1, 'must be in percent, such as 8 for 8%.');
const latitude = z.number().min(40).max(50);
const longitude = z.number().min(-105).max(-86);

/** A time of day on a 24-hour clock, "07:00". "24:00" is midnight at the end of a day. */
const time = trimmed.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, {
  error: 'must be a time such as "07:00" or "21:00".',
  abort: true,
});

/** Whether there are both times, in order, or neither. */
const isInOrder = ({ opens, closes }: { opens?: string | undefined; closes?: string | undefined }) =>
  opens && closes ? opens < closes : opens === closes;
const laterThanOpens = {
  path: ['closes'],
  error: 'must be later than the opening time.',
  params: { remedy: 'Enter both times, on a 24-hour clock. 9 PM is "21:00", and midnight is "24:00".' },
};

const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('The days with these hours.'),
    opens: time.describe('When these hours start. For example, 07:00.'),
    closes: time.describe('When these hours end. Write 21:00 for 9 PM and 24:00 for midnight.'),
  })
  .refine(isInOrder, laterThanOpens);

const emergencyHours = openingHours.safeExtend({
  onClosedDates: z.boolean().meta({ title: 'On days off, too' }),
});

/** The longest time off. A longer one is probably a typing error, and pages need an open day within a year. */
const halfYear = 183 * 24 * 60 * 60_000;

const closedDates = z
  .strictObject({
    from: day.meta({ title: 'First day', description: 'For example, 2026-11-26.' }),
    to: optional(day).meta({ title: 'Last day', description: 'Leave this empty if it’s only one day.' }),
    reason: trimmed
      .max(40)
      .regex(/^[^{}\r\n]*[^{}\r\n.!?]$/, 'must be one line without { and }, and without a period at its end.')
      .describe('Why you’re closed. Visitors read it in parentheses, as in “We’re closed (family trip).”'),
    opens: optional(time).describe('When you open, if you’re open part of the day. For example, 08:00.'),
    closes: optional(time).describe('When you close, if you’re open part of the day. For example, 14:00.'),
  })
  .refine(({ from, to = from }) => from <= to && Date.parse(to) - Date.parse(from) < halfYear, {
    path: ['to'],
    message: 'must not be before the first day, or more than half a year after it.',
  })
  .refine(isInOrder, laterThanOpens)
  .transform(({ from, to = from, reason, opens, closes }) => {
    const hours = opens && closes && { hours: { opens, closes } };
    return { from, to, reason, ...hours };
  });

const address = z.strictObject({
  street: optional(fact(80).describe('Your house number and street.')),
  city: place(40).describe('The city of your shop, without its state.'),
  state: z.enum(stateCodes),
  zipCode: zipCode.meta({ title: 'ZIP code', description: 'Five digits. For example, 55408.' }),
  latitude: optional(latitude).describe(
    'Search engines and your travel limit use it. For example, 44.94861.',
  ),
  longitude: optional(longitude).describe('Include the minus sign. For example, -93.29827.'),
});

/** The ways to pay that we know, in the words of “We accept {cash, checks, and Zelle}”. */
const paymentMethods = [
  'credit and debit cards',
  'cash',
  'checks',
  'Apple Pay',
  'Google Pay',
  'PayPal',
  'Venmo',
  'Zelle',
  'Cash App',
  'financing',
] as const;

const profile = z.strictObject({
  name: fact(30).describe(
    'The name of the other site. For example, Google, Facebook, Yelp, Nextdoor, BBB, or Instagram.',
  ),
  link: webAddress.describe('Copy the link to your page there. It has to start with https://.'),
});

const shopFields = {
  name: fact(60).describe('The name on your license.'),
  siteAddress: siteAddress.describe('The web address of this site. For example, https://www.example.com'),
  phone: phone.describe('Write it like (612) 555-0142.'),
  textable: z.boolean().default(false).meta({ title: 'This number gets texts' }),
  email: optional(email).describe('For example, hello@example.com.'),
  address: address.describe('The address of your shop, as every page shows it.'),
  profiles: z
    .array(profile)
    .max(8)
    .check(withUnique('name'))
    .default([])
    .describe(
      'Your pages on other sites. Your rating links to the one that has the site of the rating in its name.',
    ),
  serviceRadiusMiles: optional(count).meta({
    title: 'How far you travel (miles)',
    description: 'It needs the latitude and longitude of your address.',
  }),
  statesServed: z.array(z.enum(stateCodes)).min(1),
  license: optional(fact(160).describe('The type of your license, who issued it, and its number.')),
  insurance: optional(fact(200)),
  brands: z.array(fact(40)).default([]),
  paymentMethods: z.array(z.enum(paymentMethods)).default([]),
  replyMinutes: optional(count.min(5)).describe('How soon you reply while you’re open. For example, 30.'),
  arrivalWindowHours: optional(count.max(12)).describe('How long your arrival windows are. For example, 2.'),
};

/** Whether no weekday is in two entries. */
const hasEachDayOnce = (entries: z.infer<typeof openingHours>[]) => {
  const days = entries.flatMap((entry) => entry.days);
  return new Set(days).size === days.length;
};

type Dates = z.infer<typeof closedDates>;

/** Whether a day is in two entries. We don't guess which of the two is right. */
const hasDayTwice = (entries: Dates[]) =>
  entries.some(({ from, to }, index) =>
    entries.slice(index + 1).some((other) => from <= other.to && other.from <= to),
  );

const timeFields = {
  hours: z
    .array(openingHours)
    .min(1)
    .refine(hasEachDayOnce, 'must have each weekday only once.')
    .describe('All times are Central time. On a weekday that isn’t here, you’re closed.'),
  closedDates: z
    .array(closedDates)
    .refine((entries) => !hasDayTwice(entries), 'must have each day in only one entry.')
    .default([])
    .describe('Days off, and days with different hours.'),
  emergency: optional(emergencyHours).describe('When you take emergency calls. 00:00 to 24:00 is all day.'),
  sameDayUntil: optional(time).meta({
    title: 'Same-day cutoff',
    description: 'Until when customers can book for the same day. For example, 12:00.',
  }),
};

const stateTax = z.strictObject({
  state: z.enum(stateCodes),
  percent: percent.describe('The total rate there. For example, 5.5.'),
});

const priceFields = {
  taxPercent: percent.describe('Your sales tax. For example, 8 or 8.875.'),
  taxPercentByState: optional(z.array(stateTax).check(withUnique('state'))).describe(
    'States with another rate.',
  ),
  afterHoursPrice: optional(count).describe('Your lowest price for such a visit. For example, 149.'),
  secondAppliancePrice: optional(extra).describe('It’s for the same visit. Enter 0 if it’s free.'),
  returnTripPrice: optional(extra).describe('For a second trip to install a part. Enter 0 if it’s free.'),
  feeCredit: optional(z.enum(['credited', 'added'])).describe(
    'What happens to the fee if you do the repair.',
  ),
};

/** Matches "500", "500+" and "5,000+", but not 0 and 1, because the sentences have a plural. */
const amount = /^([2-9]|[1-9]\d+|[1-9]\d{0,2}(,\d{3})+)\+?$/;
/** Matches up to 199 years. A larger number is probably the year in which the business began. */
const fewYears = /^([2-9]|[1-9]\d|1\d\d)\+?$/;

const rating = z.strictObject({
  score: z.number().min(1).max(5).describe('Your average rating out of 5. For example, 4.9.'),
  reviews: numberIn('We have a 4.9/5 rating from {500+} reviews', amount),
  site: fact(30).describe('The site with these reviews. For example, Google.'),
  month: trimmed
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a year and a month, such as "2026-11".')
    .describe('The month in which you looked. For example, 2026-11.'),
});

const claims = z.strictObject({
  yearsInBusiness: optional(numberIn('{15+} years in business', fewYears)),
  customers: optional(numberIn('We’ve served {5,000+} customers', amount)),
  // The least is 2, because sentences say "days".
  warrantyDays: count.min(2).describe('It covers parts and labor. Write 365 for a year.'),
  consultationMinutes: optional(count).describe('How long your free phone consultation is, in minutes.'),
  firstRepairDiscount: optional(count).describe('In whole dollars, not in percent. For example, 25.'),
  rating: optional(rating).describe('Your rating on a review site. Fill in all four fields or none.'),
  cancellationHours: count.describe('How many hours before a visit customers can still cancel.'),
});

const claimFields = { claims: claims.describe('The numbers that your pages show.') };

/** The fields of each form in Pages CMS. This file has four. */
export const businessForms = {
  shop: Object.keys(shopFields),
  times: Object.keys(timeFields),
  prices: Object.keys(priceFields),
  claims: Object.keys(claimFields),
};

export const businessSchema = z
  .strictObject({ ...shopFields, ...timeFields, ...priceFields, ...claimFields })
  .refine(({ address: { zipCode: zip, state } }) => isZipInStates(zip, [state]), {
    path: ['address', 'zipCode'],
    message: 'must be in the state of the address.',
  })
  .refine(({ sameDayUntil, hours }) => !sameDayUntil || hours.some(({ closes }) => sameDayUntil < closes), {
    path: ['sameDayUntil'],
    message: 'must be a time at which you’re still open.',
  })
  .refine(
    ({ serviceRadiusMiles, address: { latitude: north, longitude: east } }) =>
      !serviceRadiusMiles || (north && east),
    {
      path: ['serviceRadiusMiles'],
      message: 'must come with the latitude and longitude of your address.',
    },
  );

export type Business = z.infer<typeof businessSchema>;
