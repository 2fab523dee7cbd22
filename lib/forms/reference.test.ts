import { referenceOf } from './reference';

test('a reference is easy to read out, the same for the same request, and differs for other requests', () => {
  const request = { service: 'dishwasher', name: '李 🔧', phone: '' };
  expect(referenceOf(structuredClone(request))).toBe(referenceOf(request));
  const others = Array.from({ length: 20_000 }, (_, index) => ({ ...request, phone: `612 555 ${index}` }));
  const references = others.map(referenceOf);
  // None of these characters looks or sounds like another.
  const format = /^[FHJKMPRTWXY34679]{3}-[FHJKMPRTWXY34679]{3}$/;
  expect(references.filter((reference) => !format.test(reference))).toEqual([]);
  // By chance, about twelve of these requests have the reference of another one.
  expect(new Set(references).size).toBeGreaterThan(19_950);
});
