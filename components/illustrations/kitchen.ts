import { pathMarkup, type Shape, type Tone } from './shape';

/*
 * The kitchen in pieces, each in its place in one picture of 640 x 420: floor line at 334, counter at 212, the depth
 * of things runs 20 right and 16 up. Later shapes cover earlier ones.
 */

/** Boards. */
const FLOOR: readonly Shape[] = [
  { fill: 'wood', stroke: 'none', d: 'M44 330h593l-44 72h-593z' },
  { stroke: 'pale', d: 'M30 354h592m-607 24h592' },
];

/** What the window throws on the floor. */
const SUN_ON_FLOOR: readonly Shape[] = [
  { fill: 'pale', stroke: 'none', d: 'M352 345h62l-30 48h-62zm74 0h62l-30 48h-62z' },
];

/** The wall behind the counter. */
const TILES: readonly Shape[] = [
  {
    stroke: 'mid',
    d: 'M250 142h216m-216 18h216m-216 18h216m-184-36v18m36-18v18m72-18v18m36-18v18m-162 0v18m108-18v18m36-18v18m36-18v18m-162 0v18m108-18v18m36-18v18',
  },
];

/** The cabinet under the window, its counter running on over the dishwasher. */
export const SINK: readonly Shape[] = [
  { fill: 'pale', d: 'M18 212l20-16h246l-20 16zm10 10h120v112h-120z' },
  { fill: 'wood', d: 'M18 212h246v10h-246z' },
  { fill: 'deep', d: 'M60 206l8-6h58l-8 6z' },
  { d: 'M98 202v-26q0-12 11-12t11 12v5m-29 21h14' },
];

/** The cabinet right of the range. */
const DRAWERS: readonly Shape[] = [
  { fill: 'pale', d: 'M364 212l20-16h102l-20 16zm0 10h92v112h-92z' },
  { fill: 'wood', d: 'M364 212h102v10h-102z' },
  { d: 'M364 259h92m-92 37h92m-56-56h20m-20 37h20m-20 38h20' },
];

/** A pot on the boil, a loaf in the oven. */
export const RANGE: readonly Shape[] = [
  { fill: 'pale', d: 'M264 212l20-16h100l-20 16z' },
  { fill: 'mid', d: 'M264 212h100v122h-100zm70-8a14 3 0 1 0 28 0 14 3 0 1 0-28 0z' },
  { fill: 'pale', d: 'M264 212h100v20h-100z' },
  { fill: 'deep', d: 'M277 254h74v44h-74z' },
  { fill: 'wood', d: 'M294 290q-6-20 10-20h20q16 0 10 20z' },
  {
    d: 'M276 243h76m-88 71h100m-60 10h20m-16-49 4 7m8-7 4 7m-44-64a4 4 0 1 1-.1 0zm18 0a4 4 0 1 1-.1 0zm32 0a4 4 0 1 1-.1 0zm18 0a4 4 0 1 1-.1 0z',
  },
  { fill: 'pale', d: 'M282 174h42v26q0 5-5 5h-32q-5 0-5-5z' },
  { fill: 'deep', stroke: 'none', d: 'M311 175h12v25q0 4-4 4h-8z' },
  { fill: 'wood', d: 'M279 168h48v6h-48z' },
  { d: 'M274 182h8m42 0h8m-29-14v-5m-9-5q-4-5 0-10m18 10q-4-5 0-10' },
];

/** Under a wall cupboard, over the range. */
export const MICROWAVE: readonly Shape[] = [
  { fill: 'deep', d: 'M364 38l10-8v96l-10 8z' },
  { fill: 'pale', d: 'M264 38l10-8h100l-10 8z' },
  { fill: 'pale', d: 'M264 38h100v46h-100z' },
  { d: 'M314 38v46m-6-14v6m12-6v6' },
  { fill: 'mid', d: 'M264 84h100v50h-100z' },
  { fill: 'deep', d: 'M273 93h60v32h-60z' },
  { fill: 'pale', d: 'M345 93h12v8h-12z' },
  { d: 'M339 93v32m7-15h.1m9.9 0h.1m-10.1 8h.1m9.9 0h.1m-10.1 8h.1m9.9 0h.1' },
];

