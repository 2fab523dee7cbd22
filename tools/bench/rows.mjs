/** Puts what was measured into the rows of the table of limits. */
import { BOOK_NOW, BYTES, INTERACTION, KIB, kindOfPage, TIMES } from '../../scripts/budgets/limits.mjs';
import { limitInWords, verdict } from '../../scripts/budgets/verdict.mjs';
import { median, medianOf, union } from './statistics.mjs';

/** `page`: the measured one, of several the worst. @typedef {{ figure: string, page: string, target: string, unit: string, measured: number | undefined, base?: number | undefined, ratio?: number | undefined, verdict: string, note?: string }} Row */
/** @typedef {import('./measure.mjs').MeasuredPage} MeasuredPage */

/** Medians of a page over all runs. In ms, bytes or points. @param {MeasuredPage} page */
export function medians({ load, slow, lab }) {
  const kind = (/** @type {string} */ name) => medianOf(load, ({ byKind }) => byKind[name] ?? 0);
  return {
    requests: medianOf(load, ({ count }) => count),
    html: medianOf(load, ({ byKind }) => (byKind.html ?? 0) + (byKind.style ?? 0)),
    script: kind('script'),
    framework: medianOf(load, ({ answers }) => framework(answers)),
    font: kind('font'),
    picture: kind('picture'),
    data: kind('data'),
    other: kind('other'),
    all: medianOf(load, ({ bytes }) => bytes),
    loadFcp: medianOf(load, ({ fcp }) => fcp),
    loadLcp: medianOf(load, ({ lcp }) => lcp),
    blocked: medianOf(load, ({ blocked }) => blocked),
    slowFcp: medianOf(slow, ({ fcp }) => fcp),
    slowLcp: medianOf(slow, ({ lcp }) => lcp),
    // The worst of all runs: a shift that is seen once is one that visitors see.
    cls: worstShift([...load, ...slow, ...lab]),
    labFcp: medianOf(lab, ({ fcp }) => fcp),
    labLcp: medianOf(lab, ({ lcp }) => lcp),
    labSi: medianOf(lab, ({ si }) => si),
    labTbt: medianOf(lab, ({ tbt }) => tbt),
    performance: medianOf(lab, ({ performance }) => performance),
    accessibility: medianOf(lab, ({ accessibility }) => accessibility),
    bestPractices: medianOf(lab, ({ bestPractices }) => bestPractices),
    seo: medianOf(lab, ({ seo }) => seo),
    failed: {
      accessibility: union(lab.map(({ failed }) => failed.accessibility)),
      bestPractices: union(lab.map(({ failed }) => failed.bestPractices)),
      seo: union(lab.map(({ failed }) => failed.seo)),
    },
  };
}

/** @param {readonly { cls: number }[]} runs */
function worstShift(runs) {
  return runs.length === 0 ? undefined : Math.max(...runs.map(({ cls }) => cls));
}

/** What of the script is not one of the few lines that every page has. @param {readonly import('./requests.mjs').Answered[]} answers */
function framework(answers) {
  return answers
    .filter(({ kind, path }) => kind === 'script' && !path.includes('/_next/static/start/'))
    .reduce((sum, { body }) => sum + body, 0);
}

/**
 * One row for each figure and kind of page; of the pages of a kind the worst stands there.
 * @param {{ path: string, figures: ReturnType<typeof medians> }[]} pages
 * @param {ReturnType<typeof medians>} control
 * @returns {Row[]}
 */
