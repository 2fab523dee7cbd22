/** In whole dollars: price, tax (rounded to the nearest dollar) and total. The rate may have decimals: 9.025. */
export function estimate(price: number, taxPercent: number) {
  const tax = Math.round((price * taxPercent) / 100);
  return { price, tax, total: price + tax };
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** "$1,250": whole dollars, as in the content and in estimates. */
export const formatDollars = (amount: number): string => dollars.format(amount);
