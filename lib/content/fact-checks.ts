import { stateNames } from '@/lib/area/states';
import { isZipInStates } from '@/lib/area/zip';
import { clockInWords } from '@/lib/hours/shop-clock';
import { longDate } from '@/lib/hours/dates';
import type { ClosedDates } from '@/lib/hours/opening-hours';
import { milesBetween } from '@/lib/location/within-reach';
import { formatDollars } from '@/lib/pricing/pricing';
import type { SiteContent } from './load';
import { labelOf } from './paths';

/**
 * Which file and field ("business.json: phone") or setting, what is wrong (falsy if nothing), and how to fix it. A check
 * with 'now' stops every build, because nobody can intend that.
 */
export type Check = [
  where: string,
  wrong: string | false | 0 | undefined,
  remedy?: string,
  when?: 'now' | false,
];

type Facts = Pick<SiteContent, 'business' | 'services' | 'areas' | 'pages'>;

/** Facts that contradict each other or the calendar, and probable typos. `today` is "yyyy-mm-dd". */
export const factChecks = (facts: Facts, today: string): Check[] => [
  ...timeChecks(facts, today),
  ...priceChecks(facts),
  ...placeChecks(facts),
  ...claimChecks(facts, today),
];

/** Whether two entries share a day and have different hours. */
const contradict = (one: ClosedDates, other: ClosedDates) =>
  one.from <= other.to && other.from <= one.to && JSON.stringify(one.hours) !== JSON.stringify(other.hours);

function timeChecks({ business, pages }: Facts, today: string): Check[] {
  const { hours, closedDates, sameDayUntil = '' } = business;
  const over = hours.filter(({ closes }) => sameDayUntil === '00:00' || closes <= sameDayUntil);
  const isNever = over.length === hours.length;
  const tooLate = over.map(({ days, closes }) => {
    return `is ${clockInWords(sameDayUntil)}, but on ${days[0]} you close at ${clockInWords(closes)}.`;
  });
  return [
    ['business.json: Same-day cutoff', tooLate[0], 'Enter a time while you’re open.', isNever && 'now'],
    ...closedDates.flatMap((one, index): Check[] => {
      const twin = closedDates.slice(index + 1).find((other) => contradict(one, other));
      const isOver = one.to < today && `still lists ${one.reason}, which ended on ${one.to}.`;
      const wrong =
        twin && `has “${one.reason}” and “${twin.reason}” for the same day, with different hours.`;
      return [
        ['business.json: Closed dates', isOver, 'Remove it.'],
        ['business.json: Closed dates', wrong, 'Put each day into only one of the two.', 'now'],
      ];
    }),
    ...Object.entries(pages).map(([page, { updated }]): Check => {
      const wrong = `is ${longDate(updated)}, which is in the future.`;
      const remedy = 'Enter the day on which the text last changed.';
      return [`pages.json: ${labelOf(page)} → Updated`, updated > today && wrong, remedy, 'now'];
    }),
  ];
}

function priceChecks({ business, services }: Facts): Check[] {
  const { taxPercent, taxPercentByState = [], afterHoursPrice = Infinity } = business;
  const prices = services.map(({ price }) => price);
  const highest = Math.max(...prices);
  return [
    ...services.map(({ name, price }): Check => {
      return [`services.json: ${name}`, (price > 500 || price < 20) && `costs $${price}. Is that a typo?`];
    }),
    [
      'business.json: After-hours price',
      afterHoursPrice < highest &&
        `is $${afterHoursPrice}, which is less than your most expensive regular visit (${formatDollars(highest)}).`,
    ],
    [
      'business.json: After-hours price',
      business.afterHoursPrice &&
        !business.emergency &&
        'is shown, but nobody can book such a visit without “Emergency”.',
      'Fill in “Emergency”, or leave the price empty.',
    ],
    [
      'business.json: Tax percent',
      taxPercent > 0 && taxPercent < 1 && `is ${taxPercent} percent. Is that a typo?`,
    ],
    ...taxPercentByState.map(({ state }): Check => {
      const isServed = business.statesServed.includes(state);
      return [
        'business.json: Tax percent by state',
        !isServed && `has ${stateNames[state]}, which you don’t serve.`,
      ];
    }),
  ];
}

function placeChecks({ business, areas }: Facts): Check[] {
  const { address, statesServed, serviceRadiusMiles = Infinity } = business;
  const { latitude = NaN, longitude = NaN, state, zipCode } = address;
  return [
    [
      'business.json: Address → ZIP code',
      !isZipInStates(zipCode, [state]) && `is ${zipCode}, which isn’t in ${stateNames[state]}.`,
      'Fix the ZIP code or the state.',
      'now',
    ],
    [
      'business.json: States served',
      !statesServed.includes(state) && `doesn’t include ${stateNames[state]}, where your shop is.`,
    ],
    ...areas.flatMap(({ name, zips, ...area }): Check[] => {
      const center = { latitude: area.latitude ?? NaN, longitude: area.longitude ?? NaN };
      const miles = milesBetween({ latitude, longitude }, center);
      const abroad = zips.find((zip) => !isZipInStates(zip, statesServed));
      const farAway = `is more than ${serviceRadiusMiles} miles from your address, so the site tells visitors there that they’re outside your service area.`;
      return [
        [`areas.json: ${name}`, miles > serviceRadiusMiles && farAway],
        [`areas.json: ${name}`, abroad && `has ZIP code ${abroad}, which isn’t in a state you serve.`],
      ];
    }),
    [
      'business.json: How far you travel (miles)',
      isFinite(serviceRadiusMiles) &&
        isNaN(latitude + longitude) &&
        'doesn’t work without the latitude and longitude of your address.',
      'Fill in both, or leave “How far you travel” empty (serviceRadiusMiles in the file).',
    ],
  ];
}

function claimChecks({ business }: Facts, today: string): Check[] {
  const { claims, ratingSource = '' } = business;
  const [, month = 'January', year = ''] = /(?:(\p{Lu}\p{Ll}+)\.? )?(20\d\d)$/u.exec(ratingSource) ?? [];
  return [
    [
      'business.json: Claims → Rating',
      claims.rating && !claims.reviews && `is ${claims.rating}, but the number of reviews is missing.`,
      'Fill in “Reviews”.',
    ],
    [
      'business.json: Rating source',
      ratingSource && !claims.rating && `is “${ratingSource}”, but the rating is missing.`,
      'Fill in “Rating”, or leave the source empty.',
      'now',
    ],
    [
      'business.json: Rating source',
      Date.parse(`1 ${month} ${year} UTC`) > Date.parse(today) &&
        `is “${ratingSource}”, which is in the future.`,
      'Enter the month in which you looked.',
      'now',
    ],
  ];
}
