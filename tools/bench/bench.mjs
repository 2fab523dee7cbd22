/**
 * `npm run bench`: what the built site costs a visitor, side by side with a control page that has no script, no font and no
 * picture file, all in one interleaved run. Results: the screen, and `reports/bench/` (results.json, report.html). Works offline.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { asCommand, Stop } from '../../scripts/command.mjs';
import { install } from '../../scripts/install.mjs';
import { root } from '../../scripts/run.mjs';
import { builtSite } from './built-site.mjs';
import { readOptions } from './options.mjs';

const FOLDER = join(root, 'reports', 'bench');

await asCommand(import.meta.url, async () => {
  const options = readOptions();
  // What follows needs the packages, so it is loaded when they are there.
  await install({ tools: options.hasLighthouse && !options.isGrowth });
  mkdirSync(FOLDER, { recursive: true });
  if (options.isGrowth) {
    const { measureGrowth } = await import('./growth.mjs');
    const { text, results } = await measureGrowth(options.factors);
    console.log(`\n${text}`);
    writeFileSync(join(FOLDER, 'growth.json'), JSON.stringify(results, null, 2));
    return;
  }
  await bench(options, await builtSite());
});

/** @param {ReturnType<typeof readOptions>} options @param {string} site */
async function bench(options, site) {
  const { findBrowser } = await import('../../scripts/browser.mjs');
  const { makeCertificate } = await import('./certificate.mjs');
  const { writeControlPage } = await import('./control-page.mjs');
  const { lookupHosts, measurePages, measureVisits } = await import('./measure.mjs');
  const { chromeFlags } = await import('./phone.mjs');
  const { serveLookups, serveSite } = await import('./server.mjs');

  const certificate = makeCertificate();
  if (!certificate)
    console.log(
      'No openssl here, so no certificate: measured over HTTP/1.1, and look-ups of the city stay without an answer.',
    );
  const controlFolder = join(FOLDER, 'control');
  writeControlPage(site, controlFolder);
  console.log('Compressing the files ...');
  const lookups = certificate && (await serveLookups(certificate));
  const control = await serveSite(controlFolder, certificate, { headersOf: site });
  const mine = await serveSite(site, certificate);
  const other = options.other === undefined ? undefined : await serveSite(options.other, certificate);
  try {
    const chromium = await findBrowser();
    const flags = chromeFlags({
      lookups: lookupHosts(site),
      port: lookups?.port,
      keyHash: certificate?.keyHash,
    });
    const browser = { executablePath: chromium?.executablePath, flags };
    const sites = [
      { name: 'control', folder: controlFolder, origin: control.origin, paths: ['/'] },
      { name: 'site', folder: site, origin: mine.origin, paths: options.paths },
      ...(other && options.other
        ? [{ name: 'other', folder: options.other, origin: other.origin, paths: options.paths }]
        : []),
    ];
    const pages = await measurePages({ sites, browser, ...options });
    const visits = options.hasVisits
      ? await measureVisits({ origin: mine.origin, browser, runs: options.runs })
      : undefined;
    await tell({ pages, visits, runs: options.runs, protocol: certificate ? 'HTTP/2' : 'HTTP/1.1' });
  } finally {
    for (const server of [lookups, control, mine, other]) server?.close();
  }
}

/** @param {{ pages: import('./measure.mjs').MeasuredPage[], visits: object | undefined, runs: number, protocol: string }} found */
async function tell({ pages: measured, visits, runs, protocol }) {
  const { medians, pageRows, touchRows, visitRows } = await import('./rows.mjs');
  const { pageTable, verdictTable } = await import('./tables.mjs');
  const { htmlReport } = await import('./html-report.mjs');
  const pages = measured.map((page) => ({
    site: page.site,
    path: page.path,
    figures: medians(page),
    ahead: page.afterwards.reduce((sum, { body, head }) => sum + body + head, 0),
  }));
  const control = pages.find(({ site }) => site === 'control');
  if (!control) throw new Stop('The control page was not measured.');
  const rowsOf = (/** @type {string} */ name) =>
    pageRows(
      pages.filter(({ site }) => site === name),
      control.figures,
    );
  const rows = [...rowsOf('site'), ...(visits ? [...touchRows(visits.touches), ...visitRows(visits)] : [])];
  const others = rowsOf('other');
  const version = measured.flatMap(({ lab }) => lab)[0]?.version;
  const facts = [
    `${new Date().toISOString().slice(0, 16)}, medians of ${runs}, ${protocol} and brotli 11 on this machine (${cpus()[0]?.model}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}).`,
    `Lighthouse ${version ?? 'left out'}: mobile, simulated. Slow pass: real loads on slow 4G (562.5 ms, 1.44 Mbit/s) with a fourfold slowdown of the processor.`,
    'Bytes by kind are compressed bodies; "all" has the headers too. Lighthouse judges the page for a wrong address under /404.',
  ];
  console.log(`\n${facts.join('\n')}\n\n${pageTable(pages)}\n\n${verdictTable(rows)}`);
  if (others.length > 0) console.log(`\nThe other site\n\n${verdictTable(others)}`);
  writeFileSync(
    join(FOLDER, 'results.json'),
    JSON.stringify({ facts, rows, others, pages, measured, visits }, null, 1),
  );
  writeFileSync(
    join(FOLDER, 'report.html'),
    htmlReport({ title: 'What the site costs a visitor', facts, rows, pages }),
  );
  const broken = rows.filter(({ verdict }) => verdict === 'not met').length;
  console.log(`\n${broken} of ${rows.length} targets not met. Report: ${join(FOLDER, 'report.html')}`);
}
