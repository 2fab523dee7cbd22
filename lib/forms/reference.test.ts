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
});