/** A jar and a bowl. */
const SHELF: readonly Shape[] = [
  { fill: 'wood', d: 'M388 104h68v6h-68z' },
  { fill: 'mid', d: 'M394 104v-22h14v22zm24-10h24q-1 10-8 10h-8q-7 0-8-10z' },
  { fill: 'pale', d: 'M394 82v-5h14v5zm28 6h16l4 6h-24z' },
];

/** Toast is ready. */
export const TOASTER: readonly Shape[] = [
  { fill: 'wood', d: 'M400 180v-11q0-5 5-5h20q5 0 5 5v11z' },
  { fill: 'deep', d: 'M430 177h4q8 0 8 8v17l-6 6h-6z' },
  { fill: 'mid', d: 'M388 208v-23q0-8 8-8h32q8 0 8 8v23z' },
  { d: 'M440 188h6m-44 12h20' },
];

/** With a note on its door. */
const REFRIGERATOR: readonly Shape[] = [
  { fill: 'deep', d: 'M580 56l20-16v278l-20 16z' },
  { fill: 'pale', d: 'M470 56l20-16h110l-20 16z' },
  { fill: 'mid', d: 'M470 56h110v278h-110z' },
  { d: 'M525 56v180m-55 0h110m-64-128v72m18-72v72m-40 72h62' },
  { fill: 'deep', d: 'M481 124h22v40h-22z' },
  { fill: 'pale', d: 'M485 130h14v8h-14zm62-38h20v28h-20z' },
  { d: 'M552 101h10m-10 7h10' },
];

/** The view: low sun, spruces on the far shore, a loon, birches on the near bank; a herb on the sill. */
export const WINDOW: readonly Shape[] = [
  { fill: 'mid', d: 'M40 24h196v146h-196z' },
  { fill: 'wood', stroke: 'none', d: 'M142 92a32 32 0 1 0 64 0 32 32 0 1 0-64 0z' },
  {
    fill: 'deep',
    stroke: 'none',
    d: 'M41 114v-18l9-14 8 14 6-10 9 14 8-18 9 20 6-8 10 8 22 2 60-1 8-13 6 11 8-19 8 18 6-10 6 9 5-9v24z',
  },
  { fill: 'pale', stroke: 'none', d: 'M41 114h194v55h-194z' },
  { stroke: 'wood', d: 'M148 123h52m-42 10h32m-24 10h18' },
  { stroke: 'deep', d: 'M206 133h22m-116-5h24m-20 22h16m14 8h30' },
  {
    fill: 'line',
    stroke: 'none',
    d: 'M145 150q5-8 19-8h6q2-3 1-6 0-7 6-7 4 0 5 3l9 2-9 2q0 4 2 7 2 7-5 8-18 2-34-1z',
  },
  { fill: 'pale', d: 'M54 25l3 139h15l-5-139zm38 0-11 139h9l10-139z' },
  {
    d: 'M55 46h8m5 24h-6m-6 28h7m8 28h-7m-7 20h6m35-94h-5m-5 28h5m-1 28h-4m-5 30h4m-19-76 14-22m8 22-9-14',
  },
  { stroke: 'pale', d: 'M156 146h.1m5.9-1h.1m5.9 1h.1m5.9-5h5' },
  { fill: 'deep', stroke: 'none', d: 'M41 169v-13q34-9 66 13z' },
  { d: 'M40 24h196v146h-196zm98 0v146' },
  { fill: 'wood', d: 'M30 170h216v10h-216z' },
  { fill: 'deep', d: 'M214 154q-13-2-11-15 11 2 11 15 0-15 9-21 6 13-9 21' },
  { fill: 'wood', d: 'M204 154h20l-3 16h-14z' },
];

