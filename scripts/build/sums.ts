import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages } from '../pages';
import { hashOf } from './policy';

/** The list with a hash for each file of a build. `npm run live` compares it with the files that a host sends. */
export const listName = 'sums.json';

/** Matches files that can't be compared, because hosts don't serve them or write into them. */
const leftOut = /(^|\/)\.|^(_[^/]+|robots\.txt|sums\.json)$/;

const ownSum = /<meta name="sum" content="([^"]+)"\/>/;

/** Adds the hash of everything else to a page, at the beginning, so that a page that was cut off still has it. */
export const withSum = (html: string) =>
  html.replace(/<meta charset[^>]*>/i, (charset) => `${charset}<meta name="sum" content="${hashOf(html)}"/>`);

/** Whether a page is exactly as some build wrote it. Undefined if it has no hash. */
export function isWhole(html: string): boolean | undefined {
  const [mark, sum] = ownSum.exec(html) ?? [];
  return mark === undefined ? undefined : hashOf(html.replace(mark, '')) === sum;
}

/** Gives each page its hash, and writes the list into the finished site. */
export function writeSums(out: string): void {
  for (const { file, html } of builtPages(out)) writeFileSync(path.join(out, file), withSum(html));
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
  const listed = names.map((name) => name.split(path.sep).join('/')).filter((name) => !leftOut.test(name));
  const sums = listed.toSorted().map((name) => [name, hashOf(readFileSync(path.join(out, name)))]);
  writeFileSync(path.join(out, listName), `${JSON.stringify(Object.fromEntries(sums), null, 1)}\n`);
}
