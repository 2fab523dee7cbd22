import { nameKey } from './name-key';

test.each([
  ['St. Paul', 'saint paul'],
  ['Dayton’s Bluff', "Dayton's bluff"],
  ['Lóng\u00adfellow', 'LONGFELLOW'],
  ['Macalester-Groveland', 'Macalester Groveland'],
  ['４９ers', '49ers'],
])('%j and %j are the same name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test.each([
  ['Stillwater', 'Saint Illwater'],
  ['東京', '京都'],
])('%j and %j are different names', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

test('a text without letters and digits has no name', () => expect(nameKey(' -.’ ')).toBe(''));
