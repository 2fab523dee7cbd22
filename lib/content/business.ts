import { z } from 'zod';
import { stateCodes } from '@/lib/location/state-code';
import { weekdays } from '@/lib/hours/weekdays';
import { line, sampled, sampleMark } from './text';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const time = z.string().regex(clockTime, 'must be a time such as "07:00" or "21:00"');
const stateCode = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters such as "MN"');
const webAddress = z.url({ protocol: /^https$/, message: 'must be an address that starts with https://' });
const zipCode = z.string().regex(/^\d{5}$/, 'must be five digits between quotation marks, such as "55408"');

/** Hours of one or more days, in the business's own time zone (America/Chicago). */
export const openingHoursSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('The days that have these hours: "Monday", "Tuesday" …'),
    opens: time.describe('When the day begins, on a 24-hour clock: "07:00". A day off is in "closedDays".'),
    closes: time.describe('When the day ends, on a 24-hour clock: "21:00" for 9 PM, "24:00" for midnight.'),
  })
  .refine(({ opens, closes }) => !clockTime.test(opens) || !clockTime.test(closes) || opens < closes, {
    path: ['closes'],
    message: 'must be later than "opens"',
    params: { remedy: 'Use a 24-hour clock: 9 PM is "21:00", and midnight, the latest, is "24:00".' },
  });

const claims = z.strictObject({
  yearsInBusiness: z.int().positive().describe('Years in business: 15 shows as "15+". {yearsInBusiness}'),
  customers: z.int().positive().describe('Customers so far: 5000 shows as "5000+". {customers}'),
  warrantyDays: z.int().positive().describe('Days of warranty on parts and labor. {warrantyDays}'),
  consultationMinutes: z.int().positive().describe('Minutes of the free consultation. {consultationMinutes}'),
  firstRepairDiscount: z
    .int('must be a whole number of dollars such as 25, without "$"')
    .positive('must be more than 0')
    .describe('Whole dollars off the first repair: 25, not "$25". {discount}'),
  rating: z.number().min(1).max(5).describe('Average rating out of 5, such as 4.9. {rating}'),
  reviews: z.int().positive().describe('Number of reviews: 500 shows as "500+". {reviews}'),
  cancellationHours: z
    .int()
    .positive()
    .describe('How many hours before an appointment it can still be canceled. {cancellationHours}'),
});

/** content/business.json: who the business is, and the facts that the words refer to as {placeholders}. */
export const businessSchema = z.strictObject({
  name: sampled(line(60)).describe(
    'Name of the business, as on the license. On every page and in search results.',
  ),
  siteAddress: sampled(webAddress).describe('Address of the site, without a path: https://www.example.com'),
  phone: sampled(z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written like (612) 555-0142')).describe(
    'Phone number, written like (612) 555-0142. On every page, and behind every Call button.',
  ),
  email: sampled(z.email()).describe('Email address that customers write to.'),
  address: sampled(
    z.strictObject({
      street: line(80).describe('Street and number.'),
      city: line(60).describe('City.'),
      state: stateCode.describe('State as two capital letters: "MN".'),
      zipCode: zipCode.describe('ZIP code: five digits.'),
      latitude: z.number().min(-90).max(90).describe('Latitude for search engines, such as 44.94861.'),
      longitude: z.number().min(-180).max(180).describe('Longitude for search engines, such as -93.29827.'),
    }),
  ).describe('Street address. In the footer, in the contact section and on the Business info page.'),
  license: sampled(line(160))
    .optional()
    .describe('Kind of license, who issued it, and its number. On the Business info page, if there is one.'),
  insurance: sampled(line(200)).describe('Insurance, on the Business info page.'),
  hours: z
    .array(openingHoursSchema)
    .min(1)
    .describe('Opening hours in Minnesota time. Each of the seven days is in one entry or among the closed days.'),
  closedDays: z.array(z.enum(weekdays)).optional().describe('Days on which the business is closed, if any.'),
  paymentMethods: sampled(z.array(line(30)).min(1))
    .optional()
    .describe('How customers can pay. {paymentMethods}'),
  replyTime: sampled(line(60)).optional().describe('How soon you answer: "within 30 minutes". {replyTime}'),
  arrivalWindow: sampled(line(30)).optional().describe('Length of the arrival window: "2-hour". {arrivalWindow}'),
  afterHoursPrice: sampled(z.int().positive())
    .optional()
    .describe('Whole dollars for a visit outside the opening hours, such as 149. {afterHoursPrice}'),
  feeCredit: sampled(z.enum(['credited', 'added']))
    .optional()
    .describe('Whether the service call fee is credited to the repair, or the repair is added to it. {feeCredit}'),
  ratingSource: sampled(line(40))
    .optional()
    .describe('Where the rating comes from, and its month: "Google, November 2026". {ratingSource}'),
  ratingLink: sampled(webAddress)
    .optional()
    .describe('Address at which people can read those reviews, if there is one.'),
  claims: claims.describe('The figures that the words refer to.'),
  appliances: z.array(line(60)).min(1).describe('The appliances listed on the Business info page.'),
  appliancesSample: sampleMark().optional(),
  brands: z.array(line(40)).min(1).describe('The brands listed on the Business info page.'),
  brandsSample: sampleMark().optional(),
  statesServed: z
    .array(z.enum(stateCodes))
    .min(1)
    .describe('States in which repairs can be booked, as two capital letters each. {states}'),
});

export type Business = z.infer<typeof businessSchema>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;
