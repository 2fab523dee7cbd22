import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { builtPages } from './pages';

/**
 * The size of each kind of page in KiB, recorded in November 2026. Record them again after a change that is worth its
 * bytes. A page that hydrates can be as large as the wizard. The others have no framework.
 */
const recorded = { home: 173, hydrated: 194, still: 26 };

/** All sizes are in KiB. */
type Weight = { route: string; limit: number; total: number; files: { name: string; kib: number }[] };

/** The size of all files a page loads until it has hydrated, in KiB, compressed. Throws if a file is missing. */
export async function weighPages(out: string, basePath = ''): Promise<Weight[]> {
  // Most files belong to several pages, and the best compression takes half a second for a large one.
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? compressedSize(join(out, name));
    sizes.set(name, size);
    return size;
  };
  return Promise.all(
    builtPages(out).map(async ({ route, file, html }) => {
      const scripts = scriptsOf(html);
      const addresses = [...scripts, ...fontsAndPictures(html)];
      const names = new Set([`/${file}`, ...addresses.map((address) => withoutBase(address, basePath))]);
      const files = await Promise.all([...names].map(async (name) => ({ name, kib: await sizeOf(name) })));
      const total = files.reduce((sum, { kib }) => sum + kib, 0);
      return { route, limit: limitOf(route, scripts.length > 0), total, files };
    }),
  );
}

/** The limit of a page, in KiB. It leaves room for a fix or an upgrade of a library, but not for a new feature. */
function limitOf(route: string, isHydrated: boolean): number {
  const kind = isHydrated ? 'hydrated' : 'still';
  return Math.round(recorded[route === '/' ? 'home' : kind] * 1.03);
}

const scriptsOf = (html: string) => /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

const withoutBase = (address: string, basePath: string) =>
  address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;

/** A page's size in one line. A page over its limit also lists its largest files. */
export function weightLines({ route, limit, total, files }: Weight): string {
  const line = `${route.padEnd(16)} ${total.toFixed(1).padStart(5)} of ${limit} KiB`;
  if (total <= limit) return line;
  const largest = files.toSorted((a, b) => b.kib - a.kib).slice(0, 5);
  const named = largest.map(({ name, kib }) => `  ${name} ${kib.toFixed(1)} KiB`);
  return [`${line}: ${(total - limit).toFixed(1)} KiB too large. Its largest files:`, ...named].join('\n');
}

/** The addresses of our fonts and pictures in markup and styles. */
function fontsAndPictures(html: string): string[] {
  const lists = [...addressesInTags(html), ...addressesInStyles(html)].map(([, list = '']) => list);
  const addresses = lists.flatMap((list) => list.split(','));
  return addresses.map((address) => address.trim().replace(/[?# ].*$/, '')).filter(isCounted);
}

function addressesInTags(html: string) {
  const tags = html.match(/<(?:img|source|image|use)\b[^>]*>|<link\b[^>]*as="(?:font|image)"[^>]*>/g) ?? [];
  // Browsers use the last icon.
  const icon = html.match(/<link\b[^>]*rel="icon"[^>]*>/g)?.at(-1) ?? '';
  return [...tags, icon].join('').matchAll(/\b(?:src|href|srcset)="([^"]+)"/gi);
}

function addressesInStyles(html: string) {
  // Browsers fetch the second file of the font for letters that no page has (app/styles/faces.css).
  const styles = html.replace(/@font-face\s*\{[^}]*unicode-range:\s*U\+A1[^}]*\}/gi, '');
  return styles.matchAll(/url\(["']?([^"')]+)/g);
}

/** Whether an address is our own file. The owner chooses the photo and the mark, so we don't count them. */
const isCounted = (address: string) =>
  /^\/(?!\/)/.test(address) && !/\/(photo-\d+\.webp|(mark|icon)\.svg)$/.test(address);

async function compressedSize(file: string): Promise<number> {
  const body = readFileSync(file);
  const isText = /\.(html|js|svg)$/.test(file);
  return (isText ? await promisify(brotliCompress)(body) : body).length / 1024;
}
