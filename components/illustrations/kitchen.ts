import type { Shape } from './shape';

/*
 * The kitchen in pieces, each in its place in one picture of 640 x 420: floor line at 334, counter at 212, the depth
 * of things runs 20 right and 16 up. Later shapes cover earlier ones.
 */

/** Boards. */
export const FLOOR: readonly Shape[] = [
  { fill: 'wood', stroke: 'none', d: 'M44 330h593l-44 72h-593z' },
  { stroke: 'pale', d: 'M30 354h592m-607 24h592' },
];

/** What the window throws on the floor. */
export const SUN_ON_FLOOR: readonly Shape[] = [
  { fill: 'pale', stroke: 'none', d: 'M352 345h62l-30 48h-62zm74 0h62l-30 48h-62z' },
];

/** The wall behind the counter. */
export const TILES: readonly Shape[] = [
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
export const DRAWERS: readonly Shape[] = [
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
export const SHELF: readonly Shape[] = [
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
export const REFRIGERATOR: readonly Shape[] = [
  { fill: 'deep', d: 'M580 56l20-16v278l-20 16z' },
  { fill: 'pale', d: 'M470 56l20-16h110l-20 16z' },
  { fill: 'mid', d: 'M470 56h110v278h-110z' },
  { d: 'M525 56v180m-55 0h110m-64-128v72m18-72v72m-40 72h62' },
  { fill: 'deep', d: 'M481 124h22v40h-22z' },
  { fill: 'pale', d: 'M485 130h14v8h-14zm62-38h20v28h-20z' },
  { d: 'M552 101h10m-10 7h10' },
];
