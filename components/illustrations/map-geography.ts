/** A point on the ground: degrees north and (negative) degrees west. */
export type Place = { latitude: number; longitude: number };

/** A point in the drawing, in units of its view box. */
export type MapPoint = { x: number; y: number };

/** Size of the map's view box, in its own units. */
export const MAP_WIDTH = 680;
export const MAP_HEIGHT = 420;

/** Height of a name's letters in units of the map, and the distance from line to line. */
export const NAME_SIZE = 16;
export const LINE_HEIGHT = 17;

/** North-west corner of the drawing: Camden in the north, the lakes of Minneapolis in the west. */
const NORTH = 45.0225;
const WEST = -93.348;

/** The two cities, written across the part of each that has most room; the point is the middle of the baseline. */
export const CITY_NAMES: readonly (MapPoint & { name: string })[] = [
  { name: 'Minneapolis', x: 166, y: 396 },
  { name: 'Saint Paul', x: 556, y: 142 },
];

/** The river's name runs along its reach below Lilydale, turned by this many degrees. */
export const RIVER_NAME = { name: 'Mississippi', x: 468, y: 374, turn: -39 };

/** Units of the drawing to one degree of latitude, which is about 111 km. */
const UNITS_PER_DEGREE = 3080;

/** At 44.95 degrees north a degree of longitude is this much shorter than a degree of latitude. */
const LONGITUDE_SHRINK = Math.cos((44.95 * Math.PI) / 180);

/**
 * Where a place lies in the drawing: north is up, distances are true to each other all over the Twin Cities.
 * Points outside the drawing get coordinates outside the view box.
 */
export function projectToMap({ latitude, longitude }: Place): MapPoint {
  return {
    x: (longitude - WEST) * UNITS_PER_DEGREE * LONGITUDE_SHRINK,
    y: (NORTH - latitude) * UNITS_PER_DEGREE,
  };
}
