import { boxAround, covered, overlap, type Box } from './map-box';
import { CITY_NAMES, MAP_HEIGHT, MAP_WIDTH } from './map-geography';
import { labelBox, labelChoices, MARK_RADIUS, type MapLabel, type NamedPoint } from './map-label';
import { WATER } from './map-waters';

/** A name on a name is unreadable, a name on water is only less calm; both per unit of area. */
const COST_OF_COVERING = 100;
const COST_OF_WATER = 2;

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

type Arrangement = { labels: MapLabel[]; cost: number };

/**
 * Finds a place for each name beside its mark, so that no name covers another name or a mark, none leaves the map,
 * and as few as possible lie on water. Where there is no such place, the name takes the one that covers least.
 * Who chooses first decides much, so each mark has one try at being the first, and the best try counts.
 */
export function placeLabels<Mark extends NamedPoint>(marks: readonly Mark[]): (Mark & { label: MapLabel })[] {
  const tries = marks.map((_, first) => arrange(marks, first));
  const best = tries.reduce<Arrangement | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined);
  return marks.map((mark, index) => ({ ...mark, label: best?.labels[index] ?? labelChoices(mark)[0] }));
}

function arrange(marks: readonly NamedPoint[], first: number): Arrangement {
  const fixed = [...marks.map((mark) => boxAround(mark, MARK_RADIUS)), ...CITIES];
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
  return COST_OF_COVERING * (outside + covered(box, taken)) + COST_OF_WATER * covered(box, WATER);
}
