import {
  CITY_NAMES,
  LINE_HEIGHT,
  MAP_HEIGHT,
  MAP_WIDTH,
  NAME_SIZE,
  projectToMap,
  type Coordinates,
  type MapPoint,
} from './map-geography';

/** An axis-aligned rectangle in the drawing, in viewBox units. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The bounding box of a circle. */
export function boxAround({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

/** Area shared by two boxes; 0 if they don't overlap. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Position of a name on one line or two; `y` is the baseline of the first. */
export type MapLabel = MapPoint & { anchor: 'start' | 'middle' | 'end'; lines: string[] };

/** A mark on the map and its name. */
export type NamedPoint = MapPoint & { name: string };

/** In characters. Longer names wrap onto two lines. */
const LONGEST_LINE = 14;

/** Average letter width of system fonts relative to the font size, rounded up. */
const LETTER_WIDTH = 0.56;

/** Radius kept free around a mark. */
const MARK_RADIUS = 16;

/** Distance from the center of a mark to the start of its name. */
const GAP = MARK_RADIUS + 5;

/** Space around a name, so that two neighbors don't read as one. */
const MARGIN = 5;

/** Candidate positions of a name around its mark, best first. */
function labelCandidates({ x, y, name }: NamedPoint): [MapLabel, ...MapLabel[]] {
  const lines = wrapName(name);
  const rest = (lines.length - 1) * LINE_HEIGHT;
  const beside = y + NAME_SIZE * 0.35 - rest / 2;
  const below = y + GAP + NAME_SIZE * 0.8;
  const above = y - GAP - NAME_SIZE * 0.2 - rest;
  return [
    { x: x + GAP, y: beside, anchor: 'start', lines },
    { x: x - GAP, y: beside, anchor: 'end', lines },
    { x, y: below, anchor: 'middle', lines },
    { x, y: above, anchor: 'middle', lines },
    { x: x - GAP / 2, y: below, anchor: 'start', lines },
    { x: x + GAP / 2, y: below, anchor: 'end', lines },
    { x: x - GAP / 2, y: above, anchor: 'start', lines },
    { x: x + GAP / 2, y: above, anchor: 'end', lines },
  ];
}

/** The bounding box of a name, with its margin. */
export function labelBox({ x, y, anchor, lines }: MapLabel): Box {
  const width = Math.max(...lines.map((line) => line.length)) * NAME_SIZE * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const bottom = y + (lines.length - 1) * LINE_HEIGHT + NAME_SIZE * 0.25;
  return { left: left - MARGIN, right: left + width + MARGIN, top: y - NAME_SIZE * 0.8, bottom };
}

/** Wraps a long name at the space or hyphen nearest its middle. */
function wrapName(name: string): string[] {
  if (name.length <= LONGEST_LINE) return [name];
  const ends = [...name.matchAll(/[ -](?=\S)/g)].map(({ index }) => index + 1);
  const [end] = ends.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return end === undefined ? [name] : [name.slice(0, end).trim(), name.slice(end)];
}

/** Cost per unit of covered area: overlapping names are unreadable. Being cut off is far worse. */
const COST_OF_COVERING = 100;

/** Extra cost of each later candidate: a name right or left of its mark is clearest. */
const COST_OF_RANK = 25;

/** In each round, every name picks again in view of where the others are. */
const ROUNDS = 3;

const MAP: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT };

const CITIES: readonly Box[] = CITY_NAMES.map(({ x, y }) => ({
  left: x - 80,
  right: x + 80,
  top: y - 22,
  bottom: y + 6,
}));

/** The border between the cities in the north: a name across it would be hard to read. */
const BORDER: Box = { left: 290, right: MAP_WIDTH, top: 90, bottom: 97 };

/** A mark with its positioned name, rounded to whole units. */
export type AreaMark = MapPoint & { id: string; label: MapLabel };

/** The marks of the service areas, ready to render. */
export function areaMarks(areas: readonly (Coordinates & { id: string; name: string })[]): AreaMark[] {
  const marks = areas.map(({ id, name, ...coordinates }) => ({ id, name, ...projectToMap(coordinates) }));
  return placeLabels(marks).map(({ id, x, y, label }) => ({
    id,
    x: Math.round(x),
    y: Math.round(y),
    label: { ...label, x: Math.round(label.x), y: Math.round(label.y) },
  }));
}

/**
 * Positions each name next to its mark so that no name covers another name or a mark, or leaves the
 * map. Where that is impossible, the name takes the position that covers least. The result depends
 * on the order, so the placement runs once with each mark first, and the best run wins.
 */
export function placeLabels<Mark extends NamedPoint>(marks: readonly Mark[]): (Mark & { label: MapLabel })[] {
  const runs = marks.map((_, first) => arrange(marks, first));
  const [best = []] = runs.sort((a, b) => totalCost(a) - totalCost(b));
  return best.map(({ mark, label }) => ({ ...mark, label }));
}

const totalCost = (picks: readonly { cost: number }[]) => picks.reduce((sum, { cost }) => sum + cost, 0);

/** A position for each mark's name, in the order of `marks`; the name of mark `first` picks first. */
function arrange<Mark extends NamedPoint>(marks: readonly Mark[], first: number) {
  const fixed = [...marks.map((mark) => boxAround(mark, MARK_RADIUS)), ...CITIES, BORDER];
  const picks = marks.map((mark) => ({ mark, label: labelCandidates(mark)[0], cost: 0 }));
  const order = [...picks.slice(first), ...picks.slice(0, first)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const pick of order) {
      const others = picks.filter((other) => other !== pick).map(({ label }) => labelBox(label));
      Object.assign(pick, cheapest(pick.mark, [...fixed, ...others]));
    }
  }
  return picks;
}

function cheapest(mark: NamedPoint, occupied: readonly Box[]): { label: MapLabel; cost: number } {
  return labelCandidates(mark)
    .map((label, rank) => ({ label, cost: costOf(labelBox(label), occupied) + rank * COST_OF_RANK }))
    .reduce((best, other) => (other.cost < best.cost ? other : best));
}

function costOf(box: Box, occupied: readonly Box[]): number {
  const outside = (box.right - box.left) * (box.bottom - box.top) - overlap(box, MAP);
  // What two others cover counts twice.
  const covered = occupied.reduce((total, other) => total + overlap(box, other), 0);
  return COST_OF_COVERING * (1e6 * outside + covered);
}
