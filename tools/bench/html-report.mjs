/** The results as one page with small bars, without a library. */
import { KIB } from '../../scripts/budgets/limits.mjs';
import { withUnit } from '../../scripts/budgets/verdict.mjs';
import { measuredInWords } from './tables.mjs';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2.5rem; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid #8884; vertical-align: top; }
.bar { display: inline-block; height: .7rem; margin-right: .5rem; background: #36c; vertical-align: baseline; }
.control { background: #999; }
.bad { color: #c33; font-weight: 600; }
.good { color: #290; }
`;

const CHARTS = /** @type {const} */ ([
  ['slowFcp', 'First contentful paint, slow 4G, ms'],
  ['slowLcp', 'Largest contentful paint, slow 4G, ms'],
  ['labFcp', 'First contentful paint, Lighthouse, ms'],
  ['labLcp', 'Largest contentful paint, Lighthouse, ms'],
  ['all', 'All bytes until quiet, KiB'],
  ['script', 'JavaScript until quiet, KiB'],
]);

/**
 * @param {{ title: string, facts: readonly string[], rows: readonly import('./rows.mjs').Row[],
 *   pages: { site: string, path: string, figures: object }[] }} results
 */
export function htmlReport({ title, facts, rows, pages }) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style>
<h1>${escape(title)}</h1><p>${facts.map(escape).join('<br>')}</p>
<h2>Targets</h2>${table(
    ['Figure', 'Page', 'Target', 'Measured', 'Control', 'Ratio', 'Verdict', 'Remark'],
    rows.map((row) => [
      ...[row.figure, row.page, row.target, measuredInWords(row)].map(escape),
      row.base === undefined ? '' : escape(withUnit(row.base, row.unit)),
      row.ratio === undefined ? '' : withUnit(row.ratio, 'x'),
      `<span class="${row.verdict === 'not met' ? 'bad' : 'good'}">${escape(row.verdict)}</span>`,
      escape(row.note ?? ''),
    ]),
  )}
${CHARTS.map(([name, heading]) => chart(heading, name, pages)).join('\n')}</html>\n`;
}

/** @type {(heading: string, name: string, pages: { site: string, path: string, figures: object }[]) => string} */
function chart(heading, name, pages) {
  const value = (/** @type {object} */ figures) =>
    (figures[name] ?? 0) / (name === 'all' || name === 'script' ? KIB : 1);
  const most = Math.max(1, ...pages.map(({ figures }) => value(figures)));
  const bar = (/** @type {object} */ figures, /** @type {string} */ site) =>
    `<span class="bar ${site === 'control' ? 'control' : ''}" style="width:${((70 * value(figures)) / most).toFixed(1)}%"></span>${Number(value(figures).toFixed(1))}`;
  return `<h2>${escape(heading)}</h2>${table(
    ['Page', ''],
    pages.map(({ site, path, figures }) => [escape(`${site} ${path}`), bar(figures, site)]),
  )}`;
}

/** @type {(head: readonly string[], rows: readonly (readonly string[])[]) => string} cells are HTML */
function table(head, rows) {
  const cells = (/** @type {readonly string[]} */ row, /** @type {string} */ tag) =>
    row.map((cell) => `<${tag}>${cell}</${tag}>`).join('');
  return `<table><tr>${cells(head, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</table>`;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
