import fc from 'fast-check';
import { referenceOf } from './reference';

test('a reference has two groups of three characters, none of which looks or sounds like another', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (request) => {
      expect(referenceOf(request)).toMatch(/^[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}$/);
    }),
  );
});

test('a reference is the same for the same request, and differs for other requests', () => {
  const request = { service: 'dishwasher', phone: '' };
  expect(referenceOf(structuredClone(request))).toBe(referenceOf(request));
  const others = Array.from({ length: 20_000 }, (_, index) => ({ ...request, phone: `612 555 ${index}` }));
  // By chance, about twelve of these requests have the reference of another one.
  expect(new Set(others.map(referenceOf)).size).toBeGreaterThan(19_950);
});
