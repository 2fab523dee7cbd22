/**
 * `npm test`: everything that must hold before a change goes live. `--quick` leaves out what needs a build or a
 * browser; `--all` adds nginx, other engines, the development server, a build that sends requests and an owner's
 * day; `--rest` runs only what `--all` adds.
 */
import { exec, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { installedBrowser } from './browser';

type Step = { command: string; env?: Record<string, string>; report?: string };
type Result = { ok: boolean; passed: number; failed: number };

/** A copy of the content for the tests, so that staff may change every word of the real one. */
const frozen = { CONTENT_FOLDER: 'e2e/content' };
const sending = { ...frozen, NEXT_PUBLIC_REQUEST_URL: 'http://127.0.0.1:4790/requests' };
const unit = 'reports/unit.json';
const e2e = 'reports/e2e.json';

// Each keeps one core busy, so they run at the same time. A build checks types too.
const checks = ['format:check', 'lint', 'unused', 'content:check'];
const unitTests: Step[] = [{ command: 'jest --ci --json --outputFile', report: unit }];
const browserTests: Step[] = [
  ...(installedBrowser
    ? []
    : [{ command: `playwright install ${process.getuid?.() === 0 ? '--with-deps' : ''} chromium` }]),
  { command: 'npm run build', env: frozen },
  { command: 'npm run e2e --', env: frozen, report: e2e },
  { command: 'npm run build' },
  { command: 'npm run budgets' },
  { command: 'html-validate "out/**/*.html"' },
];
const rest: Step[] = [
  { command: 'npm run build', env: sending },
  { command: 'npm run e2e -- delivery', env: sending, report: e2e },
  { command: 'npm run build', env: frozen },
  { command: 'npm run e2e:slow --', env: frozen, report: e2e },
  // Last, since it leaves another site in out/.
  {
    command: 'jest scripts/launch/owner-day --ci --json --outputFile',
    env: { OWNER_DAY: '1' },
    report: unit,
  },
];

const summary: string[] = [];

function note(what: string, { ok, passed, failed }: Result, start: number): Result {
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  const line = `${ok ? 'ok    ' : 'FAILED'} ${what} (${passed} passed, ${failed} failed, ${seconds} s)`;
  console.log(line);
  summary.push(line);
  return { ok, passed, failed };
}

/** Runs a check and prints what it says if it fails. */
async function check(name: string): Promise<Result> {
  const start = Date.now();
  const failure = await new Promise((done) =>
    exec(`npm run --silent ${name}`, { maxBuffer: Infinity }, (error, stdout, stderr) =>
      done(error && stdout + stderr),
    ),
  );
  if (failure) console.log(failure);
  return note(name, { ok: !failure, passed: failure ? 0 : 1, failed: failure ? 1 : 0 }, start);
}

const jestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int() }) });
const counts = z.union([
  jestReport.transform((jest) => ({ passed: jest.numPassedTests, failed: jest.numFailedTests })),
  playwrightReport.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
]);

/** Runs a step with its own output. A step with a report counts its tests, the others as one. */
function run({ command, env, report }: Step): Result {
  const start = Date.now();
  console.log(`\n${command}`);
  // The report of the last run must not speak for one that didn't get far enough to write its own.
  if (report) rmSync(report, { force: true });
  const line = command.endsWith('--outputFile') ? `${command} ${report}` : command;
  const { status } = spawnSync(line, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const isGood = status === 0;
  const { passed, failed } =
    report && existsSync(report)
      ? counts.parse(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: isGood && !report ? 1 : 0, failed: isGood && !report ? 0 : 1 };
  // No test at all is a failure too: then nothing was tested.
  const ok = isGood && failed === 0 && passed > 0;
  return note(command, { ok, passed, failed: ok ? 0 : Math.max(failed, 1) }, start);
}

async function main() {
  const has = (flag: string) => process.argv.includes(flag);
  mkdirSync('reports', { recursive: true });
  const names = has('--quick') ? [...checks, 'types'] : checks;
  const results = has('--rest') ? [] : await Promise.all(names.map(check));
  const usual = [...unitTests, ...(has('--quick') ? [] : browserTests)];
  const steps = has('--rest') ? rest : has('--all') ? [...usual, ...rest] : usual;
  for (const step of steps) results.push(run(step));

  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${summary.join('\n')}\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

void main();
