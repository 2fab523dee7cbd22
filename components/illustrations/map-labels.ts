import { boxAround, covered, overlap, type Box } from './map-box';
import { CITY_NAMES, MAP_HEIGHT, MAP_WIDTH, type MapPoint } from './map-geography';
import { WATER } from './map-waters';

/** Where a name is written: `y` is its baseline. */
export type MapLabel = MapPoint & { anchor: 'start' | 'middle' | 'end' };

type Named = MapPoint & { name: string };

/** Height of a name's letters in units of the map. */
export const NAME_SIZE = 16;

/** A system face is about this wide per letter, as a share of its size; rather too wide than too narrow. */
const LETTER_WIDTH = 0.56;

/** Radius kept free around a mark. */
const MARK_RADIUS = 16;

/** From the middle of a mark to where its name starts. */
const GAP = MARK_RADIUS + 5;

/** Room around a name, so that two never seem to be one. */
const MARGIN = 5;

/** A name on a name is unreadable, a name on water is only less calm. */
const COST_OF_COVERING = 100;

/** Cost of the second, third … choice of place: a name is easiest to tie to its mark at its right or left. */
const COST_OF_A_CHOICE = 25;

/** Each round lets every name choose again, now that the others have chosen. */
const ROUNDS = 4;

const MAP: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: MAP_HEIGHT };

const CITIES: readonly Box[] = CITY_NAMES.map(({ x, y }) => ({
  left: x - 80,
  right: x + 80,
  top: y - 22,
  bottom: y + 6,
}));

/**
 * Finds a place for each name beside its mark, so that no name covers another name or a mark, none leaves the map,
 * and as few as possible lie on water. Where there is no such place, the name takes the one that covers least.
 */
export function placeLabels<Mark extends Named>(marks: readonly Mark[]): (Mark & { label: MapLabel })[] {
  const fixed = [...marks.map((mark) => boxAround(mark, MARK_RADIUS)), ...CITIES];
  const placed = marks.map((mark) => ({ ...mark, label: choices(mark)[0] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mark of placed) {
      const others = placed.filter((other) => other !== mark).map(({ label, name }) => labelBox(label, name));
      mark.label = bestPlace(mark, [...fixed, ...others]);
    }
  }
  return placed;
}

/** The room that a name takes, in units of the map. */
export function labelBox({ x, y, anchor }: MapLabel, name: string): Box {
  const width = name.length * NAME_SIZE * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left: left - MARGIN,
    right: left + width + MARGIN,
    top: y - NAME_SIZE * 0.8,
    bottom: y + NAME_SIZE * 0.25,
  };
}

function bestPlace(mark: Named, taken: readonly Box[]): MapLabel {
  return choices(mark)
    .map((label, choice) => ({
      label,
      cost: cost(labelBox(label, mark.name), taken) + choice * COST_OF_A_CHOICE,
    }))
    .reduce((best, other) => (other.cost < best.cost ? other : best)).label;
}

function cost(box: Box, taken: readonly Box[]): number {
  const outside = (box.right - box.left) * (box.bottom - box.top) - overlap(box, MAP);
  return COST_OF_COVERING * (outside + covered(box, taken)) + covered(box, WATER);
}

/** The places that a name may take, the clearest first. */
function choices({ x, y }: MapPoint): [MapLabel, ...MapLabel[]] {
  const beside = y + NAME_SIZE * 0.35;
  const below = y + GAP + NAME_SIZE * 0.8;
  const above = y - GAP - NAME_SIZE * 0.2;
  return [
    { x: x + GAP, y: beside, anchor: 'start' },
    { x: x - GAP, y: beside, anchor: 'end' },
    { x, y: below, anchor: 'middle' },
    { x, y: above, anchor: 'middle' },
    { x: x - GAP / 2, y: below, anchor: 'start' },
    { x: x + GAP / 2, y: below, anchor: 'end' },
    { x: x - GAP / 2, y: above, anchor: 'start' },
    { x: x + GAP / 2, y: above, anchor: 'end' },
  ];
}
