import { isUnusualZip, placeOfZip } from './zip';

describe('the check of a ZIP code', () => {
  const shop = { zips: ['55408', '55105'], statesServed: ['MN'] } as const;

  test.each(['55408', '55105-1234', ' 55 408', '５５４０８', '', ' '])('accepts %j', (typed) => {
    expect(isUnusualZip(typed)).toBe(false);
    expect(placeOfZip(typed, shop)).toBe('listed');
  });

  test.each(['5540', '554081', 'K1A 0B1'])('finds %j unusual, but doesn’t exclude the place', (typed) => {
    expect(isUnusualZip(typed)).toBe(true);
    expect(placeOfZip(typed, shop)).toBe('listed');
  });

  test.each([
    ['55435', 'nearby'],
    ['90210-5540', 'elsewhere'],
    ['80202', 'elsewhere'],
  ] as const)('for %s says %s', (typed, place) => expect(placeOfZip(typed, shop)).toBe(place));
});
