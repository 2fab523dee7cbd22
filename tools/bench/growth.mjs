/** How build time and page weight grow with `content/`. In a private copy of the project, so nothing here changes. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOfPage } from '../../scripts/budgets/limits.mjs';
import { sum, weighSite } from '../../scripts/budgets/weigh.mjs';
import { withProgress } from '../../scripts/progress.mjs';
import { root } from '../../scripts/run.mjs';
import { grown } from './growth-content.mjs';
import { textTable } from './tables.mjs';

const LEFT_OUT = new Set(['node_modules', '.next', 'out', 'reports', '.git', 'tools', 'hosting']);
const LISTS = /** @type {const} */ (['areas', 'testimonials', 'services']);
const KIB = 1024;

/**
 * @param {readonly number[]} factors how many times as much content
 * @returns {Promise<{ text: string, results: object[] }>}
 */
export async function measureGrowth(factors) {
  const copy = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  try {
    await withProgress('Copying the project', async () => copyProject(copy));
    const results = [];
    for (const factor of factors) results.push(await measureFactor(copy, factor));
    return { text: inWords(results), results };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** @param {string} copy */
function copyProject(copy) {
  for (const name of readdirSync(root))
    if (!LEFT_OUT.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  linkTree(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** A second name for each file, which costs no room; a real copy where the disk is another one. The bundler takes no linked folder. @type {(from: string, to: string) => void} */
function linkTree(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else {
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
    }
  }
}

/** @type {(copy: string, factor: number) => Promise<object>} */
async function measureFactor(copy, factor) {
  /** @type {Record<string, number>} */
  const counts = {};
  /** @type {Record<string, string>} */
  const refused = {};
  for (const list of LISTS) {
    const file = join(copy, 'content', `${list}.json`);
    const original = readFileSync(join(root, 'content', `${list}.json`), 'utf8');
    const content = grown(list, JSON.parse(original), factor);
    writeFileSync(file, JSON.stringify(content));
    counts[list] = content[list].length;
    const check = await runIn(copy, ['node_modules/tsx/dist/cli.mjs', 'scripts/check-content.mts']);
    if (check.ok) continue;
    // What a schema refuses stays as it is, and the schema's own words tell why.
    const lines = check.output.split('\n').map((line) => line.trim());
    const place = lines.findIndex((line) => line.includes(`${list}.json`));
    refused[list] = lines.slice(Math.max(0, place), place + 2).join(' ');
    writeFileSync(file, original);
    counts[list] = JSON.parse(original)[list].length;
  }
  const begun = Date.now();
  const built = await withProgress(`Building with ${factor} times the content`, () =>
    runIn(copy, ['scripts/build.mjs']),
  );
  const seconds = (Date.now() - begun) / 1000;
  if (!built.ok) return { factor, counts, refused, seconds, failed: built.output.slice(-2000) };
  const out = join(copy, 'out');
  const pages = weighSite(out).map(({ route, parts }) => ({
    route,
    kind: kindOfPage(route),
    html: sum(parts.filter(({ kind }) => kind === 'html')),
    data: sum(parts.filter(({ kind }) => kind === 'data')),
    script: sum(parts.filter(({ kind }) => kind === 'script')),
    all: sum(parts),
  }));
  return { factor, counts, refused, seconds, size: folderSize(out), pages };
}

/** Runs a program of the copy. @type {(copy: string, args: string[]) => Promise<{ ok: boolean, output: string }>} */
function runIn(copy, args) {
  return new Promise((done) => {
    const child = execFile(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }, (error, out, words) => {
      process.off('exit', stop);
      done({ ok: error === null, output: out + words });
    });
    // Whoever stops the bench stops the build.
    const stop = () => child.kill();
    process.once('exit', stop);
  });
}

/** In bytes. @type {(folder: string) => number} */
function folderSize(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((total, stat) => total + (stat.isFile() ? stat.size : 0), 0);
}

/** @param {object[]} results */
function inWords(results) {
  const kib = (/** @type {number | undefined} */ bytes) => ((bytes ?? 0) / KIB).toFixed(1);
  const routes = ['/', '/about', '/checkout'];
  const rows = results.map(({ factor, counts, seconds, size, pages = [], failed }) => [
    `${factor} x`,
    ...LISTS.map((list) => String(counts[list])),
    failed ? 'failed' : seconds.toFixed(1),
    kib(size),
    ...routes.flatMap((route) => {
      const page = pages.find((one) => one.route === route);
      return [kib(page?.html), kib(page?.all)];
    }),
  ]);
  const head = [
    'content',
    ...LISTS,
    'build s',
    'site KiB',
    ...routes.flatMap((route) => [`${route} HTML KiB`, `${route} all KiB`]),
  ];
  const notes = new Set(
    results.flatMap(({ factor, refused }) =>
      Object.entries(refused).map(([list, words]) => `${factor} x ${list}: left as they are. ${words}`),
    ),
  );
  const faults = results.flatMap(({ factor, failed }) =>
    failed ? [`The build with ${factor} times the content failed:\n${failed}`] : [],
  );
  return [textTable(head, rows), ...notes, ...faults].join('\n');
}
