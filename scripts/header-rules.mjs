/** Obeys a `_headers` file as Cloudflare Pages and Netlify do, so that the site is tested with what these hosts will send. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {[name: string, value: string]} Header */
/** @typedef {(path: string) => Header[]} HeadersFor the headers for a path, without the base path */

/**
 * Reads the `_headers` file of a folder: a path, where `*` stands for anything, and below it, indented, its headers.
 * @param {string} folder
 * @returns {HeadersFor} none at all if there is no such file
 */
export function readHeaderRules(folder) {
  const file = join(folder, '_headers');
  return existsSync(file) ? readHeaderRulesFrom(readFileSync(file, 'utf8')) : () => [];
}

/** @type {(text: string) => HeadersFor} the same from the file's text */
export function readHeaderRulesFrom(text) {
  /** @type {{ pattern: RegExp, headers: Header[] }[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    const [header, name = '', value = ''] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? [];
    if (header) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/')) rules.push({ pattern: patternOf(line.trim()), headers: [] });
  }
  return (path) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
}

/** @param {string} path */
function patternOf(path) {
  const parts = path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
