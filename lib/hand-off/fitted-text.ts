import { cutText } from '@/lib/text/plain-text';
import { linesOfText, type SummaryRow } from './summary';

/** The parts of a message. `shortened` marks a cut: "… [shortened]". */
export type MessageParts = { title: string; rows: readonly SummaryRow[]; shortened: string };

/**
 * As much of a summary as `fits` allows. The problem description is cut first, and other answers
 * only if that isn't enough. Cuts are marked and never split a character, a label or the reference.
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

// A short answer stays whole: "MN" is shorter than "M… [shortened]".
const shorten = (value: string, units: number, mark: string) =>
  value.length <= units + mark.length ? value : `${cutText(value, units).trimEnd()}${mark}`;

/** Binary search: the largest integer from 0 to `max` that passes. Undefined if not even 0 does. */
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
