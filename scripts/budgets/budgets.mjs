/**
 * `npm run budgets`: weighs the pages of the built site and holds them against their limits, without a browser.
 * `npm run budgets -- --write` writes today's sizes down as those that later growth is told against.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, Stop } from '../command.mjs';
import { root } from '../run.mjs';
import { BYTES, KIB, kindOfPage } from './limits.mjs';
import { baselineOf, kib, overBudget } from './over-budget.mjs';
import { partsOf, sum, weighSite } from './weigh.mjs';

const OUT = join(root, 'out');
const BASELINE = join(root, 'scripts', 'budgets', 'baseline.json');

/**
 * The step of `npm test`.
 * @returns {Promise<import('../run.mjs').Outcome>}
 */
export async function checkBudgets() {
  const faults = overBudget(weigh(), readBaseline());
  return { ok: faults.length === 0, output: faults.join('\n') };
}

/** @throws {Stop} if there is no built site */
function weigh() {
  if (!existsSync(join(OUT, 'index.html')))
    throw new Stop('There is no built site to weigh. Run `npm run build` first.');
  return weighSite(OUT, process.env.BASE_PATH ?? '');
}

/** @returns {import('./over-budget.mjs').Baseline} */
function readBaseline() {
  return existsSync(BASELINE) ? JSON.parse(readFileSync(BASELINE, 'utf8')) : {};
}

/** @type {(pages: ReturnType<typeof weigh>) => string} one line for each page */
function table(pages) {
  const names = /** @type {(keyof typeof BYTES)[]} */ (Object.keys(BYTES));
  const rows = pages.map(({ route, parts }) => [
    route,
    ...names.map((name) => {
      const most = BYTES[name].limits[kindOfPage(route)]?.most;
      return (sum(partsOf(parts, name)) / KIB).toFixed(1) + (most === undefined ? '' : ` / ${most}`);
    }),
  ]);
  const all = [['page, KiB / limit', ...names.map((name) => BYTES[name].label)], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

await asCommand(import.meta.url, async () => {
  const pages = weigh();
  console.log(table(pages));
  if (process.argv.includes('--write')) {
    writeFileSync(BASELINE, `${JSON.stringify(baselineOf(pages), null, 2)}\n`);
    console.log(
      `Written down: ${pages.length} pages, ${kib(sum(pages.flatMap(({ parts }) => parts)))} in all.`,
    );
  }
  const faults = overBudget(pages, readBaseline());
  if (faults.length > 0) throw new Stop(`\n${faults.join('\n')}`);
});
