import fc from 'fast-check';
import { referenceOf, referencePattern } from './reference';

describe('a reference', () => {
  test('is two groups of three that can be read out on the phone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (request) => referencePattern.test(referenceOf(request))),
    );
  });

  test('is the same for the same request, and another one for any other', () => {
    const request = ['2026-03-09', 'dishwasher', { firstName: 'Ana', problemDescription: 'It hums.' }];
    expect(referenceOf(structuredClone(request))).toBe(referenceOf(request));
    const others = Array.from({ length: 2000 }, (_, index) =>
      referenceOf([...request, { phone: `612 555 ${index}` }]),
    );
    // By chance one pair in ten such lots has the same.
    expect(new Set(others).size).toBeGreaterThan(1995);
  });

  test('uses every character about equally often, and no two that look alike', () => {
    const counts = new Map<string, number>();
    for (let index = 0; index < 5000; index += 1)
      for (const one of referenceOf(index).replace('-', '')) counts.set(one, (counts.get(one) ?? 0) + 1);
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - 30_000 / 16)).toBeLessThan(400);
    for (const alike of ['0OQD', '1IL', '2Z', '5S', '8B', '6G', 'UV', 'MN', 'EF', 'CG'])
      expect([...alike].filter((character) => counts.has(character)).length).toBeLessThan(2);
    expect([...'AEIOU01'].filter((character) => counts.has(character))).toEqual([]);
  });
});
