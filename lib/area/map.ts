export const mapSize = { width: 680, height: 420 };

/** The northwest corner of the drawing, which includes Camden in the north and the lakes of Minneapolis in the west. */
const north = 45.0225;
const west = -93.348;

/** Units of the drawing per degree of latitude (about 111 km). */
const unitsPerDegree = 3080;

/** The length of a degree of longitude at 44.95 degrees north, relative to a degree of latitude. */
const longitudeShrink = Math.cos((44.95 * Math.PI) / 180);

const margin = 20;

type Coordinates = { latitude?: number | undefined; longitude?: number | undefined };
type Located = Coordinates & { id: string; name: string };

export type MapPoint = { x: number; y: number };
type Label = MapPoint & { textAnchor: 'start' | 'end' | 'middle' };
export type AreaMark = MapPoint & { id: string; name: string; label: Label };

/** A place on the map, with north at the top; undefined if it is outside the map or too close to its edge. */
export function mapPoint({ latitude = NaN, longitude = NaN }: Coordinates): MapPoint | undefined {
  const x = Math.round((longitude - west) * unitsPerDegree * longitudeShrink);
  const y = Math.round((north - latitude) * unitsPerDegree);
  const { width, height } = mapSize;
  const isInside = x >= margin && x <= width - margin && y >= margin && y <= height - margin;
  return isInside ? { x, y } : undefined;
}

/** The positions of a name relative to its mark, best first. */
const labels: [Label, ...Label[]] = [
  { x: 13, y: 6, textAnchor: 'start' },
  { x: -13, y: 6, textAnchor: 'end' },
  { x: 0, y: -14, textAnchor: 'middle' },
  { x: 0, y: 27, textAnchor: 'middle' },
  { x: -6, y: 27, textAnchor: 'start' },
  { x: 0, y: 38, textAnchor: 'middle' },
];

/** A line of text, a mark or a shape that a name must not cover. It has a center and half its width. */
type Obstacle = MapPoint & { half: number };

/** The obstacles in public/drawings/map.svg. */
const drawn: Obstacle[] = [
  // The names of the two cities and of two lakes.
  { x: 212, y: 290, half: 76 },
  { x: 515, y: 180, half: 80 },
  { x: 64, y: 284, half: 56 },
  { x: 180, y: 316, half: 55 },
  // Lake of the Isles, Bde Maka Ska, Lake Harriet and Como Lake.
  { x: 84, y: 205, half: 12 },
  { x: 74, y: 241, half: 18 },
  { x: 106, y: 311, half: 19 },
  { x: 468, y: 132, half: 14 },
  // The Mississippi River.
  { x: 182, y: 106, half: 10 },
  { x: 204, y: 136, half: 10 },
  { x: 250, y: 157, half: 24 },
  { x: 290, y: 180, half: 12 },
  { x: 314, y: 232, half: 10 },
];

/** Places the areas' marks, and their names where they cover nothing. Undefined if an area is not on the map. */
export function areaMarks(areas: readonly Located[]): AreaMark[] | undefined {
  const points = areas.flatMap(({ id, name, ...place }) => {
    const point = mapPoint(place);
    return point ? { id, name, ...point } : [];
  });
  if (points.length < areas.length) return undefined;
  const names: Obstacle[] = [];
  return points.map((point) => {
    // A name keeps farther away from the marks of other areas, so that readers see which one it belongs to.
    const marks = points.map((other) => ({ ...other, half: other === point ? 8 : 22 }));
    const obstacles = [...drawn, ...marks, ...names];
    const label = labels.find((option) => isFree(nameAt(point, option), obstacles)) ?? labels[0];
    names.push(nameAt(point, label));
    return { ...point, label };
  });
}

/** The space that a name takes at a type size of 18 units. */
function nameAt({ x, y, name }: MapPoint & { name: string }, label: Label): Obstacle {
  const half = name.length * 4.6;
  const shift = { start: half, end: -half, middle: 0 }[label.textAnchor];
  return { x: x + label.x + shift, y: y + label.y - 6, half };
}

function isFree({ x, y, half }: Obstacle, obstacles: readonly Obstacle[]): boolean {
  const covers = (other: Obstacle) =>
    Math.abs(x - other.x) <= half + other.half && Math.abs(y - other.y) <= 17;
  return x - half > 0 && x + half < mapSize.width && !obstacles.some(covers);
}
