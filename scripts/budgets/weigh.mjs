/** Weighs every page of an exported site. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedPages } from './page-files.mjs';
import { rolesOf } from './roles.mjs';
import { wireSize } from './wire-size.mjs';

/** @typedef {{ role: string, kind: import('./page-files.mjs').FileKind, size: number, isFramework: boolean, isLater: boolean }} Part */
/** @typedef {{ route: string, parts: Part[] }} PageWeight */

/**
 * @param {string} folder the exported site
 * @param {string} [basePath] below which it was built
 * @returns {PageWeight[]} sizes in bytes, as sent with brotli 11, bodies without headers
 * @throws {Error} if a page names a file that is not there
 */
export function weighSite(folder, basePath = '') {
  const pages = exportedPages(folder, basePath);
  /** @type {Map<string, import('./roles.mjs').WeighedFile>} */
  const files = new Map();
  for (const { route, files: all } of pages) {
    for (const { address, kind } of all) {
      const path = join(folder, address);
      if (!existsSync(path)) throw new Error(`${route} names ${address}, which is not in the exported site.`);
      const known = files.get(address);
      if (known) files.set(address, { ...known, pages: [...known.pages, route] });
      else {
        const text = kind === 'script' ? readFileSync(path, 'utf8') : '';
        files.set(address, { address, kind, pages: [route], size: wireSize(path), text });
      }
    }
  }
  const shared = rolesOf([...files.values()].filter(({ kind }) => kind !== 'html'));
  return pages.map(({ route, files: all }) => ({
    route,
    parts: all.map(({ address, kind, isFramework = false, isLater = false }) => ({
      role: shared.get(address) ?? 'HTML with its CSS',
      kind,
      size: files.get(address)?.size ?? 0,
      isFramework,
      isLater,
    })),
  }));
}

/** @typedef {'html' | 'script' | 'framework' | 'font' | 'picture' | 'all' | 'scriptOfForms' | 'allWithForms'} Budget */

/** The parts of a page that a budget of limits.mjs speaks of. @type {(parts: readonly Part[], budget: Budget) => Part[]} */
export function partsOf(parts, budget) {
  if (budget === 'allWithForms') return [...parts];
  if (budget === 'scriptOfForms') return parts.filter(({ kind }) => kind === 'script');
  return parts.filter(({ kind, isFramework, isLater }) => {
    if (isLater) return false;
    if (budget === 'all') return true;
    if (budget === 'html') return kind === 'html' || kind === 'style';
    return budget === 'framework' ? kind === 'script' && isFramework : kind === budget;
  });
}

/** In bytes. @type {(parts: readonly Part[]) => number} */
export function sum(parts) {
  return parts.reduce((total, { size }) => total + size, 0);
}
