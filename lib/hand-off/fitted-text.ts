import { cutText } from '@/lib/text/plain-text';
import { linesOfText, type SummaryRow } from './summary';

/** What a message is made of. `shortened` marks the place of a cut: "… [shortened]". */
export type MessageParts = { title: string; rows: readonly SummaryRow[]; shortened: string };

/**
 * As much of a summary as `fits` allows. The description of the problem is cut first, as its end is missed the least; only
 * if that isn't enough, the other answers. A cut is marked, never falls into the middle of a character, and never
 * touches labels or the reference.
 */
export function fittedText(
  { title, rows, shortened }: MessageParts,
  fits: (text: string) => boolean,
): string {
  const textWith = (limitOf: (row: SummaryRow) => number) =>
    linesOfText(
      title,
      rows.map((row) => ({ ...row, value: shorten(row.value, limitOf(row), shortened) })),
    );
  const withProblem = (units: number) =>
    textWith(({ id }) => (id === 'problemDescription' ? units : Infinity));
  const withAll = (units: number) =>
    textWith(({ id }) => (id === 'reference' ? Infinity : id === 'problemDescription' ? 0 : units));

  if (fits(withProblem(Infinity))) return withProblem(Infinity);
  const longest = Math.max(0, ...rows.map(({ value }) => value.length));
  for (const text of [withProblem, withAll]) {
    const units = largest(longest, (limit) => fits(text(limit)));
    if (units !== undefined) return text(units);
  }
  return linesOfText(
    title,
    rows.filter(({ id }) => id === 'reference'),
  );
}

// An answer no longer than what would be left of it stays whole: "MN" is shorter than "M… [shortened]".
const shorten = (value: string, units: number, mark: string) =>
  value.length <= units + mark.length ? value : `${cutText(value, units).trimEnd()}${mark}`;

/** The largest whole number from 0 to `max` that passes, found by halving. Undefined if not even 0 does. */
function largest(max: number, passes: (n: number) => boolean): number | undefined {
  if (!passes(0)) return undefined;
  let [known, beyond] = [0, max + 1];
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    if (passes(middle)) known = middle;
    else beyond = middle;
  }
  return known;
}
