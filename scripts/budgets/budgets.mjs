/** `npm run budgets`: what each built page weighs on the wire, and what it may weigh. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { asCommand, Stop } from '../command.mjs';
import { root } from '../run.mjs';
import { TEXT_TYPES } from '../site-files.mjs';

/** Most KiB in total, with scripts: by route, else by whether React hydrates the page. Change a figure here. */
const LIMITS = new Map([
  ['/', 190],
  ['/checkout', 200],
]);
const HYDRATED_LIMIT = 200;
const STILL_LIMIT = 50;

/** Beyond this the HTML takes more than one flight of packets, which deserves a word but breaks nothing. */
const HTML_WARNING = 16.5;

/**
 * As the export step writes it: `scripts` are the addresses of all that a page loads when it is hydrated.
 * @typedef {{ route: string, file: string, scripts: string[], hydrates: boolean }} ManifestPage
 * @typedef {{ route: string, limit: number, total: number, kib: Record<string, number>, files: [string, number][] }} Weight
 */

/** A body as hosts store it: text with brotli 11, unless that makes it larger. @type {(body: Buffer, isText: boolean) => Buffer} */
export function pack(body, isText) {
  const packed = isText ? brotliCompressSync(body) : body;
  return packed.length < body.length ? packed : body;
}

/** Fonts and pictures that a page names in mark-up or styles, each once. @type {(html: string) => Set<string>} */
function namedFiles(html) {
  const tags = [...html.matchAll(/<(?:img|source|image|use|link)\b[^>]*>/g)].map(([tag]) => tag);
  const icons = tags.filter((tag) => tag.includes('rel="icon"'));
  const counted = tags.filter((tag) => !tag.startsWith('<link') || /as="(?:font|image)"/.test(tag));
  // Browsers take the last icon. A style sheet's link is disabled: its rules stand in the page.
  const inMarkup = [...counted, ...icons.slice(-1)].flatMap((tag) =>
    [...tag.matchAll(/\b(?:src|href|srcset)="([^"]+)"/gi)].flatMap(([, list = '']) =>
      list.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ),
  );
  const inStyles = [...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
  const files = [...inMarkup, ...inStyles].map((address) => address.replace(/[?#].*$/, ''));
  return new Set(files.filter((address) => /^\/(?!\/)/.test(address)));
}

/**
 * Weighs the pages of an export.
 * @param {string} out
 * @param {readonly ManifestPage[]} pages
 * @param {string} [basePath] below which the site was built
 * @returns {Weight[]} in KiB
 * @throws {Error} if a page names a file that is missing
 */
export function weighPages(out, pages, basePath = '') {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  const size = (/** @type {string} */ name) => {
    const known = sizes.get(name) ?? pack(readFileSync(join(out, name)), extname(name) in TEXT_TYPES).length;
    sizes.set(name, known);
    return known / 1024;
  };
  return pages.map(({ route, file, scripts, hydrates }) => {
    const named = namedFiles(readFileSync(join(out, file), 'utf8'));
    const kinds = [...new Set([...scripts, ...named])].map((address) => {
      const name = address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
      const kind = scripts.includes(address) ? 'script' : name.endsWith('.woff2') ? 'font' : 'picture';
      return { name, kind, kib: size(name) };
    });
    const all = [{ name: `/${file}`, kind: 'html', kib: size(file) }, ...kinds];
    const sum = (/** @type {string} */ kind) =>
      all.reduce((total, part) => total + (kind === '' || part.kind === kind ? part.kib : 0), 0);
    return {
      route,
      limit: LIMITS.get(route) ?? (hydrates ? HYDRATED_LIMIT : STILL_LIMIT),
      total: sum(''),
      kib: { html: sum('html'), script: sum('script'), font: sum('font'), picture: sum('picture') },
      files: all.map(({ name, kib }) => [name, kib]),
    };
  });
}

/** One line for each page, and the reason of each fault. @type {(weights: readonly Weight[]) => import('../run.mjs').Outcome} */
export function judge(weights) {
  const lines = weights.map(({ route, limit, total, kib }) => {
    const parts = Object.entries(kib).map(([kind, size]) => `${kind} ${size.toFixed(1).padStart(5)}`);
    return `${route.padEnd(16)} ${total.toFixed(1).padStart(5)} of ${limit} KiB  ${parts.join('  ')}`;
  });
  const warnings = weights
    .filter(({ kib }) => (kib.html ?? 0) > HTML_WARNING)
    .map(({ route }) => `Careful: the HTML of ${route} is over ${HTML_WARNING} KiB.`);
  const faults = weights
    .filter(({ total, limit }) => total > limit)
    .map(({ route, total, limit, files }) => {
      const largest = files.sort(([, a], [, b]) => b - a).slice(0, 5);
      const list = largest.map(([name, kib]) => `  ${name} ${kib.toFixed(1)} KiB`).join('\n');
      return `${route} is ${(total - limit).toFixed(1)} KiB over its limit. Its largest files:\n${list}`;
    });
  return { ok: faults.length === 0, output: [...lines, ...warnings, ...faults].join('\n') };
}

/** @returns {Promise<import('../run.mjs').Outcome>} @throws {Stop} if nothing was built */
export async function checkBudgets() {
  const manifest = join(root, '.next', 'export-manifest.json');
  if (!existsSync(manifest)) throw new Stop('There is no built site to weigh. Run `npm run build` first.');
  const { pages } = JSON.parse(readFileSync(manifest, 'utf8'));
  return judge(weighPages(join(root, 'out'), pages, process.env.BASE_PATH));
}

asCommand(import.meta.url, async () => {
  const { ok, output } = await checkBudgets();
  console.log(output);
  process.exitCode = ok ? 0 : 1;
});
