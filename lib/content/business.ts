import { z } from 'zod';
import { stateCodes } from '@/lib/location/state-code';
import { weekdays } from '@/lib/hours/weekdays';
import { line, sampled, sampleMark } from './text';

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const time = z.string().regex(clockTime, 'must be a time such as "07:00" or "21:00"');
const stateCode = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters such as "MN"');
const webAddress = z.url({ protocol: /^https$/, message: 'must be a web address that starts with https://' });
const zipCode = z.string().regex(/^\d{5}$/, 'must be five digits in quotation marks, such as "55408"');

/** Hours of one or more days, in the business's own time zone (America/Chicago). */
export const openingHoursSchema = z
  .strictObject({
    days: z.array(z.enum(weekdays)).min(1).describe('Days with these hours: "Monday", "Tuesday" …'),
    opens: time.describe('Opening time on a 24-hour clock, such as "07:00". List days off in "closedDays".'),
    closes: time.describe('Closing time on a 24-hour clock: "21:00" for 9 PM, "24:00" for midnight.'),
  })
  .refine(({ opens, closes }) => !clockTime.test(opens) || !clockTime.test(closes) || opens < closes, {
    path: ['closes'],
    message: 'must be later than "opens"',
    params: {
      remedy: 'Use a 24-hour clock: 9 PM is "21:00", and midnight is "24:00", the latest time there is.',
    },
  });

const claims = z.strictObject({
  yearsInBusiness: z.int().positive().describe('Years in business: 15 shows as "15+". {yearsInBusiness}'),
  customers: z.int().positive().describe('Customers served: 5000 shows as "5,000+". {customers}'),
  warrantyDays: z
    .int()
    .positive()
    .describe('Length of the warranty on parts and labor, in days. {warrantyDays}'),
  consultationMinutes: z
    .int()
    .positive()
    .describe('Length of the free consultation, in minutes. {consultationMinutes}'),
  firstRepairDiscount: z
    .int('must be a whole number of dollars such as 25, without "$"')
    .positive('must be more than 0')
    .describe('Whole dollars off the first repair: 25, not "$25". {discount}'),
  rating: z.number().min(1).max(5).describe('Average rating out of 5, such as 4.9. {rating}'),
  reviews: z.int().positive().describe('Number of reviews: 500 shows as "500+". {reviews}'),
  cancellationHours: z
    .int()
    .positive()
    .describe('How many hours before an appointment customers can still cancel. {cancellationHours}'),
});

/** content/business.json: who the business is, and the facts that texts name in {braces}. */
export const businessSchema = z.strictObject({
  name: sampled(line(60)).describe('Business name, as on the license.'),
  siteAddress: sampled(webAddress).describe('Web address of the site: https://www.example.com'),
  httpsOnly: z
    .enum(['this site', 'subdomains', 'preload'])
    .optional()
    .describe(
      'What must use HTTPS: "this site", also its "subdomains", or "preload" to list both in browsers.',
    ),
  phone: sampled(z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be written like (612) 555-0142')).describe(
    'Phone number, written like (612) 555-0142. Shown on every page; Call buttons dial it.',
  ),
  email: sampled(z.email()).describe('Email address for customers.'),
  address: sampled(
    z.strictObject({
      street: line(80).describe('House number and street.'),
      city: line(60).describe('City.'),
      state: stateCode.describe('State as two capital letters: "MN".'),
      zipCode: zipCode.describe('ZIP code: five digits.'),
      latitude: z.number().min(-90).max(90).describe('Latitude for search engines, such as 44.94861.'),
      longitude: z.number().min(-180).max(180).describe('Longitude for search engines, such as -93.29827.'),
    }),
  ).describe('Street address. Shown in the footer, the contact section and on the Business info page.'),
  license: sampled(line(160))
    .optional()
    .describe('Type of license, who issued it and its number, if there is one. For the Business info page.'),
  insurance: sampled(line(200)).describe('Insurance coverage, for the Business info page.'),
  hours: z
    .array(openingHoursSchema)
    .min(1)
    .describe('Opening hours in Minnesota time. Each day is in one entry or in "closedDays".'),
  closedDays: z.array(z.enum(weekdays)).optional().describe('Days when the business is closed, if any.'),
  paymentMethods: sampled(z.array(line(30)).min(1))
    .optional()
    .describe('How customers can pay. {paymentMethods}'),
  replyTime: sampled(line(60)).optional().describe('How soon you answer: "within 30 minutes". {replyTime}'),
  arrivalWindow: sampled(line(30)).optional().describe('Arrival window: "2-hour". {arrivalWindow}'),
  afterHoursPrice: sampled(z.int().positive())
    .optional()
    .describe('Lowest price of a visit outside opening hours, in whole dollars: 149. {afterHoursPrice}'),
  feeCredit: sampled(z.enum(['credited', 'added']))
    .optional()
    .describe(
      'Is the service call fee credited toward the repair, or is the repair added to it? {feeCredit}',
    ),
  ratingSource: sampled(line(40))
    .optional()
    .describe('Source and month of the rating: "Google, November 2026". {ratingSource}'),
  ratingLink: sampled(webAddress).optional().describe('Web address of those reviews, if there is one.'),
  claims: claims.describe('Numbers that the texts refer to.'),
  appliances: z.array(line(60)).min(1).describe('The appliances listed on the Business info page.'),
  appliancesSample: sampleMark().optional(),
  brands: z.array(line(40)).min(1).describe('The brands listed on the Business info page.'),
  brandsSample: sampleMark().optional(),
  statesServed: z
    .array(z.enum(stateCodes))
    .min(1)
    .describe('States where customers can book a repair, as two-letter codes. {states}'),
});

export type Business = z.infer<typeof businessSchema>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;
