import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonText } from '@/lib/content/json';
import type { SiteContent } from '@/lib/content/load-content';
import { valueAt } from '@/lib/content/places';
import type { WrittenText } from '../launch/launch-site';

/** Whole dollars above which a price is probably a slip: 8900 for 89. */
const dearest = 500;
const html = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/** What looks doubtful in content/ but may be meant: printed, it stops nothing. `today` is "yyyy-mm-dd". */
export function contentWarnings({ services, pages }: SiteContent, written: WrittenText[], today: string) {
  const prices = services
    .filter(({ price }) => price > dearest)
    .map(({ name, price }) => `content/services.json: ${name} costs $${price}. Is that right?`);
  const dates = Object.entries(pages)
    .filter(([, { updated }]) => updated > today)
    .map(
      ([page, { updated }]) =>
        `content/pages.json: ${page} was last changed on ${updated}, which is still to come.`,
    );
  const marks = written
    .filter(({ file, text }) => html.test(text) || (file.endsWith('.json') && /\*\*|\]\(|^#+ /.test(text)))
    .map(
      ({ file, field }) =>
        `${file}: ${field} has Markdown or HTML, which visitors would read as it is written.`,
    );
  return [...prices, ...dates, ...marks];
}

/**
 * Long texts of `folder` that have changed while their date has not: since the last commit, or else in that commit.
 * None without git.
 */
export function datesLeftBehind(folder: string, pages: SiteContent['pages'], today: string): string[] {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  const then = (commit: string, file: string) =>
    plain(
      String(spawnSync('git', ['show', `${commit}:./${file}`], { cwd: folder, encoding: 'utf8' }).stdout),
    );
  return (['privacy', 'terms'] as const).flatMap((page) => {
    const { updated } = pages[page];
    const now = plain(readFileSync(join(folder, `${page}.md`), 'utf8'));
    const commit = ['HEAD', 'HEAD~1'].find((one) => then(one, `${page}.md`) !== now);
    const before = commit ? readJsonText(then(commit, 'pages.json')) : {};
    const was = 'value' in before && valueAt(before.value, [page, 'updated']);
    if (was !== updated || updated >= today) return [];
    return [`content/${page}.md, which has changed: its date in pages.json still says ${updated}.`];
  });
}
