/** Keeps the hashed files of earlier builds, so that a page that somebody has open goes on working. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { Stop } from '../command.mjs';

const HASHED = join('_next', 'static');

/** Tells of each kept file the day until which a build used it. It travels with the site. */
const NOTES = '_kept-files.json';

/** Files that no build has used for so long are left behind. */
export const KEPT_DAYS = 30;

/**
 * Puts the hashed files of the build that is online beside those of the new one. Running it twice on one day changes nothing more.
 * @param {{ previous: string, out: string, today: string }} options folders; today as `2026-11-20`
 * @returns {{ kept: string[], dropped: string[] }} names of the files that the new build no longer has
 * @throws {Stop} if one of the folders holds no build
 */
export function mergeBuilds({ previous, out, today }) {
  for (const folder of [previous, out]) {
    if (!existsSync(join(folder, HASHED))) throw new Stop(`There is no built site in ${folder}.`);
  }
  const [before, already] = [readNotes(previous), readNotes(out)];
  const own = new Set(filesIn(out).filter((name) => already[name] === undefined));
  const gone = filesIn(previous).filter((name) => !own.has(name));
  const lastUsed = (/** @type {string} */ name) => before[name] ?? already[name] ?? today;
  const isYoung = (/** @type {string} */ name) => daysBetween(lastUsed(name), today) <= KEPT_DAYS;
  const kept = gone.filter(isYoung);
  for (const name of kept) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    copyFileSync(join(previous, name), join(out, name));
  }
  const notes = { ...already, ...Object.fromEntries(kept.map((name) => [name, lastUsed(name)])) };
  const sorted = Object.fromEntries(Object.entries(notes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(out, NOTES), `${JSON.stringify(sorted, null, 2)}\n`);
  return { kept, dropped: gone.filter((name) => !isYoung(name)) };
}

/** @type {(folder: string) => string[]} names of the hashed files, with forward slashes, in one order everywhere */
function filesIn(folder) {
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

/** @type {(from: string, to: string) => number} */
function daysBetween(from, to) {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
