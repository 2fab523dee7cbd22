import { wholeDollars } from './quote';

const grouped = new Intl.NumberFormat('en-US');

/** Formats whole dollars: "$89", "$1,250". Throws a RangeError like `wholeDollars`. */
export function formatDollars(amount: number): string {
  return `$${grouped.format(wholeDollars(amount))}`;
}
