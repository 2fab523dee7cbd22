/**
 * `npm run build`: exports the site to out/. A build that fails leaves the last one there. `--preview` makes a preview.
 * `--production` is the launch gate, and fails while there is something to do before launch. `--prepare` only makes the
 * files that `next dev` needs.
 */
import './settings';
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookupSettings, requestUrl } from '@/lib/content/build-settings';
import { contentFolder } from '@/lib/content/read';
import { finishExport } from './build/export';
import { prepare } from './build/prepare';
import { writeRecord } from './build/record';
import { checkContent, expectReady, toDoLine } from './content/remarks';
import { requestsLine } from './content/setting-remarks';
import { fail } from './fail';
import { weighPages, weightLines } from './page-weights';
import { makePreview } from './preview/preview';

const basePath = process.env.BASE_PATH ?? '';

/** The folder of next.config.mjs in which the site is built. It becomes out/ once it's complete. */
const folder = '.next/site';

async function build({ content, remarks }: Awaited<ReturnType<typeof checkContent>>, isPreview: boolean) {
  // We build from scratch, so that the same files always produce the same site.
  rmSync('.next', { recursive: true, force: true });
  await prepare(content);
  console.log('Building the pages (up to half a minute) ...');
  // Another NODE_ENV, such as a shell's own, would stop Next halfway.
  const env = { ...process.env, NODE_ENV: 'production' as const };
  // We show Next's output only if it fails, and its warnings and errors right away.
  const next = spawnSync('next build', { shell: true, stdio: [0, 'pipe', 2], encoding: 'utf8', env });
  if (next.status !== 0) throw new Error(`${next.stdout}\nThe pages couldn’t be built.`);

  const requests = requestUrl(process.env) ?? '';
  const called = [...Object.values(lookupSettings(process.env)), requests].filter(Boolean);
  const origins = called.map((address) => new URL(address).origin);
  finishExport({ out: folder, basePath, origins });

  // The bar of a preview isn't part of the site, so we weigh the pages without it.
  const lines = (await weighPages(folder, basePath)).map(weightLines);
  if (isPreview) makePreview(folder, remarks, requestsLine(content.facts));
  // No file may change after this step.
  writeRecord(folder, { isPreview, content: path.relative('', contentFolder()), requestUrl: requests });
  rmSync('out', { recursive: true, force: true });
  renameSync(folder, 'out');
  console.log([...lines, toDoLine(remarks)].join('\n'));
}

async function run() {
  // `parseArgs` throws on an unknown option, so a typing error can't skip the launch gate.
  const on = { type: 'boolean' } as const;
  const options = parseArgs({ options: { prepare: on, preview: on, production: on } }).values;
  // npm keeps the option of `npm run build --production` for itself, and only sets this variable.
  if (process.argv.length === 2 && process.env.NODE_ENV === 'production')
    throw new Error(
      'NODE_ENV is “production”, which npm also sets for its own --production. For the live site, run: npm run build:production',
    );
  const checked = await checkContent();
  if (options.production) expectReady(checked.remarks);
  if (options.prepare) await prepare(checked.content);
  else await build(checked, options.preview ?? false);
}

run().catch((error) => {
  fail(error);
  const last = existsSync('out') ? ', and out/ still has the last build' : '';
  console.error(`Nothing was built${last}. The lines above say why.`);
});
