/**
 * `npm run bench [route ...]`: runs Lighthouse on the built pages and on a control page, which is the home page without
 * scripts, picture files, and web fonts. Shows medians of RUNS (3). The figures that begin with "slow" come from a real
 * load on slow 4G with a four times slower CPU, and the others from Lighthouse's simulation (docs/performance.md).
 * Needs Node.js 22.19.
 */
import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fullBrowser } from '../e2e/support/browser';
import { builtPages, notFound } from './pages';

const lighthouse = 'lighthouse@13.5.0';
const folder = 'reports/bench';
const runs = Number(process.env.RUNS ?? 3);
const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];

const reportSchema = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

/** All requests stay on this machine. */
const chromeFlags = '--headless=new --no-sandbox --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"';

/** Runs Lighthouse in an empty browser. */
function audit(address: string, ...options: string[]) {
  const report = `${folder}/report.json`;
  const output = ['--quiet', '--output=json', `--output-path=${report}`];
  const settings = ['--only-categories=performance', `--chrome-flags=${chromeFlags}`, ...options];
  execFileSync('npx', ['--yes', lighthouse, address, ...settings, ...output], {
    stdio,
    env: { ...process.env, ...(fullBrowser && { CHROME_PATH: fullBrowser }) },
  });
  const { categories, audits } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    score: categories.performance.score * 100,
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    KiB: value('total-byte-weight') / 1024,
  };
}

type Figures = Record<string, number>;

function measure(address: string): Figures {
  const slow = audit(address, '--throttling-method=devtools');
  return { slowFCP: slow.FCP, slowLCP: slow.LCP, ...audit(address), CLS: slow.CLS };
}

/** The median of each figure over all runs, rounded. */
function medians(found: readonly Figures[]): Figures {
  const result: Figures = {};
  for (const name of Object.keys(found[0] ?? {})) {
    const values = found.map((figures) => figures[name] ?? NaN).toSorted((a, b) => a - b);
    const median = values[Math.floor(values.length / 2)] ?? NaN;
    result[name] = Number(median.toFixed(name === 'CLS' ? 3 : 0));
  }
  return result;
}

/** Writes the control page: the home page without scripts, picture files and web fonts. */
function writeControlPage() {
  const html = readFileSync('out/index.html', 'utf8')
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/gi, '')
    // The policy has the hash of the style sheet with fonts.
    .replace(/<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replace(/<link\b[^>]*rel="(?:\w*preload|prefetch|icon|apple-touch-icon|manifest)"[^>]*>/gi, '')
    .replace(/<(?:img|source)\b[^>]*>|<use\b[^>]*href="[^#"][^>]*>/gi, '')
    .replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '')
    // Without an icon, browsers request /favicon.ico.
    .replace('<head>', '<head><link rel="icon" href="data:,">');
  mkdirSync(`${folder}/control`, { recursive: true });
  writeFileSync(`${folder}/control/index.html`, html);
  // Headers cost time too: a browser may start a new process for Cross-Origin-Opener-Policy.
  copyFileSync('out/_headers', `${folder}/control/_headers`);
}

const routes = builtPages('out').flatMap(({ route }) => (route === notFound ? [] : [route]));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : routes;
const addresses = new Map([
  ['control page', 'http://localhost:4401/'],
  ...wanted.map((route) => [route, `http://localhost:4402${route}`] as const),
]);
const figures = new Map<string, Figures[]>();

const serve = (site: string, port: number) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', site], {
    env: { ...process.env, PORT: String(port) },
    stdio,
  });
writeControlPage();
const servers = [serve(`${folder}/control`, 4401), serve('out', 4402)];
try {
  for (let run = 1; run <= runs; run++) {
    // Pages take turns, so that a machine that slows down affects all of them.
    for (const [name, address] of addresses) {
      console.log(`Run ${run} of ${runs}: ${name}`);
      figures.set(name, [...(figures.get(name) ?? []), measure(address)]);
    }
  }
} finally {
  for (const server of servers) server.kill();
}

console.table(Object.fromEntries([...figures].map(([name, found]) => [name, medians(found)])));
