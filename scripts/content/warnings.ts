import { areaMarks } from '@/lib/area/map';
import type { SiteContent } from '@/lib/content/load/load-content';
import { fieldInWords, walk } from '@/lib/content/load/paths';

/** A price above this, in whole dollars, is probably a typo: 8900 for 89. */
const highestPrice = 500;
const markup = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|\*\*|\]\(|^#+ /i;

/** What looks wrong in content/ but may be intended. `today` is "yyyy-mm-dd". */
export function contentWarnings(content: SiteContent, today: string): string[] {
  // In the privacy policy and the terms, Markdown is formatting.
  const { privacy: _privacy, terms: _terms, ...texts } = content;
  const { taxPercent } = content.business;
  return [
    ...(areaMarks(content.areas)
      ? []
      : ['content/areas.json: not all neighborhoods lie on the drawn map, so the list stands alone.']),
    ...content.services
      .filter(({ price }) => price > highestPrice)
      .map(({ name, price }) => `content/services.json: ${name} costs $${price}. Is that right?`),
    ...(taxPercent > 0 && taxPercent < 1
      ? [`content/business.json: the sales tax is ${taxPercent} percent. Is that right?`]
      : []),
    ...(content.checkout.price.tax.includes(`${taxPercent}%`)
      ? []
      : [`content/checkout.json: the label of the tax must show the rate that is added, {taxPercent}.`]),
    ...Object.entries(content.pages)
      .filter(([, { updated }]) => updated > today)
      .map(([page, { updated }]) => `content/pages.json: ${page} has a date in the future, ${updated}.`),
    ...[...walk(texts)]
      .filter(({ value }) => typeof value === 'string' && markup.test(value))
      .map(
        ({ path: at }) => `${fieldInWords(texts, at)}: has Markdown or HTML, which visitors see as typed.`,
      ),
  ];
}
