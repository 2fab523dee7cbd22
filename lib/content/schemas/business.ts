import { z } from 'zod';
import { stateCodes } from '@/lib/area/states';
import { closedDates, emergencyHours, openingHours, time } from './opening-times';
import * as shapes from './shapes';
import {
  emptyIfNoEntries,
  emptyIfNone,
  fact,
  inTexts,
  trimmed,
  webAddress,
  withUnique,
  zipCode,
} from './text';
import { weekdays } from '@/lib/hours/dates';

// We allow no user name, port, or path, because links, the sitemap, and search data begin with this address.
const domain = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/?$/;
const siteAddress = trimmed
  .toLowerCase()
  .refine((address) => address.startsWith('https://'), { error: 'must start with https://', abort: true })
  .regex(domain, 'must be like https://www.example.com, with nothing after it')
  .refine((address) => URL.canParse(address), 'must be a web address that can exist');
const phone = trimmed.regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written like (612) 555-0142');

const count = z.int().min(1);
/** A price in whole dollars, or 0 if it's free. */
const extra = z.int().min(0);
const percent = z.number().min(0).max(15);
const stateTax = z.strictObject({
  state: z.enum(stateCodes).describe('The state, as two capital letters. For example, WI.'),
  percent: percent.describe('The total rate there. For example, 5.5.'),
});

/** A fact that a business may not have. Texts that use it are then left out. */
const optionalFact = <T extends z.ZodType>(value: T, help: string) =>
  value.optional().describe(`${help} ${emptyIfNone}`);

const email = trimmed.check(z.email('must be an email address such as hello@example.com'));

const address = z.strictObject({
  street: optionalFact(
    fact(80),
    `Your house number and street. Without one, pages show only the city. ${inTexts('street')}`,
  ),
  city: shapes
    .place(60)
    .describe(`The city of your shop. To use the city, state, and ZIP code in a text, write {cityStateZip}.`),
  state: z
    .enum(stateCodes)
    .describe(`The state, as two capital letters. For example, MN. ${inTexts('homeState')}`),
  zipCode: zipCode.meta({ title: 'ZIP code', description: 'Five digits. For example, 55408.' }),
  latitude: optionalFact(
    z.number().min(40).max(50),
    'For search engines and your travel limit. For example, 44.94861.',
  ),
  longitude: optionalFact(z.number().min(-105).max(-86), 'Include the minus sign. For example, -93.29827.'),
});

const shop = {
  name: fact(60).meta({
    title: 'Business name',
    description: `The name on your license. ${inTexts('businessName')}`,
  }),
  siteAddress: siteAddress.meta({
    title: 'Web address',
    description: 'The address of this site. For example, https://www.example.com',
  }),
  phone: phone.describe(
    `Write it like (612) 555-0142. It’s on every page, and Call buttons dial it. ${inTexts('phone')}`,
  ),
  textable: z.boolean().default(false).meta({
    title: 'This number gets texts',
    description: `Choose yes if customers can text it. To use the ways to reach you in a text, write {waysToSend}.`,
  }),
  email: optionalFact(email, `For example, hello@example.com. ${inTexts('email')}`),
  address: address.describe('Shown in the footer, in the contact section, and on the Business info page.'),
  serviceRadiusMiles: optionalFact(
    count,
    'Your travel limit. We use it with your latitude and longitude to tell visitors whether you serve them.',
  ).meta({ title: 'How far you travel (miles)' }),
  statesServed: z
    .array(z.enum(stateCodes))
    .min(1)
    .describe(`The states where customers can book. ${inTexts('states')}`),
  license: optionalFact(
    fact(160),
    'The type of your license, who issued it, and its number. It’s on the Business info page.',
  ),
  insurance: optionalFact(fact(200), 'Your insurance policy, as the Business info page shows it.'),
  brands: z
    .array(fact(40))
    .default([])
    .describe(`The brands listed on the Business info page. ${emptyIfNoEntries}`),
  paymentMethods: z
    .array(shapes.paymentMethod)
    .default([])
    .describe(
      `The ways customers can pay, one per entry. ${shapes.paymentMethod.description} ${inTexts('paymentMethods')} ${emptyIfNoEntries}`,
    ),
  replyMinutes: optionalFact(
    count,
    `How soon you reply, in minutes. Hours when you’re closed don’t count. For example, 30. ${inTexts('replyTime')}`,
  ),
  arrivalWindow: optionalFact(
    shapes.arrivalWindow,
    `The length of the time window you give customers. ${shapes.arrivalWindow.description} ${inTexts('arrivalWindow')}`,
  ),
};

