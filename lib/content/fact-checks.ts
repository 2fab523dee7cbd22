import { stateNames } from '@/lib/area/states';
import { isZipInStates } from '@/lib/area/zip';
import { longDate } from '@/lib/hours/dates';
import type { ClosedDates } from '@/lib/hours/opening-hours';
import { clockInWords } from '@/lib/hours/shop-clock';
import { milesBetween } from '@/lib/location/within-reach';
import { formatDollars } from '@/lib/pricing/pricing';
import type { SiteContent } from './load';
import { labelOf } from './paths';

/** A check of content or settings. */
export type Check = {
  /** The file or setting, and the field in it, as in a `Remark`. */
  file: string;
  field?: string;
  /** Falsy if nothing is wrong. Otherwise what is wrong, as a sentence that continues from the field. */
  wrong: string | false | 0 | undefined;
  remedy: string;
  /** True if nobody can intend this, so that no build may start with it. */
  stopsBuild?: boolean;
};

type Facts = Pick<SiteContent, 'business' | 'services' | 'areas' | 'pages'>;

/** Facts that contradict each other or the calendar, and probable typos. `today` is "yyyy-mm-dd". */
export const factChecks = (facts: Facts, today: string): Check[] => [
  cutoffCheck(facts),
  ...closedDatesChecks(facts, today),
  ...updatedChecks(facts, today),
  ...priceChecks(facts),
  ...taxChecks(facts),
  ...placeChecks(facts),
  ...areaChecks(facts),
  ...claimChecks(facts, today),
];

const business = 'content/business.json';
const fixIfWrong = 'Fix it if it’s wrong.';

function cutoffCheck({ business: { hours, sameDayUntil = '' } }: Facts): Check {
  const isLate = ({ closes }: { closes: string }) => sameDayUntil === '00:00' || closes <= sameDayUntil;
  const late = hours.filter(isLate);
  const [first] = late;
  return {
    file: business,
    field: 'Same-day cutoff',
    wrong:
      first &&
      `is ${clockInWords(sameDayUntil)}, but on ${first.days[0]} you close at ${clockInWords(first.closes)}.`,
    remedy: 'Enter a time while you’re open.',
    stopsBuild: late.length === hours.length,
  };
}

/** Whether two entries share a day and have different hours. */
const contradict = (one: ClosedDates, other: ClosedDates) =>
  one.from <= other.to && other.from <= one.to && JSON.stringify(one.hours) !== JSON.stringify(other.hours);

function closedDatesChecks({ business: { closedDates } }: Facts, today: string): Check[] {
  const field = 'Closed dates';
  return closedDates.flatMap((entry, index): Check[] => {
    const other = closedDates.slice(index + 1).find((later) => contradict(entry, later));
    return [
      {
        file: business,
        field,
        wrong: entry.to < today && `still lists ${entry.reason}, which ended on ${entry.to}.`,
        remedy: 'Remove it.',
      },
      {
        file: business,
        field,
        wrong: other && `has “${entry.reason}” and “${other.reason}” for the same day, with different hours.`,
        remedy: 'Put each day into only one of the two.',
        stopsBuild: true,
      },
    ];
  });
}

const updatedChecks = ({ pages }: Facts, today: string) =>
  Object.entries(pages).map(([page, { updated }]): Check => ({
    file: 'content/pages.json',
    field: `${labelOf(page)} → Updated`,
    wrong: updated > today && `is ${longDate(updated)}, which is in the future.`,
    remedy: 'Enter the day on which the text last changed.',
    stopsBuild: true,
  }));

function priceChecks({ business: { afterHoursPrice, emergency }, services }: Facts): Check[] {
  const highest = Math.max(...services.map(({ price }) => price));
  const afterHours = { file: business, field: 'After-hours price' };
  return [
    ...services.map(({ name, price }) => ({
      file: 'content/services.json',
      field: name,
      wrong: (price > 500 || price < 20) && `costs $${price}. Is that a typo?`,
      remedy: fixIfWrong,
    })),
    {
      ...afterHours,
      wrong:
        afterHoursPrice !== undefined &&
        afterHoursPrice < highest &&
        `is $${afterHoursPrice}, which is less than your most expensive regular visit (${formatDollars(highest)}).`,
      remedy: fixIfWrong,
    },
    {
      ...afterHours,
      wrong:
        afterHoursPrice !== undefined &&
        !emergency &&
        'is shown, but nobody can book such a visit without “Emergency”.',
      remedy: 'Fill in “Emergency”, or leave the price empty.',
    },
  ];
}