/** Under repair: water on the floor, door down, and in the accent the spray arm at fault. */
export const DISHWASHER: readonly Shape[] = [
  { fill: 'deep', stroke: 'none', d: 'M206 360q0-8 24-8h22q24 0 20 9-2 7-22 6-12 0-20 3-24 2-24-10z' },
  { fill: 'mid', d: 'M148 222h116v112h-116z' },
  { fill: 'pale', d: 'M157 240h98v84h-98z' },
  { fill: 'mid', stroke: 'none', d: 'M158 241h96v8h-87v74h-9z' },
  { fill: 'deep', d: 'M176 268v-12h14l-2 12zm22 0v-12h14l-2 12zm22 0v-12h14l-2 12z' },
  { fill: 'wood', d: 'M172 297a14 17 0 0 1 28 0z' },
  { fill: 'wood', d: 'M190 297a14 17 0 0 1 28 0z' },
  { fill: 'wood', d: 'M208 297a14 17 0 0 1 28 0z' },
  { d: 'M164 268h84m-84 29h84m-31 0a5 7 0 0 1 10 0m-67-66h18m56 0h.1m8.9 0h.1m8.9 0h.1' },
  { stroke: 'accent', width: 8, d: 'M176 309h60m-30 0v9' },
  { stroke: 'pale', d: 'M180 309h.1m9.9 0h.1m31.9 0h.1m9.9 0h.1' },
  { fill: 'mid', d: 'M112 358v6h116l36-34v-6' },
  { fill: 'pale', d: 'M148 324h116l-36 34h-116z' },
  { d: 'M154 334h92' },
];

/** The front of the dishwasher, taken off. */
export const PANEL: readonly Shape[] = [
  { fill: 'deep', d: 'M142 240h5l-12 108h-5z' },
  { fill: 'mid', d: 'M62 240h80l-12 108h-80z' },
  { d: 'M84 254h40' },
];

/** With a screwdriver and a wrench in it. */
export const TOOL_BAG: readonly Shape[] = [
  { fill: 'pale', d: 'M40 308l-5-32h7l6 32zm36 0v-30l-5-8 2-7h4v7h5v-7h4l2 7-5 8v30z' },
  { fill: 'deep', d: 'M98 308l14-9v52l-10 13z' },
  { fill: 'wood', d: 'M26 308h72l4 56h-80z' },
  { fill: 'mid', d: 'M26 308h72l1 16h-74z' },
  { d: 'M44 308v-8q0-7 7-7h20q7 0 7 7v8m-23 16v9h14v-9m-24 12v22m34-22v22' },
];

/** The one in use, on the floor. */
export const WRENCH: readonly Shape[] = [
  { fill: 'pale', d: 'M262 381h34q4-8 16-7l-7 6v6l7 6q-12 1-16-7h-34a2 2 0 0 1 0-4z' },
];

const SCENE = [
  ...FLOOR,
  ...SUN_ON_FLOOR,
  ...TILES,
  ...WINDOW,
  ...SINK,
  ...DRAWERS,
  ...RANGE,
  ...MICROWAVE,
  ...SHELF,
  ...TOASTER,
  ...REFRIGERATOR,
  ...DISHWASHER,
  ...PANEL,
  ...TOOL_BAG,
  ...WRENCH,
];

/** Size of the scene, in the units of its paths. */
export const KITCHEN_WIDTH = 640;
export const KITCHEN_HEIGHT = 420;

/** How `<use>` calls it. */
export const KITCHEN_SYMBOL = 'repair';

/**
 * A kitchen in morning light, its dishwasher under repair, as the text of an SVG file. The colors are the page's tokens: custom
 * properties are inherited through `<use>`, so dark mode follows.
 */
export function kitchenDrawing(): string {
  const token = (tone: Tone) => `var(--color-draw-${tone})`;
  const pen = `fill="none" stroke="${token('line')}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`;
  const paths = SCENE.map((shape) => pathMarkup(shape, token)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${KITCHEN_SYMBOL}" viewBox="0 0 ${KITCHEN_WIDTH} ${KITCHEN_HEIGHT}" ${pen}>${paths}</symbol></svg>`;
}
