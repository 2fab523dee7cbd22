import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { pageElements } from './build/page';
import { builtPages } from './pages';

/**
 * The limit of each kind of page in KiB: its size in November 2026, and room for a fix or an upgrade of a library, but
 * not for a new feature. A page that hydrates can be as large as the wizard. The others have no framework. Enter new
 * limits after a change that is worth its bytes.
 */
const limits = { home: 176, hydrated: 200, still: 27 };

/** Matches files that we don't count: the owner's pictures, and a font for rare letters (app/styles/faces.css). */
const notCounted = /^\/(photo-\d+|team-\d-\d+|mark|map|icon|apple-icon)\.\w+$|\/domine-latin\.[^/]+$/;

/** All sizes are in KiB. */
type Weight = { route: string; limit: number; total: number; files: { name: string; kib: number }[] };

/** Adds up the compressed sizes of each page and of all files that it names. Throws if a file is missing. */
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
      const names = [`/${file}`, ...filesNamedIn(html, basePath)];
      const files = await Promise.all(names.map(async (name) => ({ name, kib: await sizeOf(name) })));
      const total = files.reduce((sum, { kib }) => sum + kib, 0);
      const kind = names.some((name) => name.endsWith('.js')) ? 'hydrated' : 'still';
      return { route, limit: limits[route === '/' ? 'home' : kind], total, files };
    }),
  );
}

/** Lists each of our files that a page names in its attributes and styles. The address of a page has no extension. */
function filesNamedIn(html: string, basePath: string): Set<string> {
  const addresses: string[] = [];
  for (const { name, attributes, inner } of pageElements(html)) {
    // A `srcset` also has the widths of its pictures, and `data-scripts` has several addresses.
    for (const attribute of ['src', 'href', 'srcset', 'data-scripts'])
      addresses.push(...(attributes.get(attribute) ?? '').split(/[\s,]+/));
    if (name === 'style')
      for (const [, address = ''] of inner.matchAll(/url\(["']?([^"')]+)/g)) addresses.push(address);
  }
  const names = addresses
    .filter((address) => address.startsWith(`${basePath}/`))
    .map((address) => address.slice(basePath.length).replace(/[?#].*/, ''));
  return new Set(names.filter((name) => extname(name) !== '' && !notCounted.test(name)));
}

/** Lists a page's size and limit, and its largest files if it is too large. */
export function weightLines({ route, limit, total, files }: Weight): string {
  const line = `${route.padEnd(16)} ${total.toFixed(1).padStart(5)} of ${limit} KiB`;
  if (total <= limit) return line;
  const largest = files.toSorted((a, b) => b.kib - a.kib).slice(0, 5);
  const named = largest.map(({ name, kib }) => `  ${name} ${kib.toFixed(1)} KiB`);
  return [`${line}: ${(total - limit).toFixed(1)} KiB too large. Its largest files:`, ...named].join('\n');
}

async function compressedSize(file: string): Promise<number> {
  const body = readFileSync(file);
  const isText = /\.(html|js|svg|webmanifest)$/.test(file);
  return (isText ? await promisify(brotliCompress)(body) : body).length / 1024;
}
