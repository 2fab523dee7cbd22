import { projectToMap, type MapPoint, type Place } from './map-geography';

/** An upright rectangle in the drawing, in units of the map. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The square box that holds a circle. */
export function boxAround({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Area that two boxes share; 0 when they are apart. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Area of a box that others cover. What two of them cover counts twice. */
export function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((total, other) => total + overlap(box, other), 0);
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

/** Half the width of the drawn river, and the radius of a lake, with a little air. */
const RIVER_RADIUS = 7;
const LAKE_RADIUS = 16;

/** Boxes that cover the drawn water: the river from bridge to bridge, and the lakes. */
export const WATER: readonly Box[] = [
  ...LAKES.map((lake) => boxAround(projectToMap(lake), LAKE_RADIUS)),
  ...BRIDGES.flatMap(reach),
];

/** The reach from the bridge before to this one, as small boxes along a straight line. */
function reach(bridge: Place, index: number): Box[] {
  const end = projectToMap(bridge);
  const start = projectToMap(BRIDGES[index - 1] ?? bridge);
  const steps = Math.max(1, Math.ceil(Math.hypot(end.x - start.x, end.y - start.y) / 12));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
    return boxAround(point, RIVER_RADIUS);
  });
}
