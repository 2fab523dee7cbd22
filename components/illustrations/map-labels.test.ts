import fc from 'fast-check';
import { siteContent } from '@/lib/content/site-content';
import { MAP_HEIGHT, MAP_WIDTH, projectToMap } from './map-geography';
import { boxAround, labelBox, overlap, placeLabels, type Box } from './map-labels';

type Mark = { name: string; x: number; y: number };

const boxes = (marks: readonly Mark[]) => placeLabels(marks).map(({ label }) => labelBox(label));

/** Pairs of boxes that overlap, by index. */
function collisions(labels: readonly Box[], marks: readonly Mark[]): string[] {
  return labels.flatMap((label, index) => [
    ...labels
      .slice(index + 1)
      .flatMap((other, later) => (overlap(label, other) > 0 ? [`${index} on ${index + later + 1}`] : [])),
    ...marks.flatMap((mark, other) =>
      overlap(label, boxAround(mark, 14)) > 0 ? [`${index} on mark ${other}`] : [],
    ),
  ]);
}

const inside = ({ left, top, right, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= MAP_WIDTH && bottom <= MAP_HEIGHT;

test('no name on the map covers another name or a mark, and none is cut off', () => {
  const marks = siteContent().areas.map((area) => ({ ...area, ...projectToMap(area) }));
  expect(collisions(boxes(marks), marks)).toEqual([]);
  expect(boxes(marks).every(inside)).toBe(true);
});

test('areas that staff add get their names on the map, each next to its mark', () => {
  const mark = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name.trim() === name),
    x: fc.integer({ min: 20, max: MAP_WIDTH - 20 }),
    y: fc.integer({ min: 40, max: MAP_HEIGHT - 40 }),
  });
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 16 }), (marks) => {
      for (const { x, y, label } of placeLabels(marks)) {
        expect(Math.hypot(label.x - x, label.y - y)).toBeLessThan(45);
      }
    }),
    { numRuns: 15 },
  );
  fc.assert(
    fc.property(mark, (only) => boxes([only]).every(inside)),
    { numRuns: 300 },
  );
});

test('the names of two adjacent areas do not overlap', () => {
  const names = ['Longfellow', 'Seward'];
  fc.assert(
    fc.property(
      fc.integer({ min: 150, max: 450 }),
      fc.integer({ min: 150, max: 300 }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      (x, y, angle) => {
        const marks = names.map((name, index) => ({
          name,
          x: x + index * 50 * Math.cos(angle),
          y: y + index * 50 * Math.sin(angle),
        }));
        expect(collisions(boxes(marks), marks)).toEqual([]);
      },
    ),
  );
});
