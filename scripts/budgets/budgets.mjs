/** `npm run budgets`: the transfer size of each built page, and its limit. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { asCommand, Stop } from '../command.mjs';
import { root } from '../run.mjs';
import { TEXT_TYPES } from '../site-files.mjs';

/** Maximum KiB per page, with scripts. Pages without hydration load only the boot script. */
const HOME_LIMIT = 190;
const HYDRATED_LIMIT = 200;
const STATIC_LIMIT = 50;

/** @type {Record<string, string | undefined>} */
const KINDS = { '.html': 'html', '.woff2': 'font' };

/**
 * Written by the export step. `scripts`: URLs of all scripts that a page loads, boot script first.
 * @typedef {{ route: string, file: string, scripts: string[] }} ManifestPage
 * @typedef {{ name: string, kind: string, kib: number }} Part
 * @typedef {{ route: string, limit: number, total: number, parts: Part[] }} Weight
 */

/** URLs of fonts and pictures in markup and styles. @type {(html: string) => string[]} */
function namedFiles(html) {
  // Browsers use the last icon.
  const icon = html.match(/<link\b[^>]*rel="icon"[^>]*>/g)?.at(-1) ?? '';
  const tags = html.match(/<(?:img|source|image|use)\b[^>]*>|<link\b[^>]*as="(?:font|image)"[^>]*>/g) ?? [];
  const named = [...tags, icon].join('').matchAll(/\b(?:src|href|srcset)="([^"]+)"/gi);
  const inStyles = html.matchAll(/url\(["']?([^"')]+)/g);
  const addresses = [...named, ...inStyles].flatMap(([, list = '']) => list.split(','));
  return addresses
    .map((address) => address.trim().replace(/[?# ].*$/, ''))
    .filter((address) => /^\/(?!\/)/.test(address));
}

/**
 * Computes the transfer size of each page of an export.
 * @param {string} out
 * @param {readonly ManifestPage[]} pages
 * @param {string} [basePath] the base path of the build
 * @returns {Weight[]} in KiB
 * @throws {Error} if a page refers to a missing file
 */
export function weighPages(out, pages, basePath = '') {
  const size = (/** @type {string} */ name) => {
    const body = readFileSync(join(out, name));
    // The way hosts send it: text with Brotli at level 11.
    return (extname(name) in TEXT_TYPES ? brotliCompressSync(body) : body).length / 1024;
  };
  return pages.map(({ route, file, scripts }) => {
    const named = namedFiles(readFileSync(join(out, file), 'utf8'));
    const parts = [...new Set([`${basePath}/${file}`, ...scripts, ...named])].map((address) => {
      const name = address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
      const kind = scripts.includes(address) ? 'script' : (KINDS[extname(name)] ?? 'picture');
      return { name, kind, kib: size(name) };
    });
    const limit = route === '/' ? HOME_LIMIT : scripts.length > 1 ? HYDRATED_LIMIT : STATIC_LIMIT;
    return { route, limit, total: sum(parts), parts };
  });
}

/** @param {readonly Part[]} parts */
const sum = (parts) => parts.reduce((total, { kib }) => total + kib, 0);

/** A line per page, and details if it is too large. @type {(weights: readonly Weight[]) => import('../run.mjs').Outcome} */
export function checkLimits(weights) {
  const output = weights.flatMap(({ route, limit, total, parts }) => {
    const kinds = ['html', 'script', 'font', 'picture'].map((kind) => {
      const kib = sum(parts.filter((part) => part.kind === kind));
      return `${kind} ${kib.toFixed(1).padStart(5)}`;
    });
    const lines = [
      `${route.padEnd(16)} ${total.toFixed(1).padStart(5)} of ${limit} KiB  ${kinds.join('  ')}`,
    ];
    if (total <= limit) return lines;
    const largest = parts.toSorted((a, b) => b.kib - a.kib).slice(0, 5);
    lines.push(`${route} is ${(total - limit).toFixed(1)} KiB over its limit. Its largest files:`);
    return [...lines, ...largest.map(({ name, kib }) => `  ${name} ${kib.toFixed(1)} KiB`)];
  });
  return { ok: weights.every(({ total, limit }) => total <= limit), output: output.join('\n') };
}

/** @returns {Promise<import('../run.mjs').Outcome>} @throws {Stop} if nothing was built */
export async function checkBudgets() {
  const manifest = join(root, '.next', 'export-manifest.json');
  if (!existsSync(manifest)) throw new Stop('There is no built site. Run `npm run build` first.');
  const { pages } = JSON.parse(readFileSync(manifest, 'utf8'));
  return checkLimits(weighPages(join(root, 'out'), pages, process.env.BASE_PATH));
}

asCommand(import.meta.url, async () => {
  const { ok, output } = await checkBudgets();
  console.log(output);
  process.exitCode = ok ? 0 : 1;
});
