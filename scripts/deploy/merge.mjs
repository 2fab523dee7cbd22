/**
 * `npm run deploy:merge -- PREVIOUS_OUT`: keeps the hashed files of earlier builds, so that open
 * pages keep working after a deploy. PREVIOUS_OUT is the folder of the build that is online.
 */
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { asCommand, Stop } from '../command.mjs';
import { root } from '../run.mjs';

const HASHED = join('_next', 'static');

/** Stores when a build last used each kept file. Deployed with the site. */
const NOTES = '_kept-files.json';

/** Files that no build has used for this long are dropped. */
const KEPT_DAYS = 30;

/**
 * Copies the hashed files of the build that is online to the new one. Running it twice on the same
 * day changes nothing.
 * @param {{ previous: string, out: string, today: string }} options folders; today as `2026-11-20`
 * @returns {{ kept: string[], dropped: string[] }} names of files that the new build doesn't have
 * @throws {Stop} if one of the folders contains no build
 */
export function mergeBuilds({ previous, out, today }) {
  for (const folder of [previous, out]) {
    if (!existsSync(join(folder, HASHED))) throw new Stop(`There is no built site in ${folder}.`);
  }
  const [before, already] = [readNotes(previous), readNotes(out)];
  const current = new Set(hashedFiles(out).filter((name) => already[name] === undefined));
  const gone = hashedFiles(previous).filter((name) => !current.has(name));
  const lastUsed = (/** @type {string} */ name) => before[name] ?? already[name] ?? today;
  const isRecent = (/** @type {string} */ name) =>
    Date.parse(today) - Date.parse(lastUsed(name)) <= KEPT_DAYS * 86_400_000;
  const kept = gone.filter(isRecent);
  for (const name of kept) cpSync(join(previous, name), join(out, name));
  const notes = { ...already, ...Object.fromEntries(kept.map((name) => [name, lastUsed(name)])) };
  writeFileSync(join(out, NOTES), `${JSON.stringify(notes, Object.keys(notes).sort(), 2)}\n`);
  return { kept, dropped: gone.filter((name) => !isRecent(name)) };
}

/** @type {(folder: string) => string[]} names with forward slashes, in the same order everywhere */
function hashedFiles(folder) {
  return readdirSync(join(folder, HASHED), { recursive: true, encoding: 'utf8' })
    .map((name) => join(HASHED, name))
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join('/'))
    .sort();
}

/** @type {(folder: string) => Record<string, string | undefined>} */
function readNotes(folder) {
  const file = join(folder, NOTES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

asCommand(import.meta.url, async () => {
  const [previous, out = join(root, 'out')] = process.argv.slice(2);
  if (!previous)
    throw new Stop('Pass the folder of the build that is online: npm run deploy:merge -- PREVIOUS_OUT');
  const today = new Date().toISOString().slice(0, 10);
  const { kept, dropped } = mergeBuilds({ previous: resolve(previous), out: resolve(out), today });
  console.log(`Kept ${kept.length} files of earlier builds, dropped ${dropped.length} older ones.`);
});
