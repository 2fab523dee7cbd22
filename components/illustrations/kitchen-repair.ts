import type { Shape } from './shape';

/** Under repair: water on the floor, door down, and in the accent the spray arm at fault. */
export const DISHWASHER: readonly Shape[] = [
  { fill: 'deep', stroke: 'none', d: 'M206 360q0-8 24-8h22q24 0 20 9-2 7-22 6-12 0-20 3-24 2-24-10z' },
  { fill: 'mid', d: 'M148 222H264V334H148z' },
  { fill: 'pale', d: 'M157 240H255V324H157z' },
  { fill: 'mid', stroke: 'none', d: 'M158 241h96v8H167v74h-9z' },
  { fill: 'deep', d: 'M176 268v-12h14l-2 12zM198 268v-12h14l-2 12zM220 268v-12h14l-2 12z' },
  { fill: 'wood', d: 'M172 297a14 17 0 0 1 28 0z' },
  { fill: 'wood', d: 'M190 297a14 17 0 0 1 28 0z' },
  { fill: 'wood', d: 'M208 297a14 17 0 0 1 28 0z' },
  { d: 'M164 268h84M164 297h84M217 297a5 7 0 0 1 10 0M160 231h18M234 231h.1M243 231h.1M252 231h.1' },
  { stroke: 'accent', width: 8, d: 'M176 309h60M206 309v9' },
  { stroke: 'pale', d: 'M180 309h.1M190 309h.1M222 309h.1M232 309h.1' },
  { fill: 'mid', d: 'M112 358v6H228l36-34v-6' },
  { fill: 'pale', d: 'M148 324H264l-36 34H112z' },
  { d: 'M154 334h92' },
];

/** The front of the dishwasher, taken off. */
export const PANEL: readonly Shape[] = [
  { fill: 'deep', d: 'M142 240h5l-12 108h-5z' },
  { fill: 'mid', d: 'M62 240h80l-12 108H50z' },
  { d: 'M84 254h40' },
];

/** With a screwdriver and a wrench in it. */
export const TOOL_BAG: readonly Shape[] = [
  { fill: 'pale', d: 'M40 308l-5-32h7l6 32zM76 308v-30l-5-8 2-7h4v7h5v-7h4l2 7-5 8v30z' },
  { fill: 'deep', d: 'M98 308l14-9v52l-10 13z' },
  { fill: 'wood', d: 'M26 308h72l4 56H22z' },
  { fill: 'mid', d: 'M26 308h72l1 16H25z' },
  { d: 'M44 308v-8q0-7 7-7h20q7 0 7 7v8M55 324v9h14v-9M45 336v22M79 336v22' },
];

/** The one in use, on the floor. */
export const WRENCH: readonly Shape[] = [
  { fill: 'pale', d: 'M262 381h34q4-8 16-7l-7 6v6l7 6q-12 1-16-7h-34a2 2 0 0 1 0-4z' },
];
