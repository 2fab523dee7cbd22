/** Degrees north, and degrees east (negative in the Americas). */
export type Coordinates = { latitude: number; longitude: number };

/** A point in the drawing, in viewBox units. */
export type MapPoint = { x: number; y: number };

/** Size of the map's viewBox. */
export const MAP_WIDTH = 680;
export const MAP_HEIGHT = 420;

/** Font size and line height of the names, in viewBox units. */
export const NAME_SIZE = 16;
export const LINE_HEIGHT = 17;

/** Northwest corner: the drawing takes in Camden (north) and the lakes of Minneapolis (west). */
const NORTH = 45.0225;
const WEST = -93.348;

/** The city names, each where it has the most room; the point is the middle of the baseline. */
export const CITY_NAMES: readonly (MapPoint & { name: string })[] = [
  { name: 'Minneapolis', x: 166, y: 396 },
  { name: 'Saint Paul', x: 556, y: 142 },
];

/** The river's name follows the water below Lilydale; `rotation` is in degrees. */
export const RIVER_NAME = { name: 'Mississippi', x: 468, y: 374, rotation: -39 };

/** ViewBox units per degree of latitude (about 111 km). */
const UNITS_PER_DEGREE = 3080;

/** The length of a degree of longitude at 44.95 degrees north, relative to a degree of latitude. */
const LONGITUDE_SHRINK = Math.cos((44.95 * Math.PI) / 180);

/**
 * Projects coordinates onto the drawing: north is up, and the scale is constant across the Twin
 * Cities. Locations outside the map get points outside the viewBox.
 */
export function projectToMap({ latitude, longitude }: Coordinates): MapPoint {
  return {
    x: (longitude - WEST) * UNITS_PER_DEGREE * LONGITUDE_SHRINK,
    y: (NORTH - latitude) * UNITS_PER_DEGREE,
  };
}
