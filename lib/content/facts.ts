import { stateNames } from '@/lib/area/states';
import { formatDollars } from '@/lib/pricing/pricing';
import { clockInWords } from '@/lib/hours/shop-clock';
import { emergencyHoursText, hoursInWords, replyTimeInWords } from '@/lib/hours/opening-hours';
import type { Business } from '@/lib/content/schemas/business';
import type { ServiceNames } from '@/lib/site/build-settings';

type Sources = {
  business: Business;
  services: readonly { price: number; appliances: readonly { plural: string }[] }[];
  areas: readonly { name: string; city: string }[];
};

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "1 hour", "2 hours". */
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Lists as many names as fit into `length`, and the number of the rest: "Sioux Falls, Brandon, and 3 other towns". The
 * result always has the first name, even if that is too long.
 */
function shortList(names: readonly string[], length: number, others: (left: number) => string): string {
  const ways = names.map((_, left) => {
    const named = names.slice(0, names.length - left);
    return list.format(left > 0 ? [...named, others(left)] : named);
  });
  return ways.find((text) => text.length <= length) ?? names[0] ?? '';
}

/** The cities of the areas. The default length is what fits into a title without the business's name. */
export function citiesInWords(areas: Sources['areas'], length = 41): string {
  const cities = [...new Set(areas.map(({ city }) => city))];
  return shortList(cities, length, (left) => counted(left, 'other town'));
}

/** "16 neighborhoods" or "3 towns", for texts such as "in our 3 towns". An area that is its own city is a town. */
function areasInWords(areas: Sources['areas']): string {
  const towns = areas.filter(({ name, city }) => name === city).length;
  const neighborhoods = areas.length - towns;
  if (areas.length === 1) return towns === 1 ? 'town' : 'neighborhood';
  if (towns === 0) return `${areas.length} neighborhoods`;
  return neighborhoods === 0 ? `${areas.length} towns` : `${areas.length} neighborhoods and towns`;
}

const dollars = (amount: number | undefined) => (amount === undefined ? undefined : formatDollars(amount));

/** "is free" or "costs $39". */
function costsInWords(amount: number | undefined): string | undefined {
  if (amount === undefined) return undefined;
  return amount === 0 ? 'is free' : `costs ${formatDollars(amount)}`;
}

const numberInWords = (amount: number | undefined) => amount?.toLocaleString('en-US');

/** The ways to give the business a request: "text, email, or phone". */
function waysInWords({ textable, email }: Business): string {
  const ways: string[] = [];
  if (textable) ways.push('text');
  if (email) ways.push('email');
  return either.format([...ways, 'phone']);
}

/** The facts that texts can use in {braces}, the way pages show them. */
export function businessFacts({ business, services, areas }: Sources, names: ServiceNames) {
  const { claims, address, afterHoursPrice, emergency, feeCredit, replyMinutes, sameDayUntil } = business;
  const appliances = services.flatMap((one) => one.appliances.map(({ plural }) => plural));
  const prices = services.map(({ price }) => price);
  return {
    businessName: business.name,
    phone: business.phone,
    email: business.email,
    street: address.street,
    cityStateZip: `${address.city}, ${address.state} ${address.zipCode}`,
    homeState: stateNames[address.state],
    // Minn. Stat. 325F.56 to 325F.66 apply only to a shop in Minnesota. Texts about them use this fact.
    minnesotaLaw: address.state === 'MN' ? 'Minnesota law' : undefined,
    yearsInBusiness: claims.yearsInBusiness,
    customers: claims.customers,
    warrantyDays: numberInWords(claims.warrantyDays),
    consultationMinutes: numberInWords(claims.consultationMinutes),
    discount: dollars(claims.firstRepairDiscount),
    rating: numberInWords(claims.rating),
    reviews: claims.reviews,
    cancellationHours: counted(claims.cancellationHours, 'hour'),
    taxPercent: `${business.taxPercent}%`,
    lowestPrice: dollars(Math.min(...prices)),
    highestPrice: dollars(Math.max(...prices)),
    weekdayHours: hoursInWords(business.hours, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
    weekendHours: hoursInWords(business.hours, ['Saturday', 'Sunday']),
    states: list.format(business.statesServed.map((code) => stateNames[code])),
    cities: citiesInWords(areas),
    // The limit is what fits into a description.
    appliances: shortList(appliances, 75, () => 'more'),
    areaCount: areasInWords(areas),
    paymentMethods: list.format(business.paymentMethods) || undefined,
    waysToSend: waysInWords(business),
    replyTime: replyMinutes === undefined ? undefined : replyTimeInWords(replyMinutes),
    arrivalWindow: business.arrivalWindow,
    emergencyHours: emergency && emergencyHoursText(emergency),
    sameDay: sameDayUntil && 'Same-day',
    sameDayUntil: sameDayUntil && clockInWords(sameDayUntil),
    afterHoursPrice: dollars(afterHoursPrice),
    secondAppliance: costsInWords(business.secondAppliancePrice),
    returnTrip: costsInWords(business.returnTripPrice),
    feeCredit: feeCredit && { credited: 'credited toward', added: 'added to' }[feeCredit],
    ratingSource: business.ratingSource,
    ownApp: names.requestService ? undefined : 'your own app',
    ...names,
  };
}
