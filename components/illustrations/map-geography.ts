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

type Landmark = Place & { name: string };

/** Where the Mississippi is crossed, downstream from the north; the drawn river passes here. */
export const BRIDGES: readonly Landmark[] = [
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

/** The lakes of the map, each by its middle. */
export const LAKES: readonly Landmark[] = [
  { name: 'Cedar Lake', latitude: 44.96, longitude: -93.3205 },
  { name: 'Lake of the Isles', latitude: 44.956, longitude: -93.3083 },
  { name: 'Bde Maka Ska', latitude: 44.942, longitude: -93.3115 },
  { name: 'Lake Harriet', latitude: 44.922, longitude: -93.3055 },
  { name: 'Lake Nokomis', latitude: 44.9095, longitude: -93.2425 },
  { name: 'Lake Hiawatha', latitude: 44.9207, longitude: -93.2365 },
  { name: 'Como Lake', latitude: 44.98, longitude: -93.1415 },
  { name: 'Lake Phalen', latitude: 44.987, longitude: -93.054 },
];
