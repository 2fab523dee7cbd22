import { hoursInWords, toSchemaOrg, weekTable } from '@/lib/hours/opening-hours';
import { formatClock } from '@/lib/hours/clock';
import { preferredTimes } from '@/lib/booking/preferred-times';
import { plainSpaces } from '../built-page';
import { builtBusiness, cardValue } from '../business-data';
import type { Finding, Item } from '../item';
import type { LaunchSite } from '../launch-site';

const remedy =
  'The hours stand in content/business.json alone. Elsewhere write {weekdayHours} and {weekendHours}.';

/** The hours are the same in the footer, on the pages, for search engines and in the contact card. */
export const hours: Item = {
  id: 'hours',
  title: 'The opening hours are the same everywhere',
  needs: 'export',
  find: (site) => [...missing(site), ...others(site), ...forMachines(site)],
};

const clockRange = /\b\d{1,2}(?::\d\d)? ?[AP]\.?M\.? ?(?:–|-|to) ?\d{1,2}(?::\d\d)? ?[AP]\.?M\b/gi;

/** The footer of every page, and the tables of the home page and of Business info. */
function missing({ pages, content }: LaunchSite): Finding[] {
  const rows = weekTable(content.business.hours).map(({ days, hours: time }) => ({
    days,
    time: plainSpaces(time),
  }));
  const lacks = (place: string, where: string, days: string, time: string): Finding => ({
    place,
    reason: `${where} does not say ${days} ${time}.`,
    remedy,
  });
  return pages.flatMap((page) => {
    const body = page.text.replace(page.footer, '');
    const hasTable = page.route === '/' || page.route === '/business-info';
    return rows.flatMap(({ days, time }) => [
      ...(page.footer.includes(`${days} ${time}`) ? [] : [lacks(page.route, 'The footer', days, time)]),
      ...(hasTable && !new RegExp(`${days}.{0,60}${time}`).test(body)
        ? [lacks(page.route, 'The table of hours', days, time)]
        : []),
    ]);
  });
}

/** Hours that somebody typed by hand and that are not those of the business. */
function others({ pages, content }: LaunchSite): Finding[] {
  const compact = (range: string) =>
    range
      .toUpperCase()
      .replace(/\bTO\b|-/g, '–')
      .replace(/[ .]/g, '');
  const visits = preferredTimes.flatMap(({ window }) =>
    window ? [`${formatClock(window.starts)} – ${formatClock(window.ends)}`] : [],
  );
  const known = [...weekTable(content.business.hours).map((row) => row.hours), ...visits].map((range) =>
    compact(plainSpaces(range)),
  );
  return pages.flatMap(({ route, text }) =>
    [...new Set(text.match(clockRange) ?? [])]
      .filter((range) => !known.includes(compact(range)))
      .map((range) => ({
        place: route,
        reason: `The page has the hours ${range}, which the business does not keep.`,
        remedy,
      })),
  );
}

function forMachines(site: LaunchSite): Finding[] {
  const { hours: week } = site.content.business;
  const built = builtBusiness(site)?.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => ({
    dayOfWeek,
    opens,
    closes,
  }));
  const note = plainSpaces(cardValue(site, 'NOTE') ?? '');
  const inWords = weekTable(week).map(({ days, hours: time }) => plainSpaces(`${days} ${time}`));
  const again = 'Build again. If it stays, tell a developer.';
  return [
    ...(JSON.stringify(built) === JSON.stringify(toSchemaOrg(week))
      ? []
      : [
          {
            place: '/ (data for search engines)',
            reason: `The hours are not ${plainSpaces(hoursInWords(week))}.`,
            remedy: again,
          },
        ]),
    ...inWords
      .filter((row) => !note.includes(row))
      .map((row) => ({
        place: '/contact.vcf (contact card)',
        reason: `The notes do not say ${row}.`,
        remedy: 'Write {weekdayHours} and {weekendHours} into "contactCardNote" of content/site.json.',
      })),
  ];
}
