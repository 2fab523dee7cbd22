import { areaMarks } from '@/lib/area/map';
import type { loadContent } from '@/lib/content/load/load-content';
import { fieldInWords, valueAt, walk } from '@/lib/content/load/paths';
import { milesBetween } from '@/lib/location/reach';

/** A price above this, in whole dollars, is probably a typo: 8900 for 89. */
const highestPrice = 500;
const markup = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|\*\*|\]\(|^#+ /i;

/** What looks wrong in content/ but may be intended. `today` is "yyyy-mm-dd". */
export function contentWarnings(
  { content, written }: ReturnType<typeof loadContent>,
  today: string,
): string[] {
  // In the privacy policy and the terms, Markdown is formatting.
  const { privacy: _privacy, terms: _terms, ...texts } = content;
  const { taxPercent, address, serviceRadiusMiles = Infinity } = content.business;
  const shop = { latitude: address.latitude ?? NaN, longitude: address.longitude ?? NaN };
  const found: string[] = [];
  const warn = (file: string, wrong: string) => found.push(`content/${file}.json: ${wrong}`);
  if (!areaMarks(content.areas))
    warn('areas', 'not all neighborhoods lie on the drawn map, so the list stands alone.');
  for (const { name, latitude = NaN, longitude = NaN } of content.areas)
    if (milesBetween(shop, { latitude, longitude }) > serviceRadiusMiles)
      warn(
        'areas',
        `${name} is more than ${serviceRadiusMiles} miles away, so visitors there read that you may not come.`,
      );
  for (const { name, price } of content.services)
    if (price > highestPrice) warn('services', `${name} costs $${price}. Is that right?`);
  if (taxPercent > 0 && taxPercent < 1)
    warn('business', `the sales tax is ${taxPercent} percent. Is that right?`);
  if (!content.checkout.price.tax.includes(`${taxPercent}%`))
    warn('checkout', 'the label of the tax must show the rate that is added, {taxPercent}.');
  for (const [page, { updated }] of Object.entries(content.pages))
    if (updated > today) warn('pages', `${page} has a date in the future, ${updated}.`);
  const parts = (text: unknown) => String(text).split(' | ').length;
  for (const { path, value } of walk(written)) {
    const [file, ...field] = [String(path[0]).replace('.json', ''), ...path.slice(1)] as const;
    const shown = valueAt(content, [file, ...field]);
    if (path.at(-1) === 'title' && parts(shown) < parts(value))
      warn(file, `${field.join(' → ')} is too long, so it is cut to "${String(shown)}".`);
  }
  for (const { path, value } of walk(texts))
    if (typeof value === 'string' && markup.test(value))
      found.push(`${fieldInWords(texts, path)}: has Markdown or HTML, which visitors see as typed.`);
  return found;
}