const times = {
  hours: z
    .array(openingHours)
    .min(1)
    .describe(
      `All times on this site are Central time. Put every weekday here or under Closed days. ${inTexts('weekdayHours', 'weekendHours')}`,
    ),
  closedDays: z
    .array(z.enum(weekdays))
    .optional()
    .describe(`Weekdays when you’re always closed. For holidays, use Closed dates. ${emptyIfNoEntries}`),
  closedDates: z
    .array(closedDates)
    .default([])
    .describe(`Days off, and days with different hours. ${emptyIfNoEntries}`),
  emergency: optionalFact(
    emergencyHours,
    `When customers can call for an emergency visit. 00:00 to 24:00 means all day. ${inTexts('emergencyHours')}`,
  ),
  sameDayUntil: optionalFact(
    time,
    `Customers who book before this time usually get a visit the same day. For example, 12:00. ${inTexts('sameDay', 'sameDayUntil')}`,
  ).meta({ title: 'Same-day cutoff' }),
};

const prices = {
  taxPercent: percent.describe(`Your sales tax. For example, 8 or 8.875. ${inTexts('taxPercent')}`),
  taxPercentByState: z
    .array(stateTax)
    .check(withUnique('state'))
    .optional()
    .describe(`Add a state where your tax rate is different. ${emptyIfNone}`),
  afterHoursPrice: optionalFact(
    count,
    `Your lowest price for an after-hours visit, in whole dollars. For example, 149. ${inTexts('afterHoursPrice')}`,
  ).meta({ title: 'After-hours price' }),
  secondAppliancePrice: optionalFact(
    extra,
    `The price to diagnose a second appliance on the same visit, in whole dollars. Enter 0 if it’s free. ${inTexts('secondAppliance')}`,
  ),
  returnTripPrice: optionalFact(
    extra,
    `The price of a second trip to install a part, in whole dollars. Enter 0 if it’s free. ${inTexts('returnTrip')}`,
  ),
  feeCredit: optionalFact(
    z.enum(['credited', 'added']),
    `Your rule for the service call fee. The fee is either credited toward the repair or added to it. ${inTexts('feeCredit')}`,
  ),
};

const claims = z.strictObject({
  yearsInBusiness: optionalFact(
    shapes.yearsInBusiness,
    `The number, with + if it’s “at least”. ${shapes.yearsInBusiness.description} ${inTexts('yearsInBusiness')}`,
  ),
  customers: optionalFact(
    shapes.customers,
    `The number, with + if it’s “at least”. ${shapes.customers.description} ${inTexts('customers')}`,
  ),
  // Sentences say "days".
  warrantyDays: count
    .min(2)
    .describe(
      `How many days your warranty on parts and labor lasts. Write 365 for a year. ${inTexts('warrantyDays')}`,
    ),
  consultationMinutes: optionalFact(
    count,
    `How long your free phone consultation is, in minutes. ${inTexts('consultationMinutes')}`,
  ),
  firstRepairDiscount: optionalFact(
    count,
    `Your discount in whole dollars. For example, 25. A percentage isn’t possible. ${inTexts('discount')}`,
  ),
  rating: optionalFact(
    z.number().min(1).max(5),
    `Your average rating out of 5. For example, 4.9. ${inTexts('rating')}`,
  ),
  reviews: optionalFact(
    shapes.reviews,
    `The number, with + if it’s “at least”. ${shapes.reviews.description} ${inTexts('reviews')}`,
  ),
  cancellationHours: count.describe(
    `How many hours before a visit customers can still cancel. ${inTexts('cancellationHours')}`,
  ),
});

const numbers = {
  claims: claims.describe('Numbers used on the pages.'),
  ratingSource: optionalFact(
    shapes.ratingSource,
    `The source of your rating, with the month. ${shapes.ratingSource.description} ${inTexts('ratingSource')}`,
  ),
  ratingLink: optionalFact(webAddress, 'A link to those reviews. Start with https://.'),
};

/** The forms for this file in Pages CMS, with their fields. */
export const businessForms = {
  'Business: the shop': Object.keys(shop),
  'Business: hours and days off': Object.keys(times),
  'Business: prices and tax': Object.keys(prices),
  'Business: claims': Object.keys(numbers),
};

export const businessSchema = z
  .strictObject({ ...shop, ...times, ...prices, ...numbers })
  .superRefine(({ hours, closedDays = [] }, context) => {
    const named = [...hours.flatMap(({ days }) => days), ...closedDays];
    for (const weekday of weekdays) {
      const { length } = named.filter((one) => one === weekday);
      if (length === 1) continue;
      const message = length === 0 ? `has no hours for ${weekday}` : `has ${weekday} ${length} times`;
      const remedy = `Put ${weekday} in one entry of Hours, or under Closed days ("closedDays" in the file).`;
      context.addIssue({ code: 'custom', path: ['hours'], message, params: { remedy } });
    }
  });

export type Business = z.infer<typeof businessSchema>;
