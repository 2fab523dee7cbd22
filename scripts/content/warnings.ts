import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonText } from '@/lib/content/json';
import type { SiteContent } from '@/lib/content/load-content';
import { valueAt } from '@/lib/content/places';
import type { WrittenText } from '../launch/launch-site';

/** Whole dollars above which a price is probably a slip: 8900 for 89. */
const dearest = 500;

/**
 * What looks doubtful in content/ but may be meant: it is printed and stops nothing. `today` is "yyyy-mm-dd".
 */
export function contentWarnings(
  { services, pages }: SiteContent,
  written: readonly WrittenText[],
  today: string,
): string[] {
  const prices = services
    .filter(({ price }) => price > dearest)
    .map(({ name, price }) => `content/services.json: ${name} costs $${price}. Is that right?`);
  const dates = Object.entries(pages)
    .filter(([, { updated }]) => updated > today)
    .map(([page, { updated }]) => `content/pages.json: ${page} was last changed on ${updated}, which is still to come.`);
  const marks = written
    .filter(({ file, text }) => file.endsWith('.json') && /<\/?[a-z][^<>]*>|\*\*|\]\(|^#+ /i.test(text))
    .map(({ file, field }) => `${file}: ${field} has Markdown or HTML, which visitors would read as it is written.`);
  return [...prices, ...dates, ...marks];
}

/**
 * Long texts of `folder` that have changed while their date has not: since the last commit, or else in that commit.
 * None without git.
 */
export function datesLeftBehind(folder: string, today: string): string[] {
  const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();
  const now = (name: string) => plain(readFileSync(join(folder, name), 'utf8'));
  const then = (commit: string, name: string) => {
    const { status, stdout } = spawnSync('git', ['show', `${commit}:./${name}`], { cwd: folder, encoding: 'utf8' });
    return status === 0 ? plain(stdout) : undefined;
  };
  return ['privacy', 'terms'].flatMap((page) => {
    const dateIn = (pages = '') => {
      const read = readJsonText(pages);
      return 'value' in read ? String(valueAt(read.value, [page, 'updated'])) : '';
    };
    const date = dateIn(now('pages.json'));
    const commit = ['HEAD', 'HEAD~1'].find((one) => then(one, `${page}.md`) !== now(`${page}.md`));
    const isBehind = commit && dateIn(then(commit, 'pages.json')) === date && date < today;
    return isBehind ? [`content/${page}.md, which has changed: its date in pages.json still says ${date}.`] : [];
  });
}
