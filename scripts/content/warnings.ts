import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonText } from '@/lib/content/json';
import type { SiteContent } from '@/lib/content/load-content';
import { valueAt } from '@/lib/content/places';
import type { WrittenText } from '../launch/launch-site';

/** A price above this, in whole dollars, is probably a typo: 8900 for 89. */
const highestPrice = 500;
const html = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/** What looks wrong in content/ but may be intended. `today` is "yyyy-mm-dd". */
export function contentWarnings({ services, pages }: SiteContent, written: WrittenText[], today: string) {
  const prices = services
    .filter(({ price }) => price > highestPrice)
    .map(({ name, price }) => `content/services.json: ${name} costs $${price}. Is that right?`);
  const dates = Object.entries(pages)
    .filter(([, { updated }]) => updated > today)
    .map(
      ([page, { updated }]) => `content/pages.json: ${page} was last changed on ${updated}, in the future.`,
    );
  const marks = written
    .filter(({ file, text }) => html.test(text) || (file.endsWith('.json') && /\*\*|\]\(|^#+ /.test(text)))
    .map(({ file, field }) => `${file}: ${field} has Markdown or HTML, which visitors would see as typed.`);
  return [...prices, ...dates, ...marks];
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
    const now = plain(readFileSync(join(folder, `${page}.md`), 'utf8'));
    const commit = ['HEAD', 'HEAD~1'].find((one) => committed(one, `${page}.md`) !== now);
    const before = commit ? readJsonText(committed(commit, 'pages.json')) : {};
    const was = 'value' in before && valueAt(before.value, [page, 'updated']);
    if (was !== updated || updated >= today) return [];
    return [`content/${page}.md: it has changed, but its date in pages.json is still ${updated}.`];
  });
}
