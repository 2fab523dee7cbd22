/** Names for files whose own names change with every build, so that today's can be compared with an earlier one. */
import { extname } from 'node:path';

/**
 * What tells the files of packages apart, in this order; minifying leaves these words alone. The router stands before React, since
 * a chunk may hold both.
 */
const PACKAGES = /** @type {const} */ ([
  ['Turbopack runtime', (text, address) => /\/turbopack-/.test(address)],
  ['react-dom', (text) => text.includes('hydrateRoot')],
  ['Next router', (text) => text.includes('AppRouter')],
  ['zod', (text) => text.includes('$ZodType')],
  ['react-hook-form', (text) => (text.match(/formState/g)?.length ?? 0) > 9],
  ['hand-off', (text) => text.includes('VCALENDAR')],
]);

/**
 * @typedef {{ address: string, kind: string, pages: readonly string[], size: number, text: string }} WeighedFile `pages`: routes that load it
 */

/**
 * Names every file by what it is: a package by its contents, a script of `scripts/export` and a picture by its name, another
 * chunk by the pages that load it and its place among those by size.
 * @param {readonly WeighedFile[]} files
 * @returns {Map<string, string>} address → role; no two have the same
 */
export function rolesOf(files) {
  /** @type {Map<string, string>} */
  const roles = new Map();
  const used = new Map();
  for (const file of files.toSorted((a, b) => b.size - a.size || a.address.localeCompare(b.address))) {
    const name = roleOf(file);
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    roles.set(file.address, count === 1 ? name : `${name}, ${count}`);
  }
  return roles;
}

/** @type {(file: WeighedFile) => string} */
function roleOf({ address, kind, pages, text }) {
  const name = address.slice(address.lastIndexOf('/') + 1);
  if (kind === 'html') return 'HTML with its CSS';
  if (kind === 'data') return `page data of ${inWords(pages)}`;
  // scripts/export: `start-<hash>.js`; webpack's font: `domine-….<hash>.woff2`.
  if (/\/start\/[a-z]+-[0-9a-f]{16}\./.test(address)) return name.replace(/-[0-9a-f]{16}/, '');
  if (kind === 'font' || kind === 'picture') return unhashed(name);
  if (kind === 'style') return 'style sheet';
  const known = PACKAGES.find(([, isIt]) => isIt(text, address));
  return known ? known[0] : `chunk of ${inWords(pages)}`;
}

/** @type {(name: string) => string} `map.svg` stays; `domine-600.640eaa65.woff2` → `domine-600.woff2` */
function unhashed(name) {
  const ending = extname(name);
  const [first = name] = name.slice(0, -ending.length).split('.');
  return first + ending;
}

/** @type {(pages: readonly string[]) => string} */
function inWords(pages) {
  return pages.length > 3 ? `${pages.length} pages` : pages.toSorted().join(' and ');
}
