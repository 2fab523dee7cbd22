import type { Shape } from './shape';

/*
 * The kitchen in pieces, each in its place in one picture of 640 x 420: floor line at 334, counter at 212, the depth
 * of things runs 20 right and 16 up. Later shapes cover earlier ones.
 */

/** Boards. */
export const FLOOR: readonly Shape[] = [
  { fill: 'wood', stroke: 'none', d: 'M44 330H637L593 402H0z' },
  { stroke: 'pale', d: 'M30 354H622M15 378H607' },
];

/** What the window throws on the floor. */
export const SUN_ON_FLOOR: readonly Shape[] = [
  { fill: 'pale', stroke: 'none', d: 'M352 345h62l-30 48h-62zM426 345h62l-30 48h-62z' },
];

/** The wall behind the counter. */
export const TILES: readonly Shape[] = [
  {
    stroke: 'mid',
    d: 'M250 142H466M250 160H466M250 178H466M282 142v18M318 142v18M390 142v18M426 142v18M264 160v18M372 160v18M408 160v18M444 160v18M282 178v18M390 178v18M426 178v18',
  },
];

/** The cabinet under the window, its counter running on over the dishwasher. */
export const SINK: readonly Shape[] = [
  { fill: 'pale', d: 'M18 212l20-16H284l-20 16zM28 222H148V334H28z' },
  { fill: 'wood', d: 'M18 212H264V222H18z' },
  { fill: 'deep', d: 'M60 206l8-6h58l-8 6z' },
  { d: 'M98 202v-26q0-12 11-12t11 12v5M91 202h14' },
];

/** The cabinet right of the range. */
export const DRAWERS: readonly Shape[] = [
  { fill: 'pale', d: 'M364 212l20-16H486l-20 16zM364 222H456V334H364z' },
  { fill: 'wood', d: 'M364 212H466V222H364z' },
  { d: 'M364 259H456M364 296H456M400 240h20M400 277h20M400 315h20' },
];

/** A pot on the boil, a loaf in the oven. */
export const RANGE: readonly Shape[] = [
  { fill: 'pale', d: 'M264 212l20-16H384l-20 16z' },
  { fill: 'mid', d: 'M264 212H364V334H264zM334 204a14 3 0 1 0 28 0a14 3 0 1 0-28 0z' },
  { fill: 'pale', d: 'M264 212H364V232H264z' },
  { fill: 'deep', d: 'M277 254H351V298H277z' },
  { fill: 'wood', d: 'M294 290q-6-20 10-20h20q16 0 10 20z' },
  {
    d: 'M276 243h76M264 314H364M304 324h20M308 275l4 7M320 275l4 7M280 218a4 4 0 1 1-.1 0zM298 218a4 4 0 1 1-.1 0zM330 218a4 4 0 1 1-.1 0zM348 218a4 4 0 1 1-.1 0z',
  },
  { fill: 'pale', d: 'M282 174h42v26q0 5-5 5h-32q-5 0-5-5z' },
  { fill: 'deep', stroke: 'none', d: 'M311 175h12v25q0 4-4 4h-8z' },
  { fill: 'wood', d: 'M279 168h48v6h-48z' },
  { d: 'M274 182h8M324 182h8M303 168v-5M294 158q-4-5 0-10M312 158q-4-5 0-10' },
];

/** Under a wall cupboard, over the range. */
export const MICROWAVE: readonly Shape[] = [
  { fill: 'deep', d: 'M364 38l10-8V126l-10 8z' },
  { fill: 'pale', d: 'M264 38l10-8H374l-10 8z' },
  { fill: 'pale', d: 'M264 38H364V84H264z' },
  { d: 'M314 38V84M308 70v6M320 70v6' },
  { fill: 'mid', d: 'M264 84H364V134H264z' },
  { fill: 'deep', d: 'M273 93H333V125H273z' },
  { fill: 'pale', d: 'M345 93h12v8h-12z' },
  { d: 'M339 93v32M346 110h.1M356 110h.1M346 118h.1M356 118h.1M346 126h.1M356 126h.1' },
];

/** A jar and a bowl. */
export const SHELF: readonly Shape[] = [
  { fill: 'wood', d: 'M388 104h68v6h-68z' },
  { fill: 'mid', d: 'M394 104v-22h14v22zM418 94h24q-1 10-8 10h-8q-7 0-8-10z' },
  { fill: 'pale', d: 'M394 82v-5h14v5zM422 88h16l4 6h-24z' },
];

/** Toast is ready. */
export const TOASTER: readonly Shape[] = [
  { fill: 'wood', d: 'M400 180v-11q0-5 5-5h20q5 0 5 5v11z' },
  { fill: 'deep', d: 'M430 177h4q8 0 8 8v17l-6 6h-6z' },
  { fill: 'mid', d: 'M388 208v-23q0-8 8-8h32q8 0 8 8v23z' },
  { d: 'M440 188h6M402 200h20' },
];

/** With a note on its door. */
export const REFRIGERATOR: readonly Shape[] = [
  { fill: 'deep', d: 'M580 56l20-16V318l-20 16z' },
  { fill: 'pale', d: 'M470 56l20-16H600l-20 16z' },
  { fill: 'mid', d: 'M470 56H580V334H470z' },
  { d: 'M525 56V236M470 236H580M516 108v72M534 108v72M494 252h62' },
  { fill: 'deep', d: 'M481 124h22v40h-22z' },
  { fill: 'pale', d: 'M485 130h14v8h-14zM547 92h20v28h-20z' },
  { d: 'M552 101h10M552 108h10' },
];
