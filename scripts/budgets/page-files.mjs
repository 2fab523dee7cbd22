/** Which files a browser fetches for an exported page until nothing more is asked for, told from the files alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'parse5';
import { readStartPages } from '../export/start-pages.mjs';

/** @typedef {'html' | 'style' | 'script' | 'font' | 'picture' | 'data'} FileKind */
/**
 * `isFramework`: the script is not one of the few lines that every page has. `isLater`: it waits for somebody who comes near a form.
 * @typedef {{ address: string, kind: FileKind, isFramework?: boolean, isLater?: boolean }} PageFile
 */
/** @typedef {{ name: string, attributes: Map<string, string>, text: string }} Element */
/** `file`: the page's own. @typedef {{ route: string, file: string, files: PageFile[] }} ExportedPage */

/** Where scripts/export puts its own scripts; what lies elsewhere under `_next` is the framework's. */
const OWN_SCRIPTS = '/_next/static/start/';

/**
 * All pages of an exported site with what each loads at once, when it comes to life, or for somebody who comes near a form. Not in it: what is fetched ahead for the
 * next page, what only a visitor's doing asks for, and icons but the one that browsers prefer.
 * @param {string} folder the exported site
 * @param {string} [basePath] below which it was built
 * @returns {ExportedPage[]}
 */
export function exportedPages(folder, basePath = '') {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.split(sep).join('/'))
    .sort()
    .map((file) => ({
      route: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
      file,
      files: [{ address: `/${file}`, kind: 'html' }, ...named(folder, file, basePath)],
    }));
}

/** @type {(folder: string, file: string, basePath: string) => PageFile[]} what the page names, each once */
function named(folder, file, basePath) {
  const elements = elementsOf(readFileSync(join(folder, file), 'utf8'));
  const inFolder = (/** @type {string} */ address) => {
    const path = address.replace(/[?#].*$/, '');
    return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  };
  /** @type {PageFile[]} */
  const found = [];
  for (const { name, attributes, text } of elements) {
    const attribute = (/** @type {string} */ wanted) => attributes.get(wanted) ?? '';
    if (name === 'script' && attribute('src') && !attributes.has('nomodule')) {
      found.push(script(inFolder(attribute('src'))));
      const route = attributes.get('data-page');
      if (route !== undefined) {
        const { early, page, scripts, entry } = startOf(join(folder, inFolder(attribute('src'))), route);
        if (early !== undefined) found.push(script(inFolder(early)));
        const isLater = early !== undefined;
        found.push({ address: inFolder(page), kind: 'data', isLater });
        found.push(...[...scripts, entry].map((address) => ({ ...script(inFolder(address)), isLater })));
      }
    } else if (name === 'link') found.push(...linked(attribute, inFolder));
    else if (name === 'img' || name === 'source' || name === 'use' || name === 'image') {
      for (const address of pictures(attribute)) found.push({ address: inFolder(address), kind: 'picture' });
    } else if (name === 'style') {
      for (const [, address = ''] of text.matchAll(/url\(\s*['"]?([^'")]+)/g))
        found.push(inStyle(inFolder(address)));
    }
  }
  // Of several icons the last is taken (HTML standard, section on rel=icon).
  const icon = elements.findLast(
    ({ name, attributes }) => name === 'link' && attributes.get('rel') === 'icon',
  );
  if (icon) found.push({ address: inFolder(icon.attributes.get('href') ?? ''), kind: 'picture' });
  const here = found.filter(({ address }) => address.startsWith('/') && !address.startsWith('//'));
  return [...new Map(here.map((entry) => [entry.address, entry])).values()];
}

/** @type {(address: string) => PageFile} */
function script(address) {
  return { address, kind: 'script', isFramework: !address.startsWith(OWN_SCRIPTS) };
}

/** A font or a picture that the style sheet names. @type {(address: string) => PageFile} */
function inStyle(address) {
  return { address, kind: /\.(woff2?|ttf|otf)$/.test(address) ? 'font' : 'picture' };
}

/** @type {(attribute: (name: string) => string, inFolder: (address: string) => string) => PageFile[]} */
function linked(attribute, inFolder) {
  const [rel, as, address] = [attribute('rel'), attribute('as'), inFolder(attribute('href'))];
  if (rel === 'stylesheet') return [{ address, kind: 'style' }];
  if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) return [script(address)];
  if (rel === 'preload' && as === 'font') return [{ address, kind: 'font' }];
  if (rel === 'preload' && as === 'image') return [{ address, kind: 'picture' }];
  return [];
}

/** Of several sizes of a picture each counts: the largest may be the one. @type {(attribute: (name: string) => string) => string[]} */
function pictures(attribute) {
  const set = attribute('srcset')
    .split(',')
    .map((part) => part.trim().split(/\s+/)[0] ?? '');
  return [attribute('src'), attribute('href'), attribute('xlink:href'), ...set].filter(
    (address) => address !== '' && !/^(#|data:)/.test(address),
  );
}

/** @type {(startScript: string, route: string) => { early?: string, page: string, scripts: string[], entry: string }} */
function startOf(startScript, route) {
  const start = readStartPages(readFileSync(startScript, 'utf8'))[route];
  if (!start)
    throw new Error(`${startScript} doesn't say what brings ${route} to life, though that page asks for it.`);
  return start;
}

/** @type {(html: string) => Element[]} */
function elementsOf(html) {
  /** @type {Element[]} */
  const found = [];
  const visit = (/** @type {import('parse5').DefaultTreeAdapterMap['node']} */ node) => {
    if ('tagName' in node) {
      const attributes = new Map(
        node.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
      );
      const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      found.push({ name: node.tagName, attributes, text });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html));
  return found;
}
