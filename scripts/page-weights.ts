import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ExportedPage } from './build/manifest';

/**
 * What each kind of page weighed in KiB when these figures were last recorded, November 2026. Record them again after
 * a change that is worth its bytes. A page that hydrates may weigh as much as the wizard; the others have no framework.
 */
const recorded = { home: 174, hydrated: 194, still: 25 };

type Part = { name: string; kind: 'html' | 'script' | 'font' | 'picture'; kib: number };
export type Weight = { route: string; limit: number; total: number; parts: Part[] };

/** What each page loads until it has hydrated, in KiB as hosts send it at best. Throws if a file is missing. */
export async function weighPages(
  out: string,
  pages: readonly ExportedPage[],
  basePath = '',
): Promise<Weight[]> {
  // Most files belong to several pages, and the best compression takes half a second for a large one.
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? compressedSize(join(out, name));
    sizes.set(name, size);
    return size;
  };
  return Promise.all(
    pages.map(async ({ route, file, scripts }) => {
      const named = namedFiles(readFileSync(join(out, file), 'utf8'));
      const addresses = new Set([`${basePath}/${file}`, ...scripts, ...named]);
      const parts = await Promise.all(
        [...addresses].map(async (address): Promise<Part> => {
          const name = address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address;
          const kind = scripts.includes(address) ? 'script' : kindOf(name);
          return { name, kind, kib: await sizeOf(name) };
        }),
      );
      const kind = route === '/' ? 'home' : scripts.length > 1 ? 'hydrated' : 'still';
      // Leaves room for a fix or an upgrade of a library, but not for a new feature.
      const limit = Math.round(recorded[kind] * 1.03);
      return { route, limit, total: sum(parts), parts };
    }),
  );
}

export function weightLine({ route, limit, total, parts }: Weight): string {
  const kinds = (['html', 'script', 'font', 'picture'] as const).map((kind) => {
    const kib = sum(parts.filter((part) => part.kind === kind));
    return `${kind} ${kib.toFixed(1).padStart(5)}`;
  });
  return `${route.padEnd(16)} ${total.toFixed(1).padStart(5)} of ${limit} KiB  ${kinds.join('  ')}`;
}

/** Names the largest files of a page over its limit. */
export function overLimit({ route, limit, total, parts }: Weight): string | undefined {
  if (total <= limit) return undefined;
  const largest = parts.toSorted((a, b) => b.kib - a.kib).slice(0, 5);
  return [
    `${route} is ${(total - limit).toFixed(1)} KiB over its limit. Its largest files:`,
    ...largest.map(({ name, kib }) => `  ${name} ${kib.toFixed(1)} KiB`),
  ].join('\n');
}

/** Addresses of fonts and pictures in markup and styles. */
function namedFiles(html: string): string[] {
  // Browsers use the last icon.
  const icon = html.match(/<link\b[^>]*rel="icon"[^>]*>/g)?.at(-1) ?? '';
  const tags = html.match(/<(?:img|source|image|use)\b[^>]*>|<link\b[^>]*as="(?:font|image)"[^>]*>/g) ?? [];
  const inTags = [...tags, icon].join('').matchAll(/\b(?:src|href|srcset)="([^"]+)"/gi);
  // The font's second part is fetched for letters that no page has (app/styles/faces.css).
  const styles = html.replace(/@font-face\s*\{[^}]*unicode-range:\s*U\+A1[^}]*\}/gi, '');
  const inStyles = styles.matchAll(/url\(["']?([^"')]+)/g);
  return (
    [...inTags, ...inStyles]
      .flatMap(([, list = '']) => list.split(','))
      .map((address) => address.trim().replace(/[?# ].*$/, ''))
      // A photo is the owner's choice, and browsers take one of its sizes.
      .filter((address) => /^\/(?!\/)/.test(address) && !/\/photo-\d+\.webp$/.test(address))
  );
}

const kindOf = (name: string): Part['kind'] =>
  name.endsWith('.html') ? 'html' : name.endsWith('.woff2') ? 'font' : 'picture';

async function compressedSize(file: string): Promise<number> {
  const body = readFileSync(file);
  const isText = /\.(html|js|svg)$/.test(file);
  return (isText ? await promisify(brotliCompress)(body) : body).length / 1024;
}

const sum = (parts: readonly Part[]) => parts.reduce((total, { kib }) => total + kib, 0);
