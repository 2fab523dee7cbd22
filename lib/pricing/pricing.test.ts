import fc from 'fast-check';
import { formatDollars } from './format';
import { quote, TAX_PERCENT } from './quote';

/** Prices small enough for an exact tax. */
const anyPrice = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 1e15 }));

const notMoney = fc.oneof(
  fc.double().filter((amount) => !Number.isInteger(amount)),
  fc.integer({ max: -1 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 2 ** 53, Number.MAX_VALUE),
);

describe('the price of a visit', () => {
  test.each([
    ['refrigerator', 89, 7, 96],
    ['washer-dryer', 79, 6, 85],
    ['dishwasher', 85, 7, 92],
    ['oven-range', 95, 8, 103],
    ['microwave', 75, 6, 81],
    ['small-appliances', 65, 5, 70],
  ])('a visitor with a %s pays %i plus %i tax, %i in total', (_service, price, tax, total) => {
    expect(quote(price)).toEqual({ price, tax, total });
  });

  test('the total is the price plus the tax, and the tax is 8% to the nearest dollar', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const { tax, total, price: shown } = quote(price);
        expect(shown).toBe(price);
        expect(total).toBe(price + tax);
        expect(Number.isSafeInteger(tax)).toBe(true);
        // In cents, with BigInt, so that the check itself doesn't round.
        const off = BigInt(tax) * 100n - BigInt(price) * BigInt(TAX_PERCENT);
        expect(off >= -50n && off <= 50n).toBe(true);
      }),
    );
  });

  test('a more expensive service never has a lower tax or total', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(quote(low).tax).toBeLessThanOrEqual(quote(high).tax);
        expect(quote(low).total).toBeLessThanOrEqual(quote(high).total);
      }),
    );
  });

  test('no visitor ever sees a negative amount', () => {
    expect(quote(-0)).toEqual({ price: 0, tax: 0, total: 0 });
    fc.assert(fc.property(anyPrice, (price) => Object.values(quote(price)).every((amount) => amount >= 0)));
  });

  test('an amount that is not in whole dollars is rejected, not rounded', () => {
    fc.assert(
      fc.property(notMoney, (amount) => {
        expect(() => quote(amount)).toThrow(RangeError);
        expect(() => formatDollars(amount)).toThrow(RangeError);
      }),
    );
  });

  test('a price too large for an exact tax is rejected', () => {
    expect(() => quote(Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });
});

describe('formatted dollars', () => {
  test.each([
    [0, '$0'],
    [-0, '$0'],
    [89, '$89'],
    [1250, '$1,250'],
  ])('%i dollars are displayed as %s', (amount, text) => {
    expect(formatDollars(amount)).toBe(text);
  });

  test('the amount can be parsed back from the text', () => {
    fc.assert(
      fc.property(anyPrice, (amount) => Number(formatDollars(amount).replace(/[$,]/g, '')) === amount),
    );
  });
});