function taxChecks({ business: { taxPercent, taxPercentByState = [], statesServed } }: Facts): Check[] {
  return [
    {
      file: business,
      field: 'Tax percent',
      wrong: taxPercent > 0 && taxPercent < 1 && `is ${taxPercent} percent. Is that a typo?`,
      remedy: fixIfWrong,
    },
    ...taxPercentByState.map(({ state }) => ({
      file: business,
      field: 'Tax percent by state',
      wrong: !statesServed.includes(state) && `has ${stateNames[state]}, which you don’t serve.`,
      remedy: fixIfWrong,
    })),
  ];
}

function placeChecks({ business: { address, statesServed, serviceRadiusMiles } }: Facts): Check[] {
  const { latitude, longitude, state, zipCode } = address;
  const hasCoordinates = latitude !== undefined && longitude !== undefined;
  return [
    {
      file: business,
      field: 'Address → ZIP code',
      wrong: !isZipInStates(zipCode, [state]) && `is ${zipCode}, which isn’t in ${stateNames[state]}.`,
      remedy: 'Fix the ZIP code or the state.',
      stopsBuild: true,
    },
    {
      file: business,
      field: 'States served',
      wrong: !statesServed.includes(state) && `doesn’t include ${stateNames[state]}, where your shop is.`,
      remedy: fixIfWrong,
    },
    {
      file: business,
      field: 'How far you travel (miles)',
      wrong:
        serviceRadiusMiles !== undefined &&
        !hasCoordinates &&
        'doesn’t work without the latitude and longitude of your address.',
      remedy: 'Fill in both, or leave “How far you travel” empty (serviceRadiusMiles in the file).',
    },
  ];
}

function areaChecks({ business: { address, statesServed, serviceRadiusMiles = Infinity }, areas }: Facts) {
  return areas.flatMap((area): Check[] => {
    const place = { file: 'content/areas.json', field: area.name, remedy: fixIfWrong };
    const zipElsewhere = area.zips.find((zip) => !isZipInStates(zip, statesServed));
    return [
      {
        ...place,
        wrong:
          milesBetween(pointOf(address), pointOf(area)) > serviceRadiusMiles &&
          `is more than ${serviceRadiusMiles} miles from your address, so the site tells visitors there that they’re outside your service area.`,
      },
      {
        ...place,
        wrong: zipElsewhere && `has ZIP code ${zipElsewhere}, which isn’t in a state you serve.`,
      },
    ];
  });
}

/** A missing coordinate becomes NaN, and no distance from there is more than the radius. */
const pointOf = ({
  latitude = NaN,
  longitude = NaN,
}: Partial<Record<'latitude' | 'longitude', number | undefined>>) => ({
  latitude,
  longitude,
});

function claimChecks({ business: { claims, ratingSource = '' } }: Facts, today: string): Check[] {
  const source = { file: business, field: 'Rating source', stopsBuild: true };
  return [
    {
      file: business,
      field: 'Claims → Rating',
      wrong: claims.rating && !claims.reviews && `is ${claims.rating}, but the number of reviews is missing.`,
      remedy: 'Fill in “Reviews”.',
    },
    {
      ...source,
      wrong: ratingSource && !claims.rating && `is “${ratingSource}”, but the rating is missing.`,
      remedy: 'Fill in “Rating”, or leave the source empty.',
    },
    {
      ...source,
      wrong: isAfter(ratingSource, today) && `is “${ratingSource}”, which is in the future.`,
      remedy: 'Enter the month in which you looked.',
    },
  ];
}

/** Whether the month or year at the end of a source, such as "Google, November 2026", begins after a day. */
function isAfter(source: string, day: string): boolean {
  const [, month = 'January', year = ''] = /(?:(\p{Lu}\p{Ll}+)\.? )?(20\d\d)$/u.exec(source) ?? [];
  return Date.parse(`1 ${month} ${year} UTC`) > Date.parse(day);
}
