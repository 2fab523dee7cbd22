import { stateNames } from '@/lib/area/states';
import { longDate } from '@/lib/hours/dates';
import { emergencyHoursText, hoursInWords } from '@/lib/hours/hours-in-words';
import { replyWithin } from '@/lib/hours/reply';
import { formatClock } from '@/lib/hours/shop-clock';
import { formatDollars } from '@/lib/pricing/pricing';
import type { ProviderNames } from './build-settings';
import type { Business } from './schemas/business';

type Sources = {
  business: Business;
  services: readonly { price: number; appliances: readonly { plural: string }[] }[];
  areas: readonly { name: string; city: string }[];
};

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Returns "1 hour" or "2 hours". */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Lists as many names as fit into `length`, and the rest in words: "Sioux Falls, Brandon, and 3 other towns". The
 * result always has the first name, even if that is too long.
 */
function shortList(names: readonly string[], length: number, others: (left: number) => string): string {
  const ways = names.map((_, left) => {
    const named = names.slice(0, names.length - left);
    return list.format(left > 0 ? [...named, others(left)] : named);
  });
  return ways.find((text) => text.length <= length) ?? names[0] ?? '';
}

/** Lists the cities, as many as fit into a title of 70 characters after “Same-day appliance repair in”. */
function citiesInWords(areas: Sources['areas']): string {
  const cities = [...new Set(areas.map(({ city }) => city))];
  return shortList(cities, 41, (left) => counted(left, 'other town'));
}

/** Returns "16 neighborhoods" or "3 towns", which follow "our" in texts. An area that is its own city is a town. */
function areasInWords(areas: Sources['areas']): string {
  const towns = areas.filter(({ name, city }) => name === city).length;
  const neighborhoods = areas.length - towns;
  if (areas.length === 1) return towns === 1 ? 'town' : 'neighborhood';
  if (towns === 0) return `${areas.length} neighborhoods`;
  return neighborhoods === 0 ? `${areas.length} towns` : `${areas.length} neighborhoods and towns`;
}

/** A fact in words, or undefined if the business leaves it out. */
const ifGiven = <T>(value: T | undefined, words: (value: T) => string) =>
  value === undefined ? undefined : words(value);

/** "is free" or "costs $39". */
const costsInWords = (amount: number) => (amount === 0 ? 'is free' : `costs ${formatDollars(amount)}`);

/** Formats "2026-11" as "November 2026". */
const monthInWords = (month: string) => longDate(`${month}-01`).replace(' 1,', '');

/** Lists the ways to give the business a request: "text, email, or phone". */
function waysInWords({ textable, email }: Business): string {
  const ways: string[] = [];
  if (textable) ways.push('text');
  if (email) ways.push('email');
  return either.format([...ways, 'phone']);
}

/** Returns the facts that texts can use in {braces}, as pages show them. */
export function businessFacts({ business, services, areas }: Sources, names: ProviderNames) {
  const { claims, address, afterHoursPrice, emergency, feeCredit, sameDayUntil, replyMinutes } = business;
  const appliances = services.flatMap((one) => one.appliances.map(({ plural }) => plural));
  const prices = services.map(({ price }) => price);
  return {
    businessName: business.name,
    phone: business.phone,
    email: business.email,
    street: address.street,
    homeCity: address.city,
    cityStateZip: `${address.city}, ${address.state} ${address.zipCode}`,
    homeState: stateNames[address.state],
    // Minn. Stat. 325F.56 to 325F.66 apply only to a shop in Minnesota. Texts about them use this fact.
    minnesotaLaw: address.state === 'MN' ? 'Minnesota law' : undefined,
    yearsInBusiness: claims.yearsInBusiness,
    customers: claims.customers,
    warrantyDays: String(claims.warrantyDays),
    consultationMinutes: ifGiven(claims.consultationMinutes, String),
    discount: ifGiven(claims.firstRepairDiscount, formatDollars),
    rating: ifGiven(claims.rating?.score, String),
    reviews: claims.rating?.reviews,
    ratingSource: claims.rating && `${claims.rating.site}, ${monthInWords(claims.rating.month)}`,
    cancellationHours: counted(claims.cancellationHours, 'hour'),
    taxPercent: `${business.taxPercent}%`,
    lowestPrice: formatDollars(Math.min(...prices)),
    weekdayHours: hoursInWords(business.hours, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
    weekendHours: hoursInWords(business.hours, ['Saturday', 'Sunday']),
    states: list.format(business.statesServed.map((code) => stateNames[code])),
    cities: citiesInWords(areas),
    // The limit is what fits into a description.
    appliances: shortList(appliances, 75, () => 'more'),
    areaCount: areasInWords(areas),
    paymentMethods: list.format(business.paymentMethods) || undefined,
    waysToSend: waysInWords(business),
    replyTime: ifGiven(replyMinutes, replyWithin),
    arrivalWindow: ifGiven(business.arrivalWindowHours, (hours) => counted(hours, 'hour')),
    emergencyHours: ifGiven(emergency, emergencyHoursText),
    sameDay: sameDayUntil && 'Same-day',
    sameDayUntil: ifGiven(sameDayUntil, formatClock),
    afterHoursPrice: ifGiven(afterHoursPrice, formatDollars),
    secondAppliance: ifGiven(business.secondAppliancePrice, costsInWords),
    returnTrip: ifGiven(business.returnTripPrice, costsInWords),
    feeCredit: feeCredit && { credited: 'credited toward', added: 'added to' }[feeCredit],
    ownApp: names.requestService ? undefined : 'your own app',
    ...names,
  };
}
