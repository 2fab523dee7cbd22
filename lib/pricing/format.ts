import { wholeDollars } from './quote';

const grouped = new Intl.NumberFormat('en-US');

/** Whole dollars as visitors read them: "$89", "$1,250". Throws a RangeError for anything that `quote` refuses. */
export function formatDollars(amount: number): string {
  return `$${grouped.format(wholeDollars(amount))}`;
}
