/** Lists the pages of a built site. Scripts use this list, so that new routes are included. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Stop } from './command.mjs';

/**
 * `file` is relative to the folder, with forward slashes. `route` is its path without the base
 * path: `/about` for `about.html`, `/about/` for `about/index.html`.
 * @typedef {{ file: string, route: string, html: string }} BuiltPage
 */

/**
 * Lists the pages of an export, the home page first.
 * @param {string} folder
 * @returns {BuiltPage[]} without Next's duplicate of the 404 page
 * @throws {Stop} if no site was built there
 */
export function builtPages(folder) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Stop(`There is no built site in ${folder}. Run \`npm run build\` first.`);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .map((file) => {
      const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
      return { file, route, html: readFileSync(join(folder, file), 'utf8') };
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** The route of the 404 page, which visitors never open directly. */
export const NOT_FOUND = '/404';

/** Escapes text for HTML elements and quoted attributes. @type {(text: string) => string} */
export function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
