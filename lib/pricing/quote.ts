/**
 * Returns `amount` if it is a whole, non-negative number of dollars that is small enough to be
 * exact. Throws a RangeError for anything else (89.5, -1, NaN, Infinity, 2 ** 53).
 */
export function wholeDollars(amount: number): number {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`Not a whole, non-negative number of dollars: ${amount}`);
  }
  // Normalizes -0, which would be displayed as "-0".
  return amount === 0 ? 0 : amount;
}

/** Estimated tax in percent of the price. Source: specification, section 9. */
export const TAX_PERCENT = 8;

/** The price of a visit in whole dollars. `total` is always `price + tax`. */
export type Quote = { price: number; tax: number; total: number };

/**
 * Price, estimated tax and total in whole dollars. The tax is 8% of the price, rounded to the
 * nearest dollar. Throws a RangeError for anything but a whole, non-negative amount, or if it is
 * too large to be exact. Source: specification, section 9.
 */
export function quote(price: number): Quote {
  const dollars = wholeDollars(price);
  // Integer arithmetic until the final division. (8% of whole dollars never ends in exactly half a
  // dollar, so the rounding of halves doesn't matter.)
  const tax = Math.floor(wholeDollars(dollars * TAX_PERCENT + 50) / 100);
  return { price: dollars, tax, total: wholeDollars(dollars + tax) };
}
