import { isUnusualZip, placeOfZip } from '@/lib/area/zip';
import { isUnusualPhone } from './hints';

describe('the hint about an unusual phone number', () => {
  const extensions = [' ext. 12', ' extension 12', ';ext=12', ' x12', 'p12', ',12', ',,12#', ' #12', ''];
  const prefixes = ['', '1 ', '1-', '+1 ', '001 ', '0111'];
  const dialed = prefixes.flatMap((prefix) =>
    extensions.map((extension) => `${prefix}(612) 555.0142${extension}`),
  );
  const abroad = ['+44 20 7946 0958', '0044 20 7946 0958', '011 52 55 1234 5678 ext 3', '(+49) 30 901820'];
  const otherwise = ['６１２-５５５-０１４２', '٦١٢٥٥٥٠١٤٢', '', '   '];

  test.each([...dialed, ...abroad, ...otherwise])('is not shown for %j', (typed) =>
    expect(isUnusualPhone(typed)).toBe(false),
  );

  const wrong = [
    '555-0142',
    '612-555-01422',
    '612-555-0142 2',
    '+1 612 555 014',
    '001 612 555 01422',
    '+44 20',
  ];
  test.each([...wrong, '1-800-FLOWERS', '0612 555 0142'])('is shown for %j', (typed) =>
    expect(isUnusualPhone(typed)).toBe(true),
  );
});

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
