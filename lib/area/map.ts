export const mapSize = { width: 680, height: 420 };

/** Northwest corner: the drawing takes in Camden (north) and the lakes of Minneapolis (west). */
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

/** A place on the map, north up; undefined if it is not within it. */
export function mapPoint({ latitude = NaN, longitude = NaN }: Coordinates): MapPoint | undefined {
  const x = Math.round((longitude - west) * unitsPerDegree * longitudeShrink);
  const y = Math.round((north - latitude) * unitsPerDegree);
  const { width, height } = mapSize;
  const isInside = x >= margin && x <= width - margin && y >= margin && y <= height - margin;
  return isInside ? { x, y } : undefined;
}

/** Where a name may stand, seen from its mark, the best first. */
const labels: [Label, ...Label[]] = [
  { x: 13, y: 6, textAnchor: 'start' },
  { x: -13, y: 6, textAnchor: 'end' },
  { x: 0, y: -14, textAnchor: 'middle' },
  { x: 0, y: 27, textAnchor: 'middle' },
  { x: -6, y: 27, textAnchor: 'start' },
  { x: 0, y: 38, textAnchor: 'middle' },
];

/** What no name may cover: those in the drawing, the lakes, and the river's banks. Center and half the width. */
const drawn = [
  { x: 212, y: 290, half: 76 },
  { x: 515, y: 180, half: 80 },
  { x: 64, y: 284, half: 56 },
  { x: 180, y: 316, half: 55 },
  { x: 84, y: 205, half: 12 },
  { x: 74, y: 241, half: 18 },
  { x: 106, y: 311, half: 19 },
  { x: 468, y: 132, half: 14 },
  { x: 182, y: 106, half: 10 },
  { x: 204, y: 136, half: 10 },
  { x: 250, y: 157, half: 24 },
  { x: 290, y: 180, half: 12 },
  { x: 314, y: 232, half: 10 },
];

/** The areas with their names where they cover nothing; undefined if one of them is not on the map. */
export function areaMarks(areas: readonly Located[]): AreaMark[] | undefined {
  const points = areas.flatMap(({ id, name, ...place }) => {
    const point = mapPoint(place);
    return point ? { id, name, ...point } : [];
  });
  if (points.length < areas.length) return undefined;
  const names: typeof drawn = [];
  return points.map((point) => {
    // At a type size of 18 units.
    const half = point.name.length * 4.6;
    // Farther from a name, a mark isn't taken for a second one of its own.
    const marks = points.map(({ id, x, y }) => ({ x, y, half: id === point.id ? 8 : 22 }));
    const taken = [...drawn, ...marks, ...names];
    const lineOf = ({ x, y, textAnchor }: Label) => ({
      x: point.x + x + { start: half, end: -half, middle: 0 }[textAnchor],
      y: point.y + y - 6,
      half,
    });
    const isFree = ({ x, y }: MapPoint) =>
      x - half > 0 &&
      x + half < mapSize.width &&
      taken.every((other) => Math.abs(x - other.x) > half + other.half || Math.abs(y - other.y) > 17);
    const label = labels.find((option) => isFree(lineOf(option))) ?? labels[0];
    names.push(lineOf(label));
    return { ...point, label };
  });
}
