import { stateNames } from '@/lib/location/state-code';
import { formatDollars } from '@/lib/pricing/format';
import { hoursInWords } from '@/lib/hours/opening-hours';
import type { Business } from './business';
import type { Facts } from './placeholders';

/** Facts from outside content/: build settings and the tax rate. */
export type ContentSettings = {
  /** Name of the service that turns a position into a city. */
  reverseGeocoder: string;
  /** Name of the service that estimates a city from the IP address. */
  ipLookup: string;
  /** Name of the service that receives requests; undefined if this build sends none. */
  requestService: string | undefined;
  /** "8%". */
  taxPercent: string;
};

/** Where the facts come from. `cardFields`: whether the booking pages show them. */
type Sources = { business: Business; prices: readonly number[]; cardFields: boolean };

/** The facts as pages show them. Numbers that are minimums get a plus: "15+", "5,000+". */
export function businessFacts({ business, prices, cardFields }: Sources, settings: ContentSettings): Facts {
  const { claims, address, afterHoursPrice, feeCredit } = business;
  const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
  return {
    businessName: business.name.value,
    phone: business.phone.value,
    email: business.email.value,
    street: address.value.street,
    cityStateZip: `${address.value.city}, ${address.value.state} ${address.value.zipCode}`,
    yearsInBusiness: `${claims.yearsInBusiness}+`,
    customers: `${claims.customers.toLocaleString('en-US')}+`,
    warrantyDays: String(claims.warrantyDays),
    consultationMinutes: String(claims.consultationMinutes),
    discount: formatDollars(claims.firstRepairDiscount),
    rating: String(claims.rating),
    reviews: `${claims.reviews}+`,
    cancellationHours: String(claims.cancellationHours),
    lowestPrice: formatDollars(Math.min(...prices)),
    weekdayHours: hoursInWords(business.hours, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
    weekendHours: hoursInWords(business.hours, ['Saturday', 'Sunday']),
    states: list.format(business.statesServed.map((code) => stateNames[code])),
    paymentMethods: business.paymentMethods && list.format(business.paymentMethods.value),
    replyTime: business.replyTime?.value,
    arrivalWindow: business.arrivalWindow?.value,
    afterHoursPrice: afterHoursPrice && formatDollars(afterHoursPrice.value),
    feeCredit: feeCredit && { credited: 'credited toward', added: 'added to' }[feeCredit.value],
    ratingSource: business.ratingSource?.value,
    // Without the fields, sentences about them disappear.
    cardFields: cardFields ? 'card fields' : undefined,
    // Either this or `requestService` is missing, so texts can have a sentence for each case.
    waysToSend: settings.requestService ? undefined : 'text, email or phone',
    ...settings,
  };
}
