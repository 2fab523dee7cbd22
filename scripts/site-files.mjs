/** The files of the exported site, held in memory and found by address, and the headers that its `_headers` file asks for. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

/** `packed`: the body by its coding, once asked for. @typedef {{ body: Buffer, type: string, isText: boolean, etag: string, packed: Map<string, Buffer> }} SiteFile */

/**
 * Reads a folder. Only what is in it now can be asked for later, so no address leads out of it.
 * @param {string} folder
 * @param {string} basePath stands before every address, for example `/repo`, or is empty
 * @returns {Map<string, SiteFile>}
 */
export function readSiteFiles(folder, basePath) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Instructions for the host are no part of the site.
  const files = names.filter((name) => name !== '_headers' && statSync(join(folder, name)).isFile());
  return new Map(
    files.map((name) => {
      const body = readFileSync(join(folder, name));
      const textType = TEXT_TYPES[extname(name)];
      const otherType = OTHER_TYPES[extname(name)] ?? 'application/octet-stream';
      const file = {
        body,
        type: textType ? `${textType}; charset=utf-8` : otherType,
        isText: textType !== undefined,
        // Weak, because the same file has other bytes when it is compressed.
        etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        packed: new Map(),
      };
      return [`${basePath}/${name.split(sep).join('/')}`, file];
    }),
  );
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

/** @typedef {[name: string, value: string]} Header */
/** @typedef {(path: string) => Header[]} HeadersFor the headers for a path, without the base path */

/** Obeys a folder's `_headers` as Cloudflare Pages and Netlify do. @type {(folder: string) => HeadersFor} */
export function readHeaderRules(folder) {
  const file = join(folder, '_headers');
  return headerRules(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Reads rules: a path, where `*` stands for anything, and below it, indented, its headers. @type {(text: string) => HeadersFor} */
export function headerRules(text) {
  /** @type {{ pattern: RegExp, headers: Header[] }[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    const [header, name = '', value = ''] = /^\s+([^:]+):\s*(.+)$/.exec(line) ?? [];
    const parts = line.trim().split('*');
    const escaped = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    if (header) rules.at(-1)?.headers.push([name, value]);
    else if (line.startsWith('/'))
      rules.push({ pattern: new RegExp(`^${escaped.join('.*')}$`), headers: [] });
  }
  return (path) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
}
