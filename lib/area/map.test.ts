import { siteContent } from '@/lib/content/load';
import { areaMarks, mapSize } from './map';

const uptown = { id: 'uptown', name: 'Uptown', latitude: 44.9486, longitude: -93.2983 };
const como = { id: 'como', name: 'Como', latitude: 44.98, longitude: -93.148 };
const highlandPark = { id: 'highland-park', name: 'Highland Park', latitude: 44.918, longitude: -93.174 };
const duluth = { id: 'duluth', name: 'Duluth', latitude: 46.7867, longitude: -92.1005 };

test('north is at the top of the map, and east is on the right', () => {
  const [first, second] = areaMarks([uptown, como]) ?? [];
  expect(second?.x).toBeGreaterThan(first?.x ?? NaN);
  expect(second?.y).toBeLessThan(first?.y ?? NaN);
});

test('a name moves if it would cover a neighbor', () => {
  const [alone] = areaMarks([highlandPark]) ?? [];
  expect(alone?.label.textAnchor).toBe('start');
  const eastOfIt = { ...highlandPark, id: 'east', longitude: highlandPark.longitude + 0.02 };
  const [beside] = areaMarks([highlandPark, eastOfIt]) ?? [];
  expect(beside?.label.textAnchor).not.toBe('start');
});

test('the map shows every neighborhood of the site, and its whole name', () => {
  const { areas } = siteContent();
  const marks = areaMarks(areas) ?? [];
  expect(marks.map(({ id }) => id)).toEqual(areas.map(({ id }) => id));
  for (const { name, x, label } of marks) {
    const width = name.length * 9;
    const left = x + label.x - { start: 0, middle: width / 2, end: width }[label.textAnchor];
    expect([name, left > 0, left + width < mapSize.width]).toEqual([name, true, true]);
  }
});

test('there is no map if a neighborhood is outside it', () => {
  expect(areaMarks([como, duluth])).toBeUndefined();
});
