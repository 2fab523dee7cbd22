/**
 * `amount` itself when it is money as this site knows it: whole dollars, from 0 up, small enough to be exact.
 * Throws a RangeError for anything else (89.5, -1, NaN, Infinity, 2 ** 53).
 */
export function wholeDollars(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`Not a whole, non-negative number of dollars: ${amount}`);
  }
  // Turns -0 into 0, which would otherwise be shown as "-0".
  return amount === 0 ? 0 : amount;
}
