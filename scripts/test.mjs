/**
 * `npm test`: everything that must hold before a change goes live. `--quick` leaves out what needs a browser; `--all`
 * adds real hosts, other engines, a second build and an owner's day; `--rest` runs only what `--all` adds.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, exportSite } from './build.mjs';
import { asCommand, Stop, withProgress } from './command.mjs';
import { endToEnd } from './e2e.mjs';
import { install } from './install.mjs';
import { root, run, runPackage } from './run.mjs';
import { readSiteFiles } from './site-files.mjs';

/**
 * What a step found. `output` is shown if it failed; passed and failed count its tests.
 * @typedef {{ ok: boolean, output: string, passed?: number, failed?: number, note?: string }} Result
 * @typedef {{ name: string, needs?: string, work: () => Promise<Result> }} Step
 */

/** Tests of the program read this copy of the content, so that staff may change every word of the real one. */
const FROZEN = { CONTENT_FOLDER: join('lib', 'content', 'frozen') };
const SENDING = { ...FROZEN, NEXT_PUBLIC_REQUEST_URL: 'http://127.0.0.1:4790/requests' };

/** Each keeps one core busy, so they run at the same time. @type {Step[]} */
const AT_ONCE = [
  { name: 'format', work: () => runPackage('prettier', ['--check', '.', '--log-level', 'warn']) },
  { name: 'lint', work: () => runPackage('eslint', ['.', '--max-warnings', '0']) },
  { name: 'types', work: types },
  { name: 'unused code', work: () => runPackage('knip', []) },
  { name: 'content', work: () => checkContent({ show: false }) },
];
/** @type {Step[]} */
const CHECKS = [...AT_ONCE, { name: 'unit tests', work: () => unitTests('unit', [], FROZEN) }];
/** @type {Step[]} */
const IN_BROWSER = [
  { name: 'build with test content', work: () => exportSite({ show: false, env: FROZEN }) },
  { name: 'browser tests', needs: 'build with test content', work: () => browserTests([]) },
];
/** @type {Step[]} */
const OF_EXPORT = [
  { name: 'build', needs: 'content', work: () => exportSite({ show: false }) },
  { name: 'byte budgets', needs: 'build', work: byteBudgets },
  { name: 'valid HTML', needs: 'build', work: () => runPackage('html-validate', ['out/**/*.html']) },
];
/** @type {Step[]} */
const REST = [
  { name: 'types of tools', work: () => tsc('-p', 'tools') },
  { name: 'build that sends', work: () => exportSite({ show: false, env: SENDING }) },
  { name: 'sent requests', needs: 'build that sends', work: () => browserTests(['delivery'], SENDING) },
  { name: 'sent in engines', needs: 'build that sends', work: () => testEngines(SENDING) },
  { name: 'first build', work: () => exportSite({ show: false, env: FROZEN }) },
  { name: 'real hosts', needs: 'first build', work: () => browserTests(['--project=hosts']) },
  { name: 'other engines', needs: 'first build', work: () => testEngines() },
  { name: 'same build twice', needs: 'first build', work: sameTwice },
  // Last, since it leaves another site in out/.
  { name: "owner's day", work: () => unitTests('owner', ['scripts/launch/owner-day'], { OWNER_DAY: '1' }) },
];

async function types() {
  // Next writes down the routes' types; those of a route that is gone would be wrong.
  for (const folder of ['types', join('dev', 'types')]) {
    rmSync(join(root, '.next', folder), { recursive: true, force: true });
  }
  const routes = await runPackage('next', ['typegen'], { env: { NEXT_TELEMETRY_DISABLED: '1' } });
  return routes.ok ? tsc() : routes;
}

const tsc = (/** @type {string[]} */ ...args) =>
  runPackage('typescript', ['--noEmit', ...args], { command: 'tsc' });

/** It uses packages, which a fresh clone gets just before the first step. */
async function byteBudgets() {
  return (await import('./budgets/budgets.mjs')).checkBudgets();
}

/** @type {(name: string, files: string[], env: Record<string, string>) => Promise<Result>} */
function unitTests(name, files, env) {
  const args = [...files, '--ci', '--json', '--outputFile'];
  return counted(`${name}.json`, (report) => runPackage('jest', [...args, report], { env }));
}

/** @param {string[]} args */
function browserTests(args, env = FROZEN) {
  const options = ['--forbid-only', '--retries=0', ...args];
  return counted('e2e.json', () => endToEnd(options, { show: false, env }));
}

