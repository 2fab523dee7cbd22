import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { siteContent } from '@/lib/content/site-content';
import { MAP_HEIGHT, MAP_WIDTH, projectToMap, type Coordinates, type MapPoint } from './map-geography';

type Landmark = Coordinates & { name: string };

/** Bridges over the Mississippi, going downstream; the drawn river must pass under them. */
const BRIDGES: readonly Landmark[] = [
  { name: 'Lowry Avenue', latitude: 45.013, longitude: -93.274 },
  { name: 'Broadway Avenue', latitude: 44.999, longitude: -93.2735 },
  { name: 'Hennepin Avenue', latitude: 44.9845, longitude: -93.263 },
  { name: 'Stone Arch', latitude: 44.9805, longitude: -93.253 },
  { name: 'Tenth Avenue', latitude: 44.9785, longitude: -93.245 },
  { name: 'Washington Avenue', latitude: 44.973, longitude: -93.2395 },
  { name: 'Franklin Avenue', latitude: 44.9637, longitude: -93.2222 },
  { name: 'Lake Street', latitude: 44.9486, longitude: -93.204 },
  { name: 'Ford Parkway', latitude: 44.9177, longitude: -93.2012 },
  { name: 'Fort Snelling', latitude: 44.894, longitude: -93.18 },
  { name: 'Interstate 35E', latitude: 44.903, longitude: -93.145 },
  { name: 'Smith Avenue High Bridge', latitude: 44.9344, longitude: -93.105 },
  { name: 'Robert Street', latitude: 44.9438, longitude: -93.088 },
  { name: 'Lafayette', latitude: 44.9462, longitude: -93.079 },
];

/** The centers of the lakes on the map. */
const LAKES: readonly Landmark[] = [
  { name: 'Cedar Lake', latitude: 44.96, longitude: -93.3205 },
  { name: 'Lake of the Isles', latitude: 44.956, longitude: -93.3083 },
  { name: 'Bde Maka Ska', latitude: 44.942, longitude: -93.3115 },
  { name: 'Lake Harriet', latitude: 44.922, longitude: -93.3055 },
  { name: 'Lake Nokomis', latitude: 44.9095, longitude: -93.2425 },
  { name: 'Lake Hiawatha', latitude: 44.9207, longitude: -93.2365 },
  { name: 'Como Lake', latitude: 44.98, longitude: -93.1415 },
  { name: 'Lake Phalen', latitude: 44.987, longitude: -93.054 },
];

const KILOMETERS_PER_DEGREE = 111.2;
const place = fc.record({
  latitude: fc.double({ min: 44.9, max: 45, noNaN: true }),
  longitude: fc.double({ min: -93.33, max: -93.05, noNaN: true }),
});

/** Distance on a globe by the haversine formula, in kilometers. */
function kilometers(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(b.latitude - a.latitude) / 2);
  const east = Math.sin(radians(b.longitude - a.longitude) / 2);
  const share = north ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east ** 2;
  return ((2 * Math.asin(Math.sqrt(share)) * 180) / Math.PI) * KILOMETERS_PER_DEGREE;
}

const distance = (a: MapPoint, b: MapPoint) => Math.hypot(a.x - b.x, a.y - b.y);

describe('a visitor who knows the cities finds each neighborhood where it belongs', () => {
  test('north is up, east is right', () => {
    const downtown = projectToMap({ latitude: 44.9778, longitude: -93.265 });
    const capitol = projectToMap({ latitude: 44.9551, longitude: -93.1022 });
    expect(capitol.x).toBeGreaterThan(downtown.x);
    expect(capitol.y).toBeGreaterThan(downtown.y);
  });

  test('twice as far on the ground is twice as far on the map, in every direction', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(kilometers(a, b) > 0.5);
        const unitsPerKilometer = distance(projectToMap(a), projectToMap(b)) / kilometers(a, b);
        expect(unitsPerKilometer).toBeGreaterThan(27.5);
        expect(unitsPerKilometer).toBeLessThan(27.9);
      }),
    );
  });

  test('every area in content/ is on the map with room for its mark', () => {
    for (const area of siteContent().areas) {
      const { x, y } = projectToMap(area);
      expect([area.id, x > 20 && x < MAP_WIDTH - 20 && y > 20 && y < MAP_HEIGHT - 20]).toEqual([
        area.id,
        true,
      ]);
    }
  });
});

describe('the rivers and lakes are drawn where they really are', () => {
  const drawing = readFileSync(join(process.cwd(), 'public/drawings/map.svg'), 'utf8');
  const path = (id: string) => new RegExp(`id="${id}"[^>]* d="([^"]+)"`).exec(drawing)?.[1] ?? '';

  test('the drawing has the size of the map', () => {
    expect(drawing).toContain(`id="twin-cities" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"`);
  });

  test.each(BRIDGES.map((bridge) => [bridge.name, bridge] as const))(
    'the river passes under %s',
    (_, bridge) => {
      const corners = curveEnds(path('mississippi'));
      const bridgeAt = projectToMap(bridge);
      const nearest = Math.min(
        ...corners.slice(1).map((end, index) => toSegment(bridgeAt, corners[index] ?? end, end)),
      );
      expect(nearest).toBeLessThan(7);
    },
  );

  test.each(LAKES.map((lake) => [lake.name, lake] as const))(
    '%s is drawn around its real center',
    (_, lake) => {
      const shores = path('lakes').split('z').filter(Boolean).map(curveEnds);
      const middle = projectToMap(lake);
      const nearest = Math.min(...shores.map((shore) => distance(middle, centerOf(shore))));
      expect(nearest).toBeLessThan(6);
    },
  );
});

/** The end points of the segments of an absolute curve path ("M1 2C… … 3 4 … … 5 6"). */
function curveEnds(d: string): MapPoint[] {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? NaN,
    y: numbers[2 * index + 1] ?? NaN,
  }));
  return points.filter((_, index) => index % 3 === 0);
}

function toSegment(point: MapPoint, start: MapPoint, end: MapPoint): number {
  const length = distance(start, end) || 1;
  const along =
    ((point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y)) / length ** 2;
  const share = Math.max(0, Math.min(1, along));
  return distance(point, { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
}

function centerOf(points: readonly MapPoint[]): MapPoint {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}
