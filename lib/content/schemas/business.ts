import { z } from 'zod';
import { stateCodes } from '@/lib/area/states';
import { plainText } from '@/lib/text/plain-text';
import { day, webAddress, withUnique, zipCode } from './text';
import { weekdays } from '@/lib/hours/dates';

/** A line of this file, where facts come from: it can't name one in braces itself. */
const fact = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^{}\r\n]*$/, 'must be one line without { }: write the fact itself')
    .refine((text) => plainText(text) === text, 'has an invisible character: type it again');

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const time = z.string().regex(clockTime, 'must be a time such as "07:00" or "21:00"');
// Without a user name, port or path: it is part of links, the sitemap and search data.
const domain = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/?$/;
const siteAddress = z
  .string()
  .regex(domain, 'must be like https://www.example.com, with nothing after it')
  .refine((address) => URL.canParse(address), 'must be an address that exists');
const phone = z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written like (612) 555-0142');

type Span = { opens?: string | undefined; closes?: string | undefined };

/** Both or none, in order. What isn't a time hears so itself. */
const isInOrder = ({ opens = '', closes = '' }: Span) =>
  [opens, closes].every((one) => clockTime.test(one)) ? opens < closes : !opens === !closes;
const laterThanOpens = {
  path: ['closes'],
  error: 'must be later than "opens"',
  params: { remedy: 'Give both. On a 24-hour clock 9 PM is "21:00", and midnight, the latest, "24:00".' },
};

const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('Days with these hours: Monday, Tuesday …'),
    opens: time.describe('On a 24-hour clock, such as 07:00.'),
    closes: time.describe('On a 24-hour clock: 21:00 for 9 PM, 24:00 for midnight.'),
  })
  .refine(isInOrder, laterThanOpens);

const emergencyHours = openingHours.safeExtend({
  onClosedDates: z.boolean().meta({ title: 'On days off, too', description: 'Whether you come then.' }),
});

/** A longer span is a typo in a year, and without an open day within a year pages have nothing to say. */
const halfYear = 183 * 24 * 60 * 60_000;

const closedDates = z
  .strictObject({
    from: day.meta({ title: 'First day', description: 'Such as 2026-11-26.' }),
    to: day
      .optional()
      .meta({ title: 'Last day', description: 'Such as 2026-11-27. Empty if it is one day.' }),
    reason: fact(40).describe('Why, such as Thanksgiving: visitors read it.'),
    opens: time.optional().describe('Only if you are open on these days: from when, such as 08:00.'),
    closes: time.optional().describe('Only if you are open on these days: until when, such as 14:00.'),
  })
  .refine(({ from, to = from }) => from <= to && Date.parse(to) - Date.parse(from) < halfYear, {
    path: ['to'],
    message: 'must not be before "from", nor more than half a year after it',
  })
  .refine(isInOrder, laterThanOpens)
  .transform(({ from, to = from, reason, opens, closes }) => {
    const hours = opens && closes && { hours: { opens, closes } };
    return { from, to, reason, ...hours };
  });

const count = z.int().min(1);
/** In whole dollars; 0 if it is free. */
const extra = z.int().min(0);
const percent = z.number().min(0).max(15);
const stateTax = z.strictObject({
  state: z.enum(stateCodes).describe('Two capital letters, such as WI.'),
  percent: percent.describe('All of the tax there, such as 5.5.'),
});

/** A fact that texts can name and a business may not have: such texts are then left out. */
const ifAny = <T extends z.ZodType>(value: T, about: string) =>
  value.optional().describe(`${about} Empty if there is none.`);

const email = z.email('must be an email address such as hello@example.com');

const address = z.strictObject({
  street: ifAny(fact(80), 'House number and street. Without it, pages show the city. {street}'),
  city: fact(60).describe('{cityStateZip}'),
  state: z.enum(stateCodes).describe('Two capital letters, such as MN. {homeState}'),
  zipCode: zipCode.meta({ title: 'ZIP code', description: 'Five digits, such as 55408.' }),
  latitude: ifAny(z.number().min(40).max(50), 'Such as 44.94861, for search engines and the radius.'),
  longitude: ifAny(z.number().min(-105).max(-86), 'With its minus, such as -93.29827.'),
});

