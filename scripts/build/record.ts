import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hashOf } from './policy';

/** The file in which a site says how it was built. `npm run live` compares it with what a host sends. */
export const recordFile = 'build.json';

const recordSchema = z.object({
  built: z.iso.datetime(),
  commit: z.string(),
  isPreview: z.boolean(),
  /** The content folder of the build. Older records have neither this nor `requestUrl`. */
  content: z.string().default(''),
  /** The address that the pages send requests to, or ''. */
  requestUrl: z.string().default(''),
  files: z.record(z.string(), z.string()),
});

type BuildRecord = z.infer<typeof recordSchema>;

/** Reads the record of a build. Returns undefined if the text is something else. */
export function readRecord(text: string): BuildRecord | undefined {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Matches files that can't be compared, because hosts don't serve them or write into them. */
const leftOut = /(^|\/)\.|^(_[^/]+|robots\.txt|build\.json)$/;

/** Writes build.json into a finished site: when and from which commit it was built, and the hash of each file. */
export function writeRecord(out: string, settings: Omit<BuildRecord, 'built' | 'commit' | 'files'>): void {
  const files: BuildRecord['files'] = {};
  for (const entry of readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted()) {
    const name = entry.split(path.sep).join('/');
    const file = path.join(out, entry);
    if (statSync(file).isFile() && !leftOut.test(name)) files[name] = hashOf(readFileSync(file));
  }
  const args = ['describe', '--always', '--exclude=*', '--dirty= with uncommitted changes'];
  const commit = spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() || 'unknown';
  const record: BuildRecord = { built: new Date().toISOString(), commit, ...settings, files };
  writeFileSync(path.join(out, recordFile), `${JSON.stringify(record, null, 1)}\n`);
}
