/** The files of the exported site, held in memory and found by address. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** @type {Record<string, string | undefined>} */
export const TEXT_TYPES = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ics': 'text/calendar',
  '.vcf': 'text/vcard',
};

/** @type {Record<string, string | undefined>} */
export const OTHER_TYPES = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** @typedef {{ body: Buffer, type: string, isText: boolean, etag: string }} SiteFile */

/**
 * Reads a folder. Only what is in it now can be asked for later, so no address leads out of it.
 * @param {string} folder
 * @param {string} basePath stands before every address, for example `/repo`, or is empty
 * @returns {Map<string, SiteFile>}
 */
export function readSiteFiles(folder, basePath) {
  const files = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    // Instructions for the host are no part of the site.
    if (name === '_headers') continue;
    const path = join(folder, name);
    if (statSync(path).isFile()) files.set(`${basePath}/${name.split(sep).join('/')}`, readSiteFile(path));
  }
  return files;
}

/** @type {(path: string) => SiteFile} */
function readSiteFile(path) {
  const body = readFileSync(path);
  const ending = extname(path);
  const textType = TEXT_TYPES[ending];
  return {
    body,
    type: textType ? `${textType}; charset=utf-8` : (OTHER_TYPES[ending] ?? 'application/octet-stream'),
    isText: textType !== undefined,
    // Weak, because the same file has other bytes when it is compressed.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}

/**
 * Finds the file for a path, or the page's one spelling: `/about` where the build made `about.html`, `/about/`
 * where it made `about/index.html`. Neither: there is no such page.
 * @param {Map<string, SiteFile>} files
 * @param {string} path decoded, without the query
 * @returns {{ file?: SiteFile | undefined, redirect?: string }}
 */
export function findSiteFile(files, path) {
  if (files.has(path)) return { file: files.get(path) };
  if (path.endsWith('/')) {
    const withoutSlash = path.slice(0, -1);
    if (files.has(`${withoutSlash}.html`)) return { redirect: withoutSlash };
    return { file: files.get(`${path}index.html`) };
  }
  if (files.has(`${path}/index.html`)) return { redirect: `${path}/` };
  return { file: files.get(`${path}.html`) };
}
