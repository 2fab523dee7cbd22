import { isUnusualZip, placeOfZip } from './zip';

describe('the check of a ZIP code', () => {
  const shop = { zips: ['55408', '55105'], statesServed: ['MN'] } as const;

  test.each(['55408', '55105-1234', ' 55 408', '５５４０８', '', ' '])('accepts %j', (typed) => {
    expect(isUnusualZip(typed)).toBe(false);
    expect(placeOfZip(typed, { ...shop, isVisitorFar: true })).toBe('listed');
  });

  test.each(['5540', '554081', 'K1A 0B1'])('finds %j unusual, but doesn’t exclude the place', (typed) => {
    expect(isUnusualZip(typed)).toBe(true);
    expect(placeOfZip(typed, shop)).toBe('listed');
  });

  test.each([
    ['55435', false, 'nearby'],
    ['55435', true, 'far'],
    ['90210-5540', false, 'elsewhere'],
    ['80202', true, 'elsewhere'],
  ] as const)('for %s from a visitor who is far away (%s) says %s', (typed, isVisitorFar, place) =>
    expect(placeOfZip(typed, { ...shop, isVisitorFar })).toBe(place),
  );
});
