import {
  CITY_NAMES,
  LINE_HEIGHT,
  MAP_HEIGHT,
  MAP_WIDTH,
  NAME_SIZE,
  projectToMap,
  type MapPoint,
  type Place,
} from './map-geography';

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
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((total, other) => total + overlap(box, other), 0);
}

/** Where a name is written, in one line or two: `y` is the baseline of the first. */
export type MapLabel = MapPoint & { anchor: 'start' | 'middle' | 'end'; lines: string[] };

/** A mark of the map and the name that belongs to it. */
export type NamedPoint = MapPoint & { name: string };

/** Longer names take two lines. */
const LONGEST_LINE = 14;

/** A system face is about this wide per letter, as a share of its size; rather too wide than too narrow. */
const LETTER_WIDTH = 0.56;

/** Radius kept free around a mark. */
const MARK_RADIUS = 16;

/** From the middle of a mark to where its name starts. */
const GAP = MARK_RADIUS + 5;

/** Room around a name, so that two never seem to be one. */
const MARGIN = 5;

/** The places that a name may take beside its mark, the clearest first. */
function labelChoices({ x, y, name }: NamedPoint): [MapLabel, ...MapLabel[]] {
  const lines = inLines(name);
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

/** The room that a name takes, in units of the map. */
export function labelBox({ x, y, anchor, lines }: MapLabel): Box {
  const width = Math.max(...lines.map((line) => line.length)) * NAME_SIZE * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const bottom = y + (lines.length - 1) * LINE_HEIGHT + NAME_SIZE * 0.25;
  return { left: left - MARGIN, right: left + width + MARGIN, top: y - NAME_SIZE * 0.8, bottom };
}

/** A long name in two lines, parted at the blank or hyphen nearest its middle. */
function inLines(name: string): string[] {
  if (name.length <= LONGEST_LINE) return [name];
  const ends = [...name.matchAll(/[ -](?=\S)/g)].map(({ index }) => index + 1);
  const [end] = ends.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return end === undefined ? [name] : [name.slice(0, end).trim(), name.slice(end)];
}

/** A name on a name is unreadable: cost per unit of area that is covered. */
const COST_OF_COVERING = 100;

/** Cost of the second, third … choice: a name is easiest to tie to its mark at its right or left. */
const COST_OF_A_CHOICE = 25;

/** Each round lets every name choose again, now that the others have chosen. */
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

/** A mark on the map with its name in place, in whole units. */
export type AreaMark = MapPoint & { id: string; label: MapLabel };

/** The marks of the service areas, ready to draw. */
export function areaMarks(areas: readonly (Place & { id: string; name: string })[]): AreaMark[] {
  const marks = areas.map(({ id, name, ...place }) => ({ id, name, ...projectToMap(place) }));
  return placeLabels(marks).map(({ id, x, y, label }) => ({
    id,
    x: Math.round(x),
    y: Math.round(y),
    label: { ...label, x: Math.round(label.x), y: Math.round(label.y) },
  }));
}

type Arrangement = { labels: MapLabel[]; cost: number };

/**
 * Finds a place for each name beside its mark, so that no name covers another name or a mark, and none
 * leaves the map. Where there is no such place, the name takes the one that covers least.
 * Who chooses first decides much, so each mark has one try at being the first, and the best try counts.
 */
export function placeLabels<Mark extends NamedPoint>(marks: readonly Mark[]): (Mark & { label: MapLabel })[] {
  const tries = marks.map((_, first) => arrange(marks, first));
  const best = tries.reduce<Arrangement | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined);
  return marks.map((mark, index) => ({ ...mark, label: best?.labels[index] ?? labelChoices(mark)[0] }));
}

function arrange(marks: readonly NamedPoint[], first: number): Arrangement {
  const fixed = [...marks.map((mark) => boxAround(mark, MARK_RADIUS)), ...CITIES, BORDER];
  const turns = marks.map((mark) => ({ mark, label: labelChoices(mark)[0], cost: 0 }));
  const order = [...turns.slice(first), ...turns.slice(0, first)];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const turn of order) {
      const others = turns.filter((other) => other !== turn).map(({ label }) => labelBox(label));
      Object.assign(turn, cheapest(turn.mark, [...fixed, ...others]));
    }
  }
  return { labels: turns.map(({ label }) => label), cost: turns.reduce((sum, { cost }) => sum + cost, 0) };
}

function cheapest(mark: NamedPoint, taken: readonly Box[]): { label: MapLabel; cost: number } {
  return labelChoices(mark)
    .map((label, choice) => ({ label, cost: costOf(labelBox(label), taken) + choice * COST_OF_A_CHOICE }))
    .reduce((best, other) => (other.cost < best.cost ? other : best));
}

function costOf(box: Box, taken: readonly Box[]): number {
  const outside = (box.right - box.left) * (box.bottom - box.top) - overlap(box, MAP);
  return COST_OF_COVERING * (outside + covered(box, taken));
}
