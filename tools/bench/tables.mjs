/** The results as text. */
import { KIB } from '../../scripts/budgets/limits.mjs';
import { withUnit } from '../../scripts/budgets/verdict.mjs';

/** @typedef {import('./rows.mjs').Row} Row */

/** @type {(row: Row) => string} */
export function measuredInWords({ measured, unit }) {
  return measured === undefined || Number.isNaN(measured) ? '–' : withUnit(measured, unit);
}

/** @type {(rows: readonly Row[]) => string} */
export function verdictTable(rows) {
  return textTable(
    ['figure', 'page', 'target', 'measured', 'control', 'ratio', 'verdict', 'remark'],
    rows.map((row) => [
      row.figure,
      row.page,
      row.target,
      measuredInWords(row),
      row.base === undefined ? '' : withUnit(row.base, row.unit),
      row.ratio === undefined ? '' : withUnit(row.ratio, 'x'),
      row.verdict,
      row.note ?? '',
    ]),
  );
}

const KINDS = /** @type {const} */ (['html', 'script', 'font', 'picture', 'data', 'other', 'all']);

/** Every page with its bytes and times. @param {{ site: string, path: string, figures: ReturnType<typeof import('./rows.mjs').medians>, ahead: number }[]} pages */
export function pageTable(pages) {
  const kib = (/** @type {number | undefined} */ bytes) => ((bytes ?? 0) / KIB).toFixed(1);
  const ms = (/** @type {number | undefined} */ time) =>
    time === undefined ? '–' : String(Math.round(time));
  return textTable(
    [
      'page',
      'requests',
      ...KINDS.map((kind) => `${kind} KiB`),
      'ahead KiB',
      'blocked ms',
      'slow FCP',
      'slow LCP',
      'LH FCP',
      'LH LCP',
      'LH SI',
      'LH TBT',
    ],
    pages.map(({ site, path, figures, ahead }) => [
      `${site} ${path}`,
      ms(figures.requests),
      ...KINDS.map((kind) => kib(figures[kind])),
      kib(ahead),
      ...[
        figures.blocked,
        figures.slowFcp,
        figures.slowLcp,
        figures.labFcp,
        figures.labLcp,
        figures.labSi,
        figures.labTbt,
      ].map(ms),
    ]),
  );
}

/** A table as Markdown, with columns of one width. @type {(head: readonly string[], rows: readonly (readonly string[])[]) => string} */
export function textTable(head, rows) {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column].length)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
