/**
 * `npm run build`: exports the site to out/ if content/ has no mistakes. If it has, the last out/ stays. A build that
 * fails later deletes out/. `--preview` makes a preview. `--production` is the launch gate, and fails while there is
 * something to do before launch. `--serve` serves the site. `--prepare` is for `npm run dev`, and makes only the files
 * that Next reads in addition to the sources.
 */
import './settings';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { contentFolder } from '@/lib/content/read';
import { shareFile } from '@/lib/seo/page-metadata';
import { lookupSettings, requestUrl } from '@/lib/site/build-settings';
import { writeBrand } from './build/brand';
import { finishExport } from './build/export';
import { writeManifest } from './build/manifest';
import { sharePicture } from './build/share-picture';
import { writeSums } from './build/sums';
import type { Remark } from '@/lib/content/remarks';
import { checkContent, expectReady, remarksFor, toDoLine } from './content/check';
import { fail } from './fail';
import { weighPages, weightLines } from './page-weights';
import { makePreview } from './preview/preview';
import { browserslist } from '../package.json';

const basePath = process.env.BASE_PATH ?? '';
const options = ['--preview', '--production', '--serve', '--prepare'] as const;
const args = process.argv.slice(2);
const has = (option: (typeof options)[number]) => args.includes(option);

/** Returns what is wrong with the command, so that a typing error can't skip the launch gate. */
function wrongCommand(): string | undefined {
  const unknown = args.find((arg) => !options.some((option) => option === arg));
  if (unknown)
    return `Nothing was built, because “${unknown}” isn’t an option. The options are ${options.join(', ')}.`;
  // npm keeps the option of `npm run build --production` for itself, and only sets this variable.
  if (args.length > 0 || process.env.NODE_ENV !== 'production') return undefined;
  return 'Nothing was built, because NODE_ENV is “production”, which npm also sets for its own --production. For the live site, run: npm run build:production';
}

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

type Checked = Awaited<ReturnType<typeof checkContent>>;

/** Checks content/ and, for the live site, that nothing is left to do before launch. */
async function check(): Promise<Checked> {
  const checked = await checkContent();
  if (has('--production')) expectReady(checked.remarks);
  return checked;
}

/** Makes the files that Next reads in addition to the sources. */
async function prepare({ content }: Checked) {
  bundleBoot();
  await writeBrand(content.brand);
  writeFileSync(`public${shareFile}`, await sharePicture(content));
}

async function build(checked: Checked) {
  const { remarks } = checked;
  // We build from scratch, so that the same files always produce the same site.
  for (const folder of ['out', '.next']) rmSync(folder, { recursive: true, force: true });
  await prepare(checked);
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

/** Explains why nothing was built. The last build is still there, because the check runs before we delete it. */
function failCheck(error: unknown) {
  fail(error);
  if (has('--prepare')) return;
  const last = existsSync('out') ? ', and out/ still has the last build' : '';
  console.error(`Nothing was built${last}. The lines above say why.`);
}

function failBuild(error: unknown) {
  fail(error);
  rmSync('out', { recursive: true, force: true });
  console.error('Nothing was built. The lines above say why.');
}

async function run() {
  const wrong = wrongCommand();
  if (wrong) return fail(wrong);
  const checked = await check().catch(failCheck);
  if (!checked) return;
  if (has('--prepare')) await prepare(checked).catch(fail);
  else await build(checked).catch(failBuild);
}

void run();
