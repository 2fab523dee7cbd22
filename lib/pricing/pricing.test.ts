import fc from 'fast-check';
import { estimate, formatDollars } from './pricing';

test('the tax is rounded to the nearest dollar, and the total is the sum of price and tax', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(15_000), (price, thousandths) => {
      const { tax, ...others } = estimate(price, thousandths / 1000);
      expect(Number.isInteger(tax)).toBe(true);
      expect(Math.abs(tax - (price * thousandths) / 100_000)).toBeLessThanOrEqual(0.5);
      expect(others).toEqual({ price, total: price + tax });
    }),
  );
  expect([89, 1250].map(formatDollars)).toEqual(['$89', '$1,250']);
});
