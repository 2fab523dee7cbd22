/** Measures all pages, run by run, so that what slows the machine down for a while slows down all of them alike. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepResult } from './again.mjs';
import { bookingVisit } from './booking-visit.mjs';
import { touchEverything } from './interactions.mjs';
import { visit } from './load-pass.mjs';

/** How long is watched, in one visit, what a page fetches after it was quiet. Longer than any timer of the pages. In ms. */
const WATCH_ON = 8_000;

/**
 * `address`: for Lighthouse, which refuses to judge an answer of status 404.
 * @typedef {{ site: string, path: string, origin: string, address: string, afterwards: object[],
 *   load: Awaited<ReturnType<typeof visit>>[], slow: Awaited<ReturnType<typeof visit>>[], lab: object[] }} MeasuredPage
 */
/** @typedef {{ executablePath: string | undefined, flags: string[] }} Browser */

/**
 * @param {{ sites: { name: string, folder: string, origin: string, paths: string[] }[], browser: Browser, runs: number,
 *   hasLighthouse: boolean }} order
 * @returns {Promise<MeasuredPage[]>}
 */
export async function measurePages({ sites, browser, runs, hasLighthouse }) {
  /** @type {MeasuredPage[]} */
  const pages = sites.flatMap(({ name, folder, origin, paths }) =>
    paths.map((path) => {
      const isThere = ['', '.html', '/index.html'].some(
        (end) => /\.html$/.test(path + end) && existsSync(join(folder, path + end)),
      );
      const address = origin + (path === '/' || isThere ? path : '/404');
      return { site: name, path, origin, address, afterwards: [], load: [], slow: [], lab: [] };
    }),
  );
  const lighthouse = hasLighthouse ? (await import('./lighthouse-pass.mjs')).runLighthouse : undefined;
  for (const page of pages) {
    console.log(`Warming up: ${page.site} ${page.path}`);
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const first = [];
    await keepResult(first, 'warm-up', () => visit({ ...browser, ...page, watchOn: WATCH_ON }));
    page.afterwards = first[0]?.afterwards ?? [];
  }
  const begun = Date.now();
  const total = runs * pages.length;
  let done = 0;
  for (let run = 0; run < runs; run++) {
    // To and fro: what grows from page to page within a run evens out.
    for (const page of run % 2 === 0 ? pages : pages.toReversed()) {
      await keepResult(page.load, 'load', () => visit({ ...browser, ...page }));
      await keepResult(page.slow, 'slow pass', () => visit({ ...browser, ...page, isSlow: true }));
      if (lighthouse) await keepResult(page.lab, 'Lighthouse', () => lighthouse(page.address, browser));
      done += 1;
      const left = ((Date.now() - begun) / done) * (total - done);
      console.log(
        `Run ${run + 1} of ${runs}: ${page.site} ${page.path}   (${Math.ceil(left / 60_000)} min left)`,
      );
    }
  }
  return pages;
}

/**
 * Touches, and the whole booking visit.
 * @param {{ origin: string, browser: Browser, runs: number }} order
 */
export async function measureVisits({ origin, browser, runs }) {
  const found = { touches: [], warm: [], cold: [] };
  for (let run = 1; run <= runs; run++) {
    console.log(`Run ${run} of ${runs}: touches`);
    await keepResult(found.touches, 'touches', () => touchEverything({ origin, ...browser }));
    console.log(`Run ${run} of ${runs}: booking visit`);
    await keepResult(found.warm, 'booking visit', () => bookingVisit({ origin, ...browser, isWarm: true }));
    await keepResult(found.cold, 'booking visit', () => bookingVisit({ origin, ...browser, isWarm: false }));
  }
  return found;
}

/** Hosts of the look-up services, from the policy of the site's home page. @type {(folder: string) => string[]} */
export function lookupHosts(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const [, origins = ''] = /connect-src 'self'([^;"]*)/.exec(html) ?? [];
  return origins
    .split(' ')
    .filter((origin) => origin.startsWith('https://'))
    .map((origin) => new URL(origin).hostname);
}
