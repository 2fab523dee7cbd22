/**
 * `npm run bench [route ...]`: measures the built pages with Lighthouse, and /control, which is the home page without
 * scripts, pictures and web fonts. Each run loads a page in an empty browser on slow 4G with a four times slower CPU
 * (docs/performance.md). It shows the medians of three runs, or of as many as RUNS says. Times are in ms. Needs Node.js
 * 22.19.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, cpSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { fullBrowser } from '../e2e/support/browser';
import { builtPages, notFound } from './pages';

const site = 'reports/bench';
const port = '4401';
const runs = Number(process.env.RUNS ?? 3);

/** The figures, by their names in Lighthouse's report. */
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const reportSchema = z.object({
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;

function measure(route: string): Report {
  // All requests stay on this machine.
  const flags = '--headless=new --no-sandbox --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';
  const options = [
    '--only-categories=performance',
    '--throttling-method=devtools',
    `--chrome-flags=${flags}`,
  ];
  const address = `http://localhost:${port}${route}`;
  const command = ['--yes', 'lighthouse@13.5.0', address, ...options, '--output=json', '--quiet'];
  const env = { ...process.env, ...(fullBrowser && { CHROME_PATH: fullBrowser }) };
  const report = execFileSync('npx', command, { env, encoding: 'utf8', maxBuffer: Infinity });
  return reportSchema.parse(JSON.parse(report));
}

function medianOf(audit: string, reports: readonly Report[]) {
  const values = reports.map((report) => report.audits[audit]?.numericValue ?? NaN);
  const median = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  return Number(median?.toFixed(3));
}

// A policy keeps scripts, pictures and fonts out of the control page. Its other headers are the site's, because headers
// cost time, too. For example, Cross-Origin-Opener-Policy can make a browser start a new process.
rmSync(site, { recursive: true, force: true });
cpSync('out', site, { recursive: true });
copyFileSync(`${site}/index.html`, `${site}/control.html`);
const onlyStyles = "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'";
appendFileSync(`${site}/_headers`, `\n/control\n  ${onlyStyles}\n`);

const wanted = ['/control', ...process.argv.slice(2)];
const pages = builtPages(site).flatMap(({ route }) => (route === notFound ? [] : route));
const reports = new Map((wanted.length > 1 ? wanted : pages).map((route): [string, Report[]] => [route, []]));
const env = { ...process.env, PORT: port };
const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', site], {
  env,
  stdio: 'inherit',
});
try {
  for (let run = 1; run <= runs; run++)
    // Pages take turns, so that a machine that slows down affects all of them.
    for (const [route, found] of reports) {
      console.log(`Run ${run} of ${runs}: ${route}`);
      found.push(measure(route));
    }
} finally {
  server.kill();
}
const rows = [...reports].map(([route, found]) => {
  const figures = Object.entries(audits).map(([name, audit]) => [name, medianOf(audit, found)]);
  return [route, Object.fromEntries(figures)];
});
console.table(Object.fromEntries(rows));
