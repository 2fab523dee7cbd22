import type { Shape } from './shape';

/** A floor without end would be cut by the picture's edge; this one ends inside. */
export const SHORT_FLOOR: readonly Shape[] = [
  { fill: 'wood', stroke: 'none', d: 'M44 330H404L360 402H0z' },
  { stroke: 'pale', d: 'M30 354H389M15 378H374' },
];

/** The tiles as far as the range. */
export const SHORT_TILES: readonly Shape[] = [
  {
    stroke: 'mid',
    d: 'M250 142H384M250 160H384M250 178H384M282 142v18M318 142v18M354 160v18M264 160v18M372 178v18',
  },
];

/** The right side of the range, seen where no cabinet stands beside it. */
export const RANGE_SIDE: readonly Shape[] = [{ fill: 'deep', d: 'M364 212l20-16V318l-20 16z' }];

/** A counter across the picture, for things that stand on it or hang above it. */
export const COUNTER: readonly Shape[] = [
  { fill: 'pale', d: 'M54 574V622H536V574z' },
  { fill: 'deep', d: 'M536 550l24-19V603l-24 19z' },
  { fill: 'pale', d: 'M36 552l40-32H592l-40 32z' },
  { fill: 'wood', d: 'M36 552H552V574H36z' },
  { fill: 'deep', d: 'M552 552l40-32v22l-40 32z' },
  { d: 'M215 574V622M375 574V622M280 590h30M120 590h30M440 590h30' },
];

/** A roller blind, half down, over the window in its own place. */
export const BLIND: readonly Shape[] = [
  { fill: 'wood', d: 'M36 18H240V28H36z' },
  { fill: 'pale', d: 'M44 28H232V118H44z' },
  { stroke: 'mid', d: 'M46 42H230M46 56H230M46 70H230M46 84H230M46 98H230' },
  { fill: 'wood', d: 'M44 112H232V120H44z' },
  { d: 'M112 120v12' },
  { stroke: 'accent', width: 7, d: 'M112 136v2' },
];

/** A work order on its clipboard, signed in the accent. */
export const WORK_ORDER: readonly Shape[] = [
  { fill: 'deep', d: 'M160 76H442q10 0 10 10V506l-14 14H150V84z' },
  { fill: 'wood', d: 'M150 84H430q10 0 10 10V512q0 10-10 10H150q-10 0-10-10V94q0-10 10-10z' },
  { fill: 'pale', d: 'M164 112H416V498H164z' },
  { fill: 'mid', d: 'M240 70h100v34H240z' },
  { fill: 'pale', d: 'M276 58h28q8 0 8 12h-44q0-12 8-12z' },
  { d: 'M190 148H310M240 200H390M240 224H350M240 278H390M240 302H330M240 356H390M240 380H360M190 470H330' },
  { fill: 'mid', d: 'M188 196h30v30h-30zM188 274h30v30h-30zM188 352h30v30h-30z' },
  { d: 'M195 211l7 8 12-16M195 289l7 8 12-16M195 367l7 8 12-16' },
  { stroke: 'accent', width: 7, d: 'M196 456q14-32 24-18t8 12 16-18 12 12 18-10 12 8 20-6' },
];

/** What signed it. */
export const PEN: readonly Shape[] = [
  { fill: 'deep', d: 'M322 452l96-86 16 18-94 86-24 6z' },
  { fill: 'pale', d: 'M322 452l18 18-24 6z' },
];

/** The licence in its frame with a seal in the accent. */
export const LICENCE: readonly Shape[] = [
  { fill: 'deep', d: 'M488 84l14-11V364l-14 11z' },
  { fill: 'pale', d: 'M108 84l14-11H502l-14 11z' },
  { fill: 'wood', d: 'M108 84H488V375H108z' },
  { fill: 'pale', d: 'M132 108H464V351H132z' },
  { d: 'M214 150H382M176 196H420M176 222H420M176 248H340M176 312H300' },
  { stroke: 'accent', width: 12, d: 'M392 308l-10 36M412 308l10 36' },
  { fill: 'accent', d: 'M370 290a32 32 0 1 1 64 0a32 32 0 1 1-64 0z' },
  { stroke: 'pale', d: 'M388 290l10 11 19-21' },
];

/** A month on the wall, one day ringed in the accent. */
export const CALENDAR: readonly Shape[] = [
  { fill: 'pale', d: 'M113 92H477V420H113z' },
  { fill: 'deep', d: 'M113 92H477V160H113z' },
  { stroke: 'pale', d: 'M235 126H355' },
  { d: 'M165 76v32M252 76v32M338 76v32M425 76v32' },
  {
    stroke: 'mid',
    d: 'M113 225H477M113 290H477M113 355H477M165 160V420M217 160V420M269 160V420M321 160V420M373 160V420M425 160V420',
  },
  { d: 'M113 92H477V420H113z' },
  {
    stroke: 'deep',
    width: 9,
    d: 'M243 192h.1M295 192h.1M347 192h.1M399 192h.1M451 192h.1M139 257h.1M191 257h.1M243 257h.1M295 257h.1M347 257h.1M399 257h.1M451 257h.1M139 322h.1M191 322h.1M243 322h.1M347 322h.1M399 322h.1M451 322h.1M139 387h.1M191 387h.1M243 387h.1M295 387h.1M347 387h.1',
  },
  { stroke: 'accent', width: 8, d: 'M271 322a24 24 0 1 1 48 0a24 24 0 1 1-48 0z' },
  { d: 'M284 322l8 9 14-18' },
];
