/** Middle values. */

/**
 * The middle one of the numbers that are there; of an even count the mean of the two in the middle.
 * @param {readonly unknown[]} values
 * @returns {number | undefined} undefined if none is a number
 */
export function median(values) {
  const numbers = values
    .filter((value) => typeof value === 'number' && Number.isFinite(value))
    .sort((a, b) => a - b);
  if (numbers.length === 0) return undefined;
  const half = Math.floor(numbers.length / 2);
  return numbers.length % 2 === 1 ? numbers[half] : (numbers[half - 1] + numbers[half]) / 2;
}

/** The median of one figure over several runs. @type {<T>(runs: readonly T[], figure: (run: T) => unknown) => number | undefined} */
export function medianOf(runs, figure) {
  return median(runs.map(figure));
}

/** Which names turn up in any of the runs. @type {(lists: readonly (readonly string[])[]) => string[]} */
export function union(lists) {
  return [...new Set(lists.flat())].sort();
}
