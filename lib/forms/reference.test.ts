import fc from 'fast-check';
import { referenceOf, referencePattern } from './reference';

describe('a reference', () => {
  test('has two groups of three characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (request) => referencePattern.test(referenceOf(request))),
    );
  });

  test('is the same for the same request, and differs for other requests', () => {
    const request = ['2026-03-09', 'dishwasher', { firstName: 'Ana', problemDescription: 'It hums.' }];
    expect(referenceOf(structuredClone(request))).toBe(referenceOf(request));
    const references = Array.from({ length: 2000 }, (_, index) =>
      referenceOf([...request, { phone: `612 555 ${index}` }]),
    );
    // By chance, two of these requests have the same reference in one run out of ten.
    expect(new Set(references).size).toBeGreaterThan(1995);
  });
});
