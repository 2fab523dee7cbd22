import type { Shape } from './shape';

/** The view: low sun, spruces on the far shore, a loon, birches on the near bank; a herb on the sill. */
export const WINDOW: readonly Shape[] = [
  { fill: 'mid', d: 'M40 24H236V170H40z' },
  { fill: 'wood', stroke: 'none', d: 'M142 92a32 32 0 1 0 64 0a32 32 0 1 0-64 0z' },
  {
    fill: 'deep',
    stroke: 'none',
    d: 'M41 114v-18l9-14 8 14 6-10 9 14 8-18 9 20 6-8 10 8 22 2 60-1 8-13 6 11 8-19 8 18 6-10 6 9 5-9V114z',
  },
  { fill: 'pale', stroke: 'none', d: 'M41 114H235V169H41z' },
  { stroke: 'wood', d: 'M148 123h52M158 133h32M166 143h18' },
  { stroke: 'deep', d: 'M206 133h22M112 128h24M116 150h16M146 158h30' },
  {
    fill: 'line',
    stroke: 'none',
    d: 'M145 150q5-8 19-8h6q2-3 1-6 0-7 6-7 4 0 5 3l9 2-9 2q0 4 2 7 2 7-5 8-18 2-34-1z',
  },
  { fill: 'pale', d: 'M54 25l3 139h15L67 25zM92 25L81 164h9l10-139z' },
  {
    d: 'M55 46h8M68 70h-6M56 98h7M71 126h-7M57 146h6M98 52h-5M88 80h5M92 108h-4M83 138h4M68 62l14-22M90 62l-9-14',
  },
  { stroke: 'pale', d: 'M156 146h.1M162 145h.1M168 146h.1M174 141h5' },
  { fill: 'deep', stroke: 'none', d: 'M41 169v-13q34-9 66 13z' },
  { d: 'M40 24H236V170H40zM138 24V170' },
  { fill: 'wood', d: 'M30 170H246V180H30z' },
  { fill: 'deep', d: 'M214 154q-13-2-11-15 11 2 11 15 0-15 9-21 6 13-9 21' },
  { fill: 'wood', d: 'M204 154h20l-3 16h-14z' },
];
