import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './policy';

/** The record of a build. `npm run live` compares it with the files that a host sends. */
export const recordName = 'sums.json';

/** Matches files that can't be compared, because hosts don't serve them or write into them. */
const leftOut = /(^|\/)\.|^(_[^/]+|robots\.txt|sums\.json)$/;

/** Writes into the finished site when and from which commit it was built, and the hash of each file. */
export function writeSums(out: string): void {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = entries.map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
  const listed = names.map((name) => name.split(path.sep).join('/')).filter((name) => !leftOut.test(name));
  const sums = listed.toSorted().map((name) => [name, hashOf(readFileSync(path.join(out, name)))]);
  const record = { built: new Date().toISOString(), commit: commit(), files: Object.fromEntries(sums) };
  writeFileSync(path.join(out, recordName), `${JSON.stringify(record, null, 1)}\n`);
}

/** The commit of the sources, such as "abc1234 with uncommitted changes". Undefined without git. */
function commit(): string | undefined {
  const args = ['describe', '--always', '--exclude=*', '--dirty= with uncommitted changes'];
  return spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() || undefined;
}
