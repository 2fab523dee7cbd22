import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaMarks } from '@/lib/area/map';
import { readJsonText } from '@/lib/content/load/json';
import type { SiteContent } from '@/lib/content/load/load-content';
import { serviceIds, type ServiceId } from '@/lib/content/schemas/services';
import { fieldInWords, valueAt, walk } from '@/lib/content/load/paths';

/** A price above this, in whole dollars, is probably a typo: 8900 for 89. */
const highestPrice = 500;
const markup = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|\*\*|\]\(|^#+ /i;

/** How texts name each service. A new one may be missing here. */
const serviceWords: Partial<Record<ServiceId, RegExp>> = {
  refrigerator: /\b(fridge|refrigerator)s?\b/i,
  'washer-dryer': /\b(washer|dryer)s?\b/i,
  dishwasher: /\bdishwashers?\b/i,
  'oven-range': /\b(oven|range)s?\b/i,
  microwave: /\bmicrowaves?\b/i,
  'small-appliances': /\bsmall appliances\b/i,
};

/** Texts that name by hand what this business doesn't offer. */
function staleTexts({ business, services, pages, home, about, request }: SiteContent): string[] {
  const gone = [
    ...serviceIds
      .filter((id) => !services.some((service) => service.id === id))
      .map((id) => ({ words: serviceWords[id] ?? /$^/, why: `services.json has no "${id}"` })),
    ...(business.sameDayUntil ? [] : [{ words: /same[- ]day/i, why: 'business.json has no "sameDayUntil"' }]),
    ...(business.textable ? [] : [{ words: /\bor text you\b/i, why: '"textable" is false' }]),
  ];
  const texts = {
    'pages.json': pages,
    'home.json': home,
    'about.json': { lead: about.lead },
    'request.json': request.next,
  };
  return [...walk(texts)].flatMap(({ path: [file, ...at], value }) =>
    gone
      .filter(({ words }) => typeof value === 'string' && words.test(value))
      .map(
        ({ words, why }) =>
          `content/${file}: ${fieldInWords(valueAt(texts, [file ?? '']), at)} says “${words.exec(String(value))?.[0]}”, but ${why}.`,
      ),
  );
}

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
    ...staleTexts(content),
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

/** Markdown files in `folder` changed since or in the last commit without a new date. Needs git. */
export function outdatedDates(folder: string, pages: SiteContent['pages'], today: string): string[] {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  const committed = (commit: string, file: string) => {
    const { stdout } = spawnSync('git', ['show', `${commit}:./${file}`], { cwd: folder, encoding: 'utf8' });
    return plain(stdout);
  };
  return (['privacy', 'terms'] as const).flatMap((page) => {
    const { updated } = pages[page];
    const now = plain(readFileSync(path.join(folder, `${page}.md`), 'utf8'));
    const commit = ['HEAD', 'HEAD~1'].find((one) => committed(one, `${page}.md`) !== now);
    const before = commit ? readJsonText(committed(commit, 'pages.json')) : {};
    const was = 'value' in before && valueAt(before.value, [page, 'updated']);
    if (was !== updated || updated >= today) return [];
    return [`content/${page}.md: it has changed, but its date in pages.json is still ${updated}.`];
  });
}
