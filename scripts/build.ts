/**
 * `npm run build`: exports the site to out/. A build that fails leaves the last one there. `--preview` makes a preview.
 * `--production` is the launch gate, and fails while there is something to do before launch.
 */
import './settings';
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
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
const options = ['--preview', '--production'] as const;
const args = process.argv.slice(2);
const has = (option: (typeof options)[number]) => args.includes(option);

/** The folder of next.config.mjs in which the site is built. It becomes out/ once it's complete. */
const site = '.next/site';

type Checked = Awaited<ReturnType<typeof checkContent>>;

async function build({ content, remarks }: Checked) {
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
  const services = called.map((address) => new URL(address).origin);
  finishExport({ out: site, basePath, services });

  // The bar of a preview isn't part of the site, so we weigh the pages without it.
  const lines = (await weighPages(site, basePath)).map(weightLines);
  if (has('--preview')) makePreview(site, remarks, requestsLine(content.facts));
  // No file may change after this step.
  const settings = { content: path.relative('', contentFolder()), requestUrl: requests };
  writeRecord(site, { isPreview: has('--preview'), ...settings });
  rmSync('out', { recursive: true, force: true });
  renameSync(site, 'out');
  console.log([...lines, ...toDoLine(remarks)].join('\n'));
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
  try {
    const checked = await checkContent();
    if (has('--production')) expectReady(checked.remarks);
    await build(checked);
  } catch (error) {
    fail(error);
    const last = existsSync('out') ? ', and out/ still has the last build' : '';
    console.error(`Nothing was built${last}. The lines above say why.`);
  }
}

void run();
