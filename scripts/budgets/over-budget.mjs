/** Holds the weight of pages against their limits, and tells what grew. */
import { BYTES, KIB, kindOfPage } from './limits.mjs';
import { partsOf, sum } from './weigh.mjs';

/** @typedef {import('./weigh.mjs').PageWeight} PageWeight */
/** Sizes at an earlier day: route → role → bytes. @typedef {Record<string, Record<string, number>>} Baseline */

/** Less than this is what a changed word costs, and no news. In bytes. */
const WORTH_TELLING = 50;

/** @type {(pages: readonly PageWeight[]) => Baseline} */
export function baselineOf(pages) {
  return Object.fromEntries(
    pages.map(({ route, parts }) => [route, Object.fromEntries(parts.map(({ role, size }) => [role, size]))]),
  );
}

/**
 * @param {readonly PageWeight[]} pages
 * @param {Baseline} baseline
 * @returns {string[]} each broken budget in words, with the files that grew since the baseline; empty: all is well
 */
export function overBudget(pages, baseline) {
  return pages.flatMap(({ route, parts }) =>
    Object.entries(BYTES).flatMap(([name, { label, limits }]) => {
      const most = limits[kindOfPage(route)]?.most;
      const counted = partsOf(parts, /** @type {import('./weigh.mjs').Budget} */ (name));
      const size = sum(counted);
      if (most === undefined || size <= most * KIB) return [];
      return [
        `${route}: ${label} ${kib(size)}, the limit is ${kib(most * KIB)}: ${kib(size - most * KIB)} too much.`,
        ...growth(counted, baseline[route]),
      ].join('\n');
    }),
  );
}

/** @type {(parts: readonly import('./weigh.mjs').Part[], before: Record<string, number> | undefined) => string[]} */
function growth(parts, before) {
  if (!before)
    return [
      '  The page is new since the sizes were written down.',
      ...parts.map(({ role, size }) => `  ${role}: ${kib(size)}`),
    ];
  const grown = parts
    .map(({ role, size }) => ({ role, size, was: before[role], by: size - (before[role] ?? 0) }))
    .filter(({ by }) => by >= WORTH_TELLING)
    .toSorted((a, b) => b.by - a.by);
  if (grown.length === 0)
    return ['  No file of it grew since the sizes were written down: it was too much then.'];
  return grown.map(({ role, size, was, by }) =>
    was === undefined
      ? `  ${role} is new: ${kib(size)}`
      : `  ${role} grew by ${kib(by)}: ${kib(was)} before, ${kib(size)} now`,
  );
}

/** @type {(bytes: number) => string} */
export function kib(bytes) {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}
