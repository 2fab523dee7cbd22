import { areaMarks } from '@/lib/area/map';
import { milesBetween } from '@/lib/location/reach';
import { routePaths } from '@/lib/seo/routes';
import type { loadContent } from './load/load-content';
import { fieldInWords, valueAt, walk } from './load/paths';
import { splitProse } from './load/prose';

/** Something that looks wrong but may be intended: `place` is "content/home.json: hero → lead". */
export type Warning = { place: string; wrong: string };

/** What a text has by mistake, and what to do. In the privacy policy and the terms, Markdown is formatting. */
const mistakes: [pattern: RegExp, about: string, alsoInProse: boolean][] = [
  [
    /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|\*\*|\]\(|^#+ /i,
    'Markdown or HTML, which visitors see as typed',
    false,
  ],
  [/&(#\d+|[a-z]+);/i, 'a code, which visitors see as typed. Write the character itself', true],
  [
    /\$\d[\d,.]*/,
    'a typed price. Write the fact in braces, such as {lowestPrice}, so that it stays true',
    true,
  ],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/, 'a typed phone number. Write {phone}, so that it stays true', true],
  [/\b[\w.-]+\.example\b/, 'an address that nobody can have', true],
];

/** What looks wrong in content/ but may be intended. `today` is "yyyy-mm-dd". */
export function contentWarnings(
  { content, written }: Pick<ReturnType<typeof loadContent>, 'content' | 'written'>,
  today: string,
) {
  const { services, areas, business, pages } = content;
  const { taxPercent, address, afterHoursPrice, closedDates, serviceRadiusMiles = Infinity } = business;
  const found: Warning[] = [];
  const warn = (place: string, wrong: string) => found.push({ place: `content/${place}`, wrong });
  if (!areaMarks(areas)) warn('areas.json', 'Not all areas lie on the drawn map, so the list stands alone.');
  const shop = { latitude: address.latitude ?? NaN, longitude: address.longitude ?? NaN };
  for (const { name, latitude = NaN, longitude = NaN } of areas)
    if (milesBetween(shop, { latitude, longitude }) > serviceRadiusMiles)
      warn(
        `areas.json: ${name}`,
        `It is more than ${serviceRadiusMiles} miles away, so visitors there read that you may not come.`,
      );
  for (const { name, price } of services)
    // Probably a typo: 8900 or 8 for 89.
    if (price > 500 || price < 20) warn(`services.json: ${name}`, `It costs $${price}. Is that right?`);
  const highest = Math.max(...services.map(({ price }) => price));
  if (afterHoursPrice !== undefined && afterHoursPrice < highest)
    warn(
      'business.json: afterHoursPrice',
      `$${afterHoursPrice} is less than a visit in your hours, up to $${highest}. Is that right?`,
    );
  for (const { to, reason } of closedDates)
    if (to < today) warn('business.json: closedDates', `${reason} is over since ${to}. Remove it.`);
  if (taxPercent > 0 && taxPercent < 1)
    warn('business.json: taxPercent', `It is ${taxPercent} percent. Is that right?`);
  for (const [page, { updated }] of Object.entries(pages))
    if (updated > today) warn(`pages.json: ${page}`, `It has a date in the future, ${updated}.`);
  for (const { path, value } of walk(written)) {
    const [file, ...field] = [String(path[0]), ...path.slice(1)] as const;
    // The facts themselves, and the words of customers.
    if (typeof value !== 'string' || ['business.json', 'testimonials.json'].includes(file)) continue;
    const isProse = file.endsWith('.md');
    const place = isProse ? file : `${file}: ${fieldInWords(valueAt(written, [file]), field)}`;
    for (const [pattern, about, alsoInProse] of mistakes) {
      const [typed] = (isProse && !alsoInProse ? null : pattern.exec(value)) ?? [];
      if (typed) warn(place, `It has "${typed}": ${about}.`);
    }
    if (isProse) for (const wrong of proseMistakes(value)) warn(file, wrong);
  }
  return found;
}

/** Links to nowhere, and bold text that doesn't end, in a Markdown text. */
function proseMistakes(markdown: string): string[] {
  const ids = splitProse(markdown).sections.map(({ id }) => `#${id}`);
  const targets: readonly string[] = [...ids, ...Object.values(routePaths)];
  const dead = [...markdown.matchAll(/\]\(([/#][^)\s]*)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !targets.includes(target.startsWith('/') ? target.replace(/[?#].*/, '') : target))
    .map((target) => `It has a link to ${target}, which leads nowhere.`);
  const open = markdown.split(/\n\s*\n/).find((text) => text.split('**').length % 2 === 0);
  return open ? [...dead, `It has a ** without its partner: "${open.trim().slice(0, 60)}".`] : dead;
}