/**
 * Runs tests that write a report. No test at all is a failure too: then nothing was tested.
 * @param {string} name of the report, which is Jest's or Playwright's
 * @param {(report: string) => Promise<import('./run.mjs').Outcome>} work
 * @returns {Promise<Result>}
 */
async function counted(name, work) {
  const report = join(root, 'reports', name);
  // Last time's report must not speak for a run that didn't get far enough to write its own.
  rmSync(report, { force: true });
  mkdirSync(join(root, 'reports'), { recursive: true });
  const { ok, output } = await work(report);
  if (!existsSync(report)) return { ok: false, output };
  const { stats, ...jest } = JSON.parse(readFileSync(report, 'utf8'));
  const passed = stats?.expected ?? jest.numPassedTests;
  // A file that can't even be loaded holds no failed test, but it has failed.
  const failed = stats
    ? stats.unexpected + stats.flaky
    : jest.numFailedTests + jest.numRuntimeErrorTestSuites;
  const skipped = stats?.skipped ?? jest.numPendingTests + jest.numTodoTests;
  const isGood = ok && failed === 0 && passed > 0;
  const note = skipped > 0 ? `${skipped} skipped` : '';
  return { ok: isGood, output, passed, failed: isGood ? 0 : Math.max(failed, 1), note };
}

/** A program of its own, because tools/ has packages of its own. @returns {Promise<Result>} */
async function testEngines(env = FROZEN) {
  const engines = join('tools', 'engines', 'engines.mjs');
  const { ok, output } = await run(process.execPath, [engines], { env });
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  const note = /^skipped.*$/m.exec(output)?.[0] ?? '';
  return { ok, output, passed: Number(passed ?? 0), failed: Number(failed ?? 1), note };
}

/** @returns {Promise<Result>} */
async function sameTwice() {
  const contents = () => [...readSiteFiles(join(root, 'out'), '')].map(([name, { etag }]) => name + etag);
  const first = contents();
  const second = await exportSite({ show: false, env: FROZEN });
  const again = contents();
  const different = [...first, ...again].filter((one) => !first.includes(one) || !again.includes(one));
  const output = `Two builds of the same files differ in:\n${different.join('\n')}`;
  return second.ok ? { ok: different.length === 0, output } : second;
}

/** Runs a step to its result, whatever happens in it. @type {(step: Step) => Promise<Result>} */
async function attempt({ name, work }) {
  try {
    return await withProgress(name, work);
  } catch (error) {
    return { ok: false, output: error instanceof Stop ? error.message : String(error) };
  }
}

/** @type {(name: string, result: Result) => string} */
function line(name, { ok, passed, failed, note }) {
  const tests = passed === undefined ? '' : `${passed} passed, ${failed} failed`;
  const words = [tests, note].filter(Boolean).join(', ');
  return `${ok ? 'ok' : 'FAILED'}`.padEnd(8) + ` ${name.padEnd(24)} ${words}`.trimEnd();
}

await asCommand(import.meta.url, async () => {
  const has = (/** @type {string} */ flag) => process.argv.includes(flag);
  const usual = [...CHECKS, ...(has('--quick') ? [] : IN_BROWSER), ...OF_EXPORT];
  const steps = has('--rest') ? REST : has('--all') ? [...usual, ...REST] : usual;
  await install({ tools: has('--rest') || has('--all') });
  /** @type {Map<string, Result>} */
  const results = new Map(steps.map(({ name }) => [name, { ok: true, output: '' }]));
  const take = async (/** @type {Step} */ step) => {
    const canRun = !step.needs || (results.get(step.needs)?.ok ?? true);
    const missing = { ok: false, output: '', note: `not run: needs ${step.needs}` };
    const result = canRun ? await attempt(step) : missing;
    if (!result.ok) console.log(`${result.output}\n${line(step.name, result)}\n`.trimStart());
    results.set(step.name, result);
  };
  await Promise.all(steps.filter((step) => AT_ONCE.includes(step)).map(take));
  for (const step of steps) if (!AT_ONCE.includes(step)) await take(step);

  console.log('\nSummary');
  for (const [name, result] of results) console.log(line(name, result));
  const all = [...results.values()];
  const passed = all.reduce((sum, result) => sum + (result.passed ?? Number(result.ok)), 0);
  const failed = all.reduce((sum, result) => sum + (result.failed ?? Number(!result.ok)), 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
