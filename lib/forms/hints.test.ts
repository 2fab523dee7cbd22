import { isUnusualZip, placeOfZip } from '@/lib/area/zip';
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

describe('whether we go to a ZIP code', () => {
  const shop = { zips: ['55408', '55105'], statesServed: ['MN'] } as const;

  test.each(['55408', '55105-1234', ' 55 408', '５５４０８', '', ' '])(
    'nothing speaks against %j',
    (typed) => {
      expect(isUnusualZip(typed)).toBe(false);
      expect(placeOfZip(typed, { ...shop, isVisitorFar: true })).toBe('listed');
    },
  );

  test.each(['5540', '554081', 'K1A 0B1'])('%j is no ZIP code, and says nothing about the place', (typed) => {
    expect(isUnusualZip(typed)).toBe(true);
    expect(placeOfZip(typed, shop)).toBe('listed');
  });

  test.each([
    ['55435', false, 'nearby'],
    ['55435', true, 'far'],
    ['90210-5540', false, 'elsewhere'],
    ['80202', true, 'elsewhere'],
  ] as const)('%s, typed by a visitor who is far away: %s, is %s', (typed, isVisitorFar, place) =>
    expect(placeOfZip(typed, { ...shop, isVisitorFar })).toBe(place),
  );
});
