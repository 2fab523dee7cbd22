import { labelSize } from './label-size';

test.each(['Your Area', 'Minneapolis', 'Saint Paul Park', 'Brooklyn Center', 'Hopkins'])(
  'a visitor from %s reads it in the size of the heading',
  (city) => expect(labelSize(city)).toBe('short'),
);

test.each([
  ['Inver Grove Heights', 'medium'],
  ['Truth or Consequences', 'long'],
  ['Rancho Santa Margarita East', 'longer'],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'longest'],
  ['WWWWWWWWW', 'medium'],
  ['東京都千代田区', 'short'],
  ['東京都千代田区東京都千代田区', 'longer'],
])('a longer or broader name (%s) is set smaller, so that it fits', (city, size) => {
  expect(labelSize(city)).toBe(size);
});

test('accents take no room of their own', () => {
  expect(labelSize(`Z${'\u0316'.repeat(50)}`)).toBe('short');
});
