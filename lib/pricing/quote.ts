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

/** The tax estimate, in percent of the price. Source: the product's specification, section 9. */
export const TAX_PERCENT = 8;

/** What a visit costs, in whole dollars. `total` is always `price + tax`. */
export type Quote = { price: number; tax: number; total: number };

/**
 * Price, estimated tax and total in whole dollars: the tax is 8% of the price, rounded to the dollar, and the total is
 * the price plus that. Throws a RangeError for what isn't a whole, non-negative amount, or is too large to be exact.
 * Source: the product's specification, section 9.
 */
export function quote(price: number): Quote {
  const dollars = wholeDollars(price);
  // Whole numbers until the one division. (8% of whole dollars never ends in exactly half a dollar, so nothing hangs
  // on how halves are rounded.)
  const tax = Math.floor(wholeDollars(dollars * TAX_PERCENT + 50) / 100);
  return { price: dollars, tax, total: wholeDollars(dollars + tax) };
}
