/**
 * `npm test`: everything that must hold before a change goes live. `--quick` leaves out what needs a build or a
 * browser; `--all` adds a build of content/, nginx, other engines, the development server, a build that sends requests
 * and an owner's day; `--rest` runs only what `--all` adds.
 */
import { exec } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { testContent, writeTestContent } from '../e2e/support/test-content';
import { installedBrowser } from './browser';

type Step = { command: string; env?: Record<string, string>; report?: string };
type Result = { passed: number; failed: number };

const quoted = { CONTENT_FOLDER: testContent };
const sending = { ...quoted, NEXT_PUBLIC_REQUEST_URL: 'http://127.0.0.1:4790/requests' };
const unit = 'reports/unit.json';
const e2e = 'reports/e2e.json';

// Each keeps one core busy, so they run at the same time. A build checks types too.
const checks: Step[] = [
  { command: 'npm run --silent lint' },
  { command: 'npm run --silent format:check' },
  { command: 'npm run --silent unused' },
  { command: 'npm run --silent content:check' },
  { command: 'jest --ci --json --outputFile', report: unit },
];
const browserTests: Step[] = [
  ...(installedBrowser
    ? []
    : [{ command: `playwright install ${process.getuid?.() === 0 ? '--with-deps' : ''} chromium` }]),
  { command: 'npm run build', env: quoted },
  { command: 'npm run e2e --', env: quoted, report: e2e },
];
const rest: Step[] = [
  { command: 'npm run build' },
  { command: 'npm run e2e -- files', env: { CONTENT_FOLDER: 'content' }, report: e2e },
  { command: 'npm run build', env: sending },
  { command: 'npm run e2e -- delivery', env: sending, report: e2e },
  { command: 'npm run build', env: quoted },
  { command: 'npm run e2e:slow --', env: quoted, report: e2e },
  {
    command: 'jest scripts/launch/owner-day --ci --json --outputFile',
    env: { OWNER_DAY: '1' },
    report: unit,
  },
];

const summary: string[] = [];

const jestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int() });
const playwrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int() }) });
const counts = z.union([
  jestReport.transform((jest) => ({ passed: jest.numPassedTests, failed: jest.numFailedTests })),
  playwrightReport.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected })),
]);

/**
 * Runs a step, and shows its output at once or, if others run at the same time, only if it fails. A step with a
 * report counts its tests, the others count as one.
 */
async function run({ command, env, report }: Step, isAlone = true): Promise<Result> {
  const start = Date.now();
  if (isAlone) console.log(`\n${command}`);
  // The report of the last run must not speak for one that didn't get far enough to write its own.
  if (report) rmSync(report, { force: true });
  const line = command.endsWith('--outputFile') ? `${command} ${report}` : command;
  const isGood = await new Promise<boolean>((done) => {
    const options = { env: { ...process.env, ...env }, maxBuffer: Infinity };
    const child = exec(line, options, (error, stdout, stderr) => {
      if (error && !isAlone) console.log(stdout + stderr);
      done(!error);
    });
    if (!isAlone) return;
    child.stdout?.pipe(process.stdout);
    child.stderr?.pipe(process.stderr);
  });
  const { passed, failed } =
    report && existsSync(report)
      ? counts.parse(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: isGood && !report ? 1 : 0, failed: isGood && !report ? 0 : 1 };
  // No test at all is a failure too: then nothing was tested.
  const ok = isGood && failed === 0 && passed > 0;
  const result = { passed, failed: ok ? 0 : Math.max(failed, 1) };
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  const ended = `${ok ? 'ok    ' : 'FAILED'} ${command} (${passed} passed, ${result.failed} failed, ${seconds} s)`;
  console.log(ended);
  summary.push(ended);
  return result;
}

async function main() {
  const has = (flag: string) => process.argv.includes(flag);
  writeTestContent();
  const together = has('--rest')
    ? []
    : has('--quick')
      ? [...checks, { command: 'npm run --silent types' }]
      : checks;
  const results = await Promise.all(together.map((step) => run(step, false)));
  const steps = has('--quick') ? [] : has('--rest') ? rest : [...browserTests, ...(has('--all') ? rest : [])];
  for (const step of steps) results.push(await run(step));

  // It holds a site with the content of the tests, which must never be uploaded.
  if (steps.length > 0) rmSync('out', { recursive: true, force: true });

  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${summary.join('\n')}\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}

void main();
