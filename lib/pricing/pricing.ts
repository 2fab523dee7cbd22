/** Returns the price, the tax rounded to the nearest dollar, and the total, in whole dollars. A rate can be 9.025. */
export function estimate(price: number, taxPercent: number) {
  const tax = Math.round((price * taxPercent) / 100);
  return { price, tax, total: price + tax };
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats whole dollars: "$1,250". */
export const formatDollars = (amount: number): string => dollars.format(amount);
