import { isUnusualZip } from './zip';

test.each(['55408', '55105-1234', ' 55 408', '５５４０８', '', ' '])(
  '%j looks like a ZIP code, or is empty',
  (typed) => {
    expect(isUnusualZip(typed)).toBe(false);
  },
);

test.each(['5540', '554081', 'K1A 0B1'])('%j is an unusual ZIP code', (typed) => {
  expect(isUnusualZip(typed)).toBe(true);
});
