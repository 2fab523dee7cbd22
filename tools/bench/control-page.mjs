/** The control page: what the home page would cost if it had no script, no picture file and no font of its own. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterMap['node']} Node */

const PICTURES = new Set(['img', 'picture', 'source', 'image', 'use']);

/**
 * Writes the control page into a folder of its own, as its `index.html`. The words, the structure, the style rules and the drawings
 * within the page stay.
 * @param {string} site the exported site
 * @param {string} folder where to
 */
export function writeControlPage(site, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    controlPage(readFileSync(join(site, 'index.html'), 'utf8'), site),
  );
}

/** @type {(html: string, site: string) => string} */
function controlPage(html, site) {
  const page = parse(html);
  strip(page, site);
  // Without an icon in the page browsers ask for /favicon.ico.
  return serialize(page).replace('<head>', '<head><link rel="icon" href="data:,">');
}

/** @type {(node: Node, site: string) => void} */
function strip(node, site) {
  if (!('childNodes' in node)) return;
  node.childNodes = node.childNodes.filter((child) => !isLeftOut(child));
  for (const child of node.childNodes) {
    if ('tagName' in child && child.tagName === 'style') {
      for (const text of child.childNodes) if ('value' in text) text.value = withoutFonts(text.value);
    } else if (isStyleSheet(child)) inline(child, site);
    strip(child, site);
  }
}

/** @type {(node: Node) => boolean} */
function isLeftOut(node) {
  if (!('tagName' in node)) return false;
  const attribute = (/** @type {string} */ wanted) =>
    node.attrs.find(({ name }) => name === wanted)?.value ?? '';
  if (node.tagName === 'script') return attribute('type') !== 'application/ld+json';
  // The policy names the hash of the style sheet with its fonts.
  if (node.tagName === 'meta') return attribute('http-equiv') === 'Content-Security-Policy';
  if (node.tagName === 'link') return /preload|prefetch|icon|manifest/.test(attribute('rel'));
  // What a drawing takes out of the page itself is no file.
  return PICTURES.has(node.tagName) && !attribute('href').startsWith('#');
}

/** @type {(node: Node) => node is import('parse5').DefaultTreeAdapterMap['element']} */
function isStyleSheet(node) {
  return (
    'tagName' in node && node.tagName === 'link' && node.attrs.some(({ value }) => value === 'stylesheet')
  );
}

/** @type {(link: import('parse5').DefaultTreeAdapterMap['element'], site: string) => void} */
function inline(link, site) {
  const address = link.attrs.find(({ name }) => name === 'href')?.value ?? '';
  const css = withoutFonts(readFileSync(join(site, address.replace(/[?#].*$/, '')), 'utf8'));
  link.tagName = link.nodeName = 'style';
  link.attrs = [];
  link.childNodes = [{ nodeName: '#text', value: css, parentNode: link }];
}

/** The fallback face, which makes a font of the system as wide as the real one, stays. @type {(css: string) => string} */
function withoutFonts(css) {
  return css.replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '');
}
