import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaMarks } from '@/lib/area/map';
import { readJsonText } from '@/lib/content/load/json';
import type { SiteContent } from '@/lib/content/load/load-content';
import { fieldInWords, valueAt, walk } from '@/lib/content/load/paths';

/** A price above this, in whole dollars, is probably a typo: 8900 for 89. */
const highestPrice = 500;
const markup = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|\*\*|\]\(|^#+ /i;

/** What looks wrong in content/ but may be intended. `today` is "yyyy-mm-dd". */
export function contentWarnings(content: SiteContent, today: string): string[] {
  // In the privacy policy and the terms, Markdown is formatting.
  const { privacy: _privacy, terms: _terms, ...texts } = content;
  return [
    ...(areaMarks(content.areas)
      ? []
      : ['content/areas.json: not all neighborhoods lie on the drawn map, so the list stands alone.']),
    ...content.services
      .filter(({ price }) => price > highestPrice)
      .map(({ name, price }) => `content/services.json: ${name} costs $${price}. Is that right?`),
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
