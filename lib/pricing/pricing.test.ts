import fc from 'fast-check';
import { estimate, formatDollars } from './pricing';

const price = fc.integer({ min: 0, max: 5000 });
const taxPercent = fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000);

test.each([
  ['dishwasher', 85, 7, 92],
  ['microwave', 75, 6, 81],
])('a visitor with a %s pays %i plus %i tax, %i in total', (_service, amount, tax, total) => {
  expect(estimate(amount, 8)).toEqual({ price: amount, tax, total });
});

test('a city with a tax rate of 9.025% gets an estimate in whole dollars', () => {
  expect(estimate(89, 9.025)).toEqual({ price: 89, tax: 8, total: 97 });
});

test('at any rate, the tax is right to the nearest dollar and the total is what the visitor adds up', () => {
  fc.assert(
    fc.property(price, taxPercent, (amount, percent) => {
      const { tax, total } = estimate(amount, percent);
      expect(Number.isInteger(tax)).toBe(true);
      expect(Math.abs(tax - (amount * percent) / 100)).toBeLessThanOrEqual(0.5);
      expect(total).toBe(amount + tax);
    }),
  );
});

test('prices are shown in whole dollars', () => {
  expect([89, 1250].map(formatDollars)).toEqual(['$89', '$1,250']);
});