const shop = {
  name: fact(60).meta({ title: 'Business name', description: 'As on the license. {businessName}' }),
  siteAddress: siteAddress.meta({ title: 'Web address', description: 'Such as https://www.example.com' }),
  phone: phone.describe('Written like (612) 555-0142. On every page; Call buttons dial it. {phone}'),
  textable: z
    .boolean()
    .default(false)
    .meta({ title: 'Takes texts', description: 'Whether that number takes text messages. {waysToSend}' }),
  email: ifAny(email, 'Such as hello@example.com. {email}'),
  address: address.describe('In the footer, the contact section and on the Business info page.'),
  serviceRadiusMiles: ifAny(count, 'How far from your address you go. It needs latitude and longitude.'),
  statesServed: z.array(z.enum(stateCodes)).min(1).describe('Where customers can book. {states}'),
  license: ifAny(fact(160), 'Type, who issued it and its number. For the Business info page.'),
  insurance: ifAny(fact(200), 'For the Business info page.'),
  brands: z.array(fact(40)).default([]).describe('Listed on the Business info page, if any.'),
  paymentMethods: ifAny(z.array(fact(30)).min(1), 'How customers can pay. {paymentMethods}'),
  replyTime: ifAny(fact(60), 'How soon you answer, such as: within 30 minutes. {replyTime}'),
  arrivalWindow: ifAny(fact(30), 'Such as 2-hour. {arrivalWindow}'),
};

const times = {
  hours: z
    .array(openingHours)
    .min(1)
    .describe('In Central time. Each weekday is here or a closed day. {weekdayHours} {weekendHours}'),
  closedDays: z
    .array(z.enum(weekdays))
    .optional()
    .describe('Weekdays, always closed. Dates go under Closed dates.'),
  closedDates: z.array(closedDates).default([]).describe('Days off, and days with other hours.'),
  emergency: ifAny(emergencyHours, 'When you take emergencies: 00:00 to 24:00 is all day. {emergencyHours}'),
  sameDayUntil: ifAny(
    time,
    'Such as 12:00: who calls by then usually gets a visit. {sameDay} {sameDayUntil}',
  ),
};

const prices = {
  taxPercent: percent.describe('Sales tax: 8 or 8.875. {taxPercent}'),
  taxPercentByState: z
    .array(stateTax)
    .check(withUnique('state'))
    .optional()
    .describe('For visits in a state where the tax is another.'),
  afterHoursPrice: ifAny(count, 'The lowest, in whole dollars: 149. {afterHoursPrice}'),
  secondAppliancePrice: ifAny(extra, 'For its diagnosis, on the same visit; 0 if free. {secondAppliance}'),
  returnTripPrice: ifAny(extra, 'To fit a part that wasn’t there, in whole dollars; 0 if free. {returnTrip}'),
  feeCredit: ifAny(
    z.enum(['credited', 'added']),
    'Is the fee credited toward the repair, or added to it? {feeCredit}',
  ),
};

const claims = z.strictObject({
  yearsInBusiness: ifAny(fact(12), 'As shown: 15, or 15+ for at least 15. {yearsInBusiness}'),
  customers: ifAny(fact(12), 'As shown: 5,000+ for at least 5,000. {customers}'),
  warrantyDays: count.describe('On parts and labor, in days: 365 for a year. {warrantyDays}'),
  consultationMinutes: ifAny(count, 'Of free advice by phone. {consultationMinutes}'),
  firstRepairDiscount: ifAny(count, 'In whole dollars: 25. A percentage isn’t possible. {discount}'),
  rating: ifAny(z.number().min(1).max(5), 'The average out of 5, such as 4.9. {rating}'),
  reviews: ifAny(fact(12), 'How many, as shown: 500+ for at least 500. {reviews}'),
  cancellationHours: count.describe('Before a visit, until which one can cancel. {cancellationHours}'),
});

const numbers = {
  claims: claims.describe('Numbers that the texts name.'),
  ratingSource: ifAny(fact(40), 'With its month, such as Google, November 2026. {ratingSource}'),
  ratingLink: ifAny(webAddress, 'Where those reviews are: https://…'),
};

/** The forms in which staff edit this file, with the fields of each. */
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
      const remedy = `Name ${weekday} in one entry of "hours", or in "closedDays".`;
      context.addIssue({ code: 'custom', path: ['hours'], message, params: { remedy } });
    }
  });

export type Business = z.infer<typeof businessSchema>;