export function pageRows(pages, control) {
  // What only the exported files are held to, nobody measured.
  const figures = Object.entries({ ...TIMES, ...BYTES }).filter(([name]) => name in control);
  return figures.flatMap(([name, { label, unit, limits }]) =>
    Object.entries(limits).flatMap(([kind, limit]) => {
      const rows = pages
        .filter(({ path }) => kindOfPage(path) === kind)
        .map(({ path, figures }) => {
          const base = unit === 'x' ? control[name] : undefined;
          const ratio = base === undefined || figures[name] === undefined ? undefined : figures[name] / base;
          const measured = unit === 'KiB' ? inKib(figures[name]) : shown(name, figures[name]);
          const failed = figures.failed[name] ?? [];
          const judged = verdict(unit === 'x' ? ratio : measured, limit, failed);
          const note = failed.join(', ');
          return {
            figure: label,
            page: path,
            target: limitInWords(limit, unit),
            unit: unit === 'x' ? 'ms' : unit,
            measured,
            base,
            ratio,
            verdict: judged,
            note,
          };
        });
      const isScore = limit.least !== undefined;
      const worst = rows.toSorted(
        (a, b) => (isScore ? 1 : -1) * ((a.ratio ?? a.measured ?? 0) - (b.ratio ?? b.measured ?? 0)),
      )[0];
      return worst
        ? [
            {
              ...worst,
              page: rows.length > 1 ? `${rows.length} still pages, worst ${worst.page}` : worst.page,
            },
          ]
        : [];
    }),
  );
}

/** @param {number | undefined} bytes */
function inKib(bytes) {
  return bytes === undefined ? undefined : bytes / KIB;
}

/** Shifts are told with three decimals everywhere; what is smaller can't be seen. @type {(name: string, value: number | undefined) => number | undefined} */
function shown(name, value) {
  return name === 'cls' && value !== undefined ? Math.round(value * 1000) / 1000 : value;
}

/** @param {Record<string, { cold?: { paint: number, effect: number }, warm?: { paint: number, effect: number } }>[]} runs @returns {Row[]} */
export function touchRows(runs) {
  return union(runs.map((run) => Object.keys(run))).flatMap((name) =>
    /** @type {const} */ (['cold', 'warm']).map((state) => {
      const answers = runs.flatMap((run) => run[name]?.[state] ?? []);
      const measured = median(answers.map(({ paint }) => paint));
      const effect = median(answers.map((answer) => answer.effect));
      return {
        figure: `touch: ${name}, ${state}`,
        page: name in HOME_TOUCHES ? '/' : '/checkout',
        target: limitInWords(INTERACTION[state], 'ms'),
        unit: 'ms',
        measured,
        verdict: verdict(measured, INTERACTION[state]),
        note: effect === undefined ? '' : `effect seen after ${Math.round(effect)} ms`,
      };
    }),
  );
}

const HOME_TOUCHES = { 'menu opens': 1, 'menu closes': 1, 'dialog opens': 1, 'dialog closes': 1, dismiss: 1 };

/** @param {{ warm: object[], cold: object[] }} visits @returns {Row[]} */
export function visitRows({ warm, cold }) {
  const usable = medianOf(warm, (visit) => visit.usable);
  const row = (/** @type {string} */ figure, /** @type {number | undefined} */ measured, unit = 'ms') => ({
    figure,
    page: 'whole visit',
    target: '',
    unit,
    measured,
    verdict: '',
  });
  return [
    {
      ...row('Book Now to a usable step 1, home page at rest', usable),
      target: limitInWords(BOOK_NOW, 'ms'),
      verdict: verdict(usable, BOOK_NOW),
      note: `painted after ${Math.round(medianOf(warm, (visit) => visit.shown) ?? NaN)} ms`,
    },
    row(
      'Book Now tapped while the home page loads: usable',
      medianOf(cold, (visit) => visit.usable),
    ),
    row(
      'requests, home to confirmation',
      medianOf(warm, (visit) => visit.count),
      '',
    ),
    row('bytes, home to confirmation', inKib(medianOf(warm, (visit) => visit.bytes)), 'KiB'),
    row('of these fetched ahead', inKib(medianOf(warm, (visit) => visit.ahead)), 'KiB'),
    row(
      'time on the line and in the browser, reading left out',
      medianOf(warm, (visit) => visit.seconds),
      's',
    ),
  ];
}
