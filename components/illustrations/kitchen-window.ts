import type { Shape } from './shape';

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
