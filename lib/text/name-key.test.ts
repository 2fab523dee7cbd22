import { nameKey } from './name-key';

test.each([
  ['St. Paul', 'saint paul'],
  ['Dayton’s Bluff', "Dayton's bluff"],
  ['Lóng\u00adfellow', 'LONGFELLOW'],
  ['Macalester-Groveland', 'Macalester Groveland'],
  ['４９ers', '49ers'],
  // A text without letters and digits has no name.
  [' -.’ ', ''],
])('%j and %j are the same name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));
