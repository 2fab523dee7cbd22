/**
 * `npm run build`: exports the site to out/ if content/ has no mistakes. A build that fails deletes out/. `--preview`
 * makes a preview. `--production` is the launch gate, and fails while there is something to do before launch. `--serve`
 * serves the site. `--prepare` is for `npm run dev`, and makes only the files that Next reads in addition to the sources.
 */
import './settings';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { contentFolder } from '@/lib/content/read';
import { lookupSettings, requestUrl } from '@/lib/site/build-settings';
import { writeBrand } from './build/brand';
import { finishExport } from './build/export';
import { writeManifest } from './build/manifest';
import { writeSums } from './build/sums';
import type { Remark } from '@/lib/content/remarks';
import { checkContent, expectReady, remarksFor, toDoLine } from './content/check';
import { fail } from './fail';
import { weighPages, weightLines } from './page-weights';
import { makePreview } from './preview/preview';
import { browserslist } from '../package.json';

const basePath = process.env.BASE_PATH ?? '';
const has = (flag: string) => process.argv.includes(flag);

/**
 * Bundles lib/browser into public/boot.js, which pages load in development; the export puts its text into each page.
 * Browsers older than those that package.json names use the site without scripts.
 */
function bundleBoot() {
  buildSync({
    entryPoints: ['lib/browser/boot.ts'],
    outfile: 'public/boot.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserslist.map((browser) => browser.replace(' ', '')),
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
  });
}

/** Runs Next. We show its output only if it fails, and its warnings and errors right away. */
function exportPages() {
  const next = spawnSync('next build', { shell: true, stdio: [0, 'pipe', 2], encoding: 'utf8' });
  if (next.status !== 0) throw new Error(`${next.stdout}\nThe pages couldn’t be built.`);
}

/** Prepares Next's export for any host, and records how it was built. */
function finish() {
  const requests = requestUrl(process.env) ?? '';
  const called = [...Object.values(lookupSettings(process.env)), requests].filter(Boolean);
  const services = called.map((address) => new URL(address).origin);
  finishExport({ out: 'out', basePath, services });
  // The map shows the sample’s cities, so other shops don’t use it.
  if (!readFileSync('out/index.html', 'utf8').includes('drawings/map.svg')) rmSync('out/drawings/map.svg');
  writeManifest({ content: path.relative('', contentFolder()), requestUrl: requests });
}

/** Prints the sizes of the pages and the number of remarks on content/. */
async function report(remarks: readonly Remark[]) {
  const lines = (await weighPages('out', basePath)).map(weightLines);
  const warnings = remarksFor('maybe', remarks).length;
  if (warnings > 0)
    lines.push(`${warnings} warning${warnings === 1 ? '' : 's'}. To read them, run: npm run content:check`);
  console.log([...lines, ...toDoLine(remarks)].join('\n'));
}

/** Checks content/ and makes the files that Next reads in addition to the sources. Returns the remarks on content/. */
async function prepare(): Promise<Remark[]> {
  const { content, remarks } = await checkContent();
  if (has('--production')) expectReady(remarks);
  bundleBoot();
  await writeBrand(content.brand);
  return remarks;
}

async function build() {
  // We build from scratch, so that the same files always produce the same site.
  for (const folder of ['out', '.next']) rmSync(folder, { recursive: true, force: true });
  const remarks = await prepare();
  console.log('Building the pages (up to half a minute) ...');
  exportPages();
  finish();
  // Compressing the pages takes two seconds, and the server can start meanwhile. A preview changes the pages, so it waits.
  const reported = report(remarks);
  if (has('--preview')) {
    await reported;
    makePreview('out', remarks);
  }
  // No file may change after this step.
  writeSums('out');
  if (has('--serve')) await import('./serve');
  await reported;
}

function failBuild(error: unknown) {
  fail(error);
  rmSync('out', { recursive: true, force: true });
  console.error('Nothing was built. The lines above say why.');
}

if (has('--prepare')) prepare().catch(fail);
else build().catch(failBuild);
