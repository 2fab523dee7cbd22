import type { Shape } from './shape';

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
