import type { Box } from './map-box';
import type { MapPoint } from './map-geography';

/** Where a name is written, in one line or two: `y` is the baseline of the first. */
export type MapLabel = MapPoint & { anchor: 'start' | 'middle' | 'end'; lines: string[] };

/** A mark of the map and the name that belongs to it. */
export type NamedPoint = MapPoint & { name: string };

/** Height of a name's letters in units of the map, and the way from line to line. */
export const NAME_SIZE = 16;
export const LINE_HEIGHT = 17;

/** Longer names take two lines. */
const LONGEST_LINE = 14;

/** A system face is about this wide per letter, as a share of its size; rather too wide than too narrow. */
const LETTER_WIDTH = 0.56;

/** Radius kept free around a mark. */
export const MARK_RADIUS = 16;

/** From the middle of a mark to where its name starts. */
const GAP = MARK_RADIUS + 5;

/** Room around a name, so that two never seem to be one. */
const MARGIN = 5;

/** The places that a name may take beside its mark, the clearest first. */
export function labelChoices({ x, y, name }: NamedPoint): [MapLabel, ...MapLabel[]] {
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
