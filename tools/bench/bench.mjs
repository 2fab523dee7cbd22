/**
 * `npm run bench -- [options]`: loading times of the site, next to a page without scripts.
 *   --runs N            number of runs, of which the medians count (5)
 *   --pages /,/about    which pages (every page of the build)
 *   --dir NAME=FOLDER   also measures another export, such as an older build; repeatable
 *   --quick             one run of real loads, without Lighthouse and taps
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { asCommand, Stop } from '../../scripts/command.mjs';
import { install } from '../../scripts/install.mjs';
import { builtPages } from '../../scripts/pages.mjs';
import { root } from '../../scripts/run.mjs';

const FOLDER = join(root, 'reports', 'bench');

/** @typedef {{ site: string, route: string, address: string, runs: import('./phone.mjs').Figures[] }} Page */
/** @typedef {Record<string, number | undefined>} Row */

/** Limits of a page, relative to the control page; times in ms. @type {(control: Row) => Row} */
const limitsFrom = ({ slowFCP = NaN, slowLCP = NaN, TBT = NaN }) => ({
  ...{ slowFCP: 1.1 * slowFCP, slowLCP: 1.1 * slowLCP, TBT: TBT + 100, CLS: 0.0005 },
  ...{ dismiss: 100, menu: 100, dialog: 100, service: 100 },
});
const MIN_PERFORMANCE = 98;

/** @throws {Stop} if an option is unknown or a folder contains no build */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string' },
        pages: { type: 'string' },
        dir: { type: 'string', multiple: true, default: [] },
        quick: { type: 'boolean', default: false },
      },
    });
    const wanted = values.pages?.split(',');
    const sites = [`site=${join(root, 'out')}`, ...values.dir].map((text) => {
      const [name = '', folder = ''] = text.split('=');
      const routes = builtPages(resolve(folder)).map(({ route }) => route);
      const chosen = routes.filter((route) => wanted?.includes(route) ?? true);
      return { name, folder: resolve(folder), routes: chosen };
    });
    return { runs: Number(values.runs ?? (values.quick ? 1 : 5)), isQuick: values.quick, sites };
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\nOptions: npm run bench -- --help`);
  }
}

/** Medians of all figures, but the worst CLS. @type {(page: Page) => Row} */
function medians({ runs }) {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...names].map((name) => {
      const sorted = runs.flatMap((run) => run[name] ?? []).sort((a, b) => a - b);
      return [name, name === 'CLS' ? sorted.at(-1) : sorted[Math.floor(sorted.length / 2)]];
    }),
  );
}

/** A row per page; figures over the limit have a "!". @type {(pages: readonly Page[], limits: Row) => Record<string, Record<string, string | number>>} */
function table(pages, limits) {
  const cells = (/** @type {Row} */ figures) =>
    Object.entries(figures).map(([name, figure = NaN]) => {
      const isBad = name === 'perf' ? figure < MIN_PERFORMANCE : figure > (limits[name] ?? Infinity);
      const shown = Number(figure.toFixed(name === 'CLS' ? 3 : name === 'KiB' ? 1 : 0));
      return [name, isBad ? `${shown} !` : shown];
    });
  return Object.fromEntries(
    pages.map((page) => [`${page.site} ${page.route}`, Object.fromEntries(cells(medians(page)))]),
  );
}

asCommand(import.meta.url, async () => {
  const { runs, isQuick, sites } = readOptions();
  await install({ tools: !isQuick });
  const { findBrowser } = await import('../../scripts/browser.mjs');
  const { makeCertificate, serveExport, writeControlPage } = await import('./host.mjs');
  const { chromeFlags, runLighthouse, touchAll, visit } = await import('./phone.mjs');

  const control = { name: 'control', folder: join(FOLDER, 'control'), routes: ['/'] };
  writeControlPage(join(root, 'out'), control.folder);
  const certificate = makeCertificate();
  /** @type {Page[]} */
  const pages = [];
  const servers = [];
  for (const { name: site, folder, routes } of [control, ...sites]) {
    const server = await serveExport(folder, certificate);
    servers.push(server);
    const address = `https://localhost:${server.port}`;
    pages.push(...routes.map((route) => ({ site, route, address: address + route, runs: [] })));
  }
  const args = chromeFlags(servers[0]?.port ?? 0, certificate.keyHash);
  const chrome = { ...(await findBrowser()), args };
  /** @type {(page: Page) => (() => Promise<import('./phone.mjs').Figures>)[]} */
  const passes = ({ site, address }) => {
    const loads = [() => visit(chrome, address, false), () => visit(chrome, address, true)];
    const audit = () => runLighthouse(chrome, address);
    if (isQuick) return loads;
    return site === 'control' ? [...loads, audit] : [...loads, audit, () => touchAll(chrome, address)];
  };
  for (let run = 0; run < runs; run++) {
    // Alternate the order, so that a machine that slows down affects all pages alike.
    for (const page of run % 2 === 0 ? pages : pages.toReversed()) {
      console.log(`Run ${run + 1} of ${runs}: ${page.site} ${page.route}`);
      for (const pass of passes(page)) {
        try {
          page.runs.push(await pass());
        } catch (error) {
          // Browsers crash now and then. Don't lose the whole run: use the other results.
          console.log(`  skipped: ${String(error).split('\n')[0]}`);
        }
      }
    }
  }
  for (const { close } of servers) close();
  const [first] = pages;
  console.log(`
Medians of ${runs}. KiB transferred, times in ms, CPU slowed down four times. slow: on slow 4G; FCP to SEO: Lighthouse;
dismiss to service: from a tap to the next paint. "!" is over the limit.`);
  console.table(table(pages, limitsFrom(first ? medians(first) : {})));
});
