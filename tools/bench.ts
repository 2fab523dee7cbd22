/**
 * `npm run bench [route ...]`: runs Lighthouse on the built pages and on a control page, which is the home page without
 * scripts, picture files and web fonts. Shows medians of RUNS (3). "slow" is a real load on slow 4G with a four times
 * slower CPU. The other figures are Lighthouse's simulation (docs/performance.md). Needs Node.js 22.19.
 */
import { execFileSync, spawn, type StdioOptions } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fullBrowser } from '../e2e/support/browser';
import { builtPages, notFound } from '../scripts/pages';

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

/** Runs Lighthouse's command line in an empty browser. */
function audit(address: string, ...more: string[]) {
  const output = `${folder}/report.json`;
  const chosen = ['--quiet', '--only-categories=performance', `--chrome-flags=${chromeFlags}`, ...more];
  execFileSync('npx', ['--yes', lighthouse, address, ...chosen, '--output=json', `--output-path=${output}`], {
    stdio,
    env: { ...process.env, ...(fullBrowser && { CHROME_PATH: fullBrowser }) },
  });
  const { categories, audits } = reportSchema.parse(JSON.parse(readFileSync(output, 'utf8')));
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

/** The median of each figure. */
function medians(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {});
  const sorted = (name: string) => all.map((figures) => figures[name] ?? NaN).toSorted((a, b) => a - b);
  const median = (name: string) => sorted(name)[Math.floor(all.length / 2)] ?? NaN;
  return Object.fromEntries(
    names.map((name) => [name, Number(median(name).toFixed(name === 'CLS' ? 3 : 0))]),
  );
}

/** Writes the home page without scripts, picture files and web fonts. */
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

const asked = process.argv.slice(2);
const routes = builtPages('out').map(({ route }) => route);
const wanted = asked.length > 0 ? asked : routes.filter((route) => route !== notFound);
writeControlPage();
const serve = (served: string, port: number) =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', served], {
    env: { ...process.env, PORT: String(port) },
    stdio,
  });
const servers = [serve(`${folder}/control`, 4401), serve('out', 4402)];
const pages = [
  { name: 'control page', address: 'http://localhost:4401/', found: Array<Figures>() },
  ...wanted.map((name) => ({ name, address: `http://localhost:4402${name}`, found: Array<Figures>() })),
];
try {
  for (let run = 1; run <= runs; run++) {
    // We take turns, so that a machine that slows down affects all pages.
    for (const { name, address, found } of pages) {
      console.log(`Run ${run} of ${runs}: ${name}`);
      found.push(measure(address));
    }
  }
} finally {
  for (const server of servers) server.kill();
}

console.table(Object.fromEntries(pages.map(({ name, found }) => [name, medians(found)])));
