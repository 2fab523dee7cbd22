import { isUnusualZip, isZipOutside } from '@/lib/area/zip';
import { isUnusualPhone } from './hints';

describe('the hint about an unusual phone number', () => {
  test.each(['612-555-0142 ext. 12', '+1 (612) 555.0142', '６１２-５５５-０１４２', '٦١٢٥٥٥٠١٤٢', '', '   '])(
    'is not shown for %j',
    (typed) => expect(isUnusualPhone(typed)).toBe(false),
  );

  test.each(['555-0142', '612-555-01422', '+44 20 7946 0958', '1-800-FLOWERS'])('is shown for %j', (typed) =>
    expect(isUnusualPhone(typed)).toBe(true),
  );
});

describe('the hint about a ZIP code outside the area', () => {
  const zips = ['55408', '55105'];

  const hint = (typed: string) =>
    isUnusualZip(typed) ? 'not a ZIP code' : isZipOutside(typed, zips) ? 'outside' : 'none';

  test.each(['55408', '55105-1234', ' 55 408', '５５４０８', '', ' '])('is not shown for %j', (typed) =>
    expect(hint(typed)).toBe('none'),
  );

  test('says which is outside, and which is no ZIP code at all', () => {
    for (const typed of ['90210', '90210-5540']) expect(hint(typed)).toBe('outside');
    for (const typed of ['5540', '554081', 'K1A 0B1']) expect(hint(typed)).toBe('not a ZIP code');
  });
});
