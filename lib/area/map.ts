export const mapSize = { width: 680, height: 420 };

/** Northwest corner: the drawing takes in Camden (north) and the lakes of Minneapolis (west). */
const north = 45.0225;
const west = -93.348;

/** Units of the drawing per degree of latitude (about 111 km). */
const unitsPerDegree = 3080;

/** The length of a degree of longitude at 44.95 degrees north, relative to a degree of latitude. */
const longitudeShrink = Math.cos((44.95 * Math.PI) / 180);

const margin = 20;

type Located = { id: string; latitude?: number | undefined; longitude?: number | undefined };

export type AreaMark = { id: string; x: number; y: number };

/** The areas on the map, north up; undefined if one of them is not within it. */
export function areaMarks(areas: readonly Located[]): AreaMark[] | undefined {
  const marks = areas.map(({ id, latitude = NaN, longitude = NaN }) => ({
    id,
    x: Math.round((longitude - west) * unitsPerDegree * longitudeShrink),
    y: Math.round((north - latitude) * unitsPerDegree),
  }));
  const isInside = ({ x, y }: AreaMark) =>
    x >= margin && x <= mapSize.width - margin && y >= margin && y <= mapSize.height - margin;
  return marks.every(isInside) ? marks : undefined;
}
