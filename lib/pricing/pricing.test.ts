import fc from 'fast-check';
import { estimate, formatDollars } from './pricing';

const price = fc.integer({ min: 0, max: 5000 });
const taxPercent = fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000);

test('the tax is rounded to the nearest dollar, and the total is the sum of price and tax', () => {
  fc.assert(
    fc.property(price, taxPercent, (amount, percent) => {
      const { tax, ...others } = estimate(amount, percent);
      expect(Number.isInteger(tax)).toBe(true);
      expect(Math.abs(tax - (amount * percent) / 100)).toBeLessThanOrEqual(0.5);
      expect(others).toEqual({ price: amount, total: amount + tax });
    }),
  );
});

test('prices are shown in whole dollars', () => {
  expect([89, 1250].map(formatDollars)).toEqual(['$89', '$1,250']);
});
