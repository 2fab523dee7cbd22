/**
 * `npm run build`: exports the site to out/ if content/ has no mistakes. If it has, the last out/ stays. A build that
 * fails later deletes out/. `--preview` makes a preview. `--production` is the launch gate, and fails while there is
 * something to do before launch. `--serve` serves the site. `--prepare` is for `npm run dev`, and makes only the files
 * that Next reads in addition to the sources.
 */
import './settings';
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { contentFolder } from '@/lib/content/read';
import type { SiteContent } from '@/lib/content/load';
import { shareFile } from '@/lib/seo/page-metadata';
import { lookupSettings, requestUrl } from '@/lib/site/build-settings';
import { writeBrand } from './build/brand';
import { finishExport } from './build/export';
import { writeManifest } from './build/manifest';
import { sharePicture } from './build/share-picture';
import { writeSums } from './build/sums';
import { checkContent, expectReady, remarksFor, toDoLine } from './content/check';
import { fail } from './fail';
import { weighPages, weightLines } from './page-weights';
import { makePreview } from './preview/preview';
import { browserslist } from '../package.json';

const basePath = process.env.BASE_PATH ?? '';
const options = ['--preview', '--production', '--serve', '--prepare'] as const;
const args = process.argv.slice(2);
const has = (option: (typeof options)[number]) => args.includes(option);

type Checked = Awaited<ReturnType<typeof checkContent>>;

/** Makes the files that Next reads in addition to the sources. */
async function prepare(content: SiteContent) {
  // Pages load public/boot.js in development, and the export puts its text into each page. Browsers older than those
  // that package.json names use the site without scripts.
  buildSync({
    entryPoints: ['lib/browser/boot.ts'],
    outfile: 'public/boot.js',
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserslist.map((browser) => browser.replace(' ', '')),
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
  });
  await writeBrand(content.brand);
  writeFileSync(`public${shareFile}`, await sharePicture(content));
}

async function build({ content, remarks }: Checked) {
  // We build from scratch, so that the same files always produce the same site.
  for (const folder of ['out', '.next']) rmSync(folder, { recursive: true, force: true });
  await prepare(content);
  console.log('Building the pages (up to half a minute) ...');
  // We show Next's output only if it fails, and its warnings and errors right away.
  const next = spawnSync('next build', { shell: true, stdio: [0, 'pipe', 2], encoding: 'utf8' });
  if (next.status !== 0) throw new Error(`${next.stdout}\nThe pages couldn’t be built.`);

  const requests = requestUrl(process.env) ?? '';
  const called = [...Object.values(lookupSettings(process.env)), requests].filter(Boolean);
  const services = called.map((address) => new URL(address).origin);
  finishExport({ out: 'out', basePath, services });
  writeManifest({ content: path.relative('', contentFolder()), requestUrl: requests });

  // The bar of a preview isn't part of the site, so we weigh the pages without it.
  const lines = (await weighPages('out', basePath)).map(weightLines);
  if (has('--preview')) makePreview('out', remarks);
  // No file may change after this step.
  writeSums('out');
  const warnings = remarksFor('maybe', remarks).length;
  if (warnings > 0)
    lines.push(`${warnings} warning${warnings === 1 ? '' : 's'}. To read them, run: npm run content:check`);
  console.log([...lines, ...toDoLine(remarks)].join('\n'));
  if (has('--serve')) await import('./serve');
}

async function run() {
  // Without this, a typing error could skip the launch gate.
  const unknown = args.find((arg) => !options.some((option) => option === arg));
  if (unknown)
    return fail(
      `Nothing was built, because “${unknown}” isn’t an option. The options are ${options.join(', ')}.`,
    );
  // npm keeps the option of `npm run build --production` for itself, and only sets this variable.
  if (args.length === 0 && process.env.NODE_ENV === 'production')
    return fail(
      'Nothing was built, because NODE_ENV is “production”, which npm also sets for its own --production. For the live site, run: npm run build:production',
    );
  let checked: Checked;
  try {
    checked = await checkContent();
    if (has('--production')) expectReady(checked.remarks);
  } catch (error) {
    fail(error);
    // The check runs before we delete the last build.
    const last = existsSync('out') ? ', and out/ still has the last build' : '';
    if (!has('--prepare')) console.error(`Nothing was built${last}. The lines above say why.`);
    return;
  }
  if (has('--prepare')) return prepare(checked.content).catch(fail);
  return build(checked).catch((error: unknown) => {
    fail(error);
    rmSync('out', { recursive: true, force: true });
    console.error('Nothing was built. The lines above say why.');
  });
}

void run();
