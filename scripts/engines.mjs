/** `npm run test:engines`: the built site in Firefox and WebKit, beside the tests in Chromium. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asCommand, Stop } from './command.mjs';
import { installPackages } from './debian.mjs';
import { install } from './install.mjs';
import { freePort } from './port.mjs';
import { withProgress } from './progress.mjs';
import { root, run } from './run.mjs';

/**
 * @typedef {{ name: string, packages: string[], find: () => Promise<unknown> }} Engine `find`: its programs, or undefined
 * @typedef {{ passed: number, failed: [title: string, reason: string][] }} Found
 */

const FIREFOX = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** @type {Engine[]} */
const ENGINES = [
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: async () => FIREFOX.find((place) => existsSync(place)),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: async () => {
      const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
      return existsSync(driver) && existsSync(screen)
        ? { driver, screen, port: await freePort(4480) }
        : undefined;
    },
  },
];

/**
 * Runs the suite of tools/engines in every engine that is installed, or can be.
 * @returns {Promise<import('./test.mjs').Result>}
 * @throws {Stop} if there is no built site
 */
export async function testEngines() {
  const out = join(root, 'out');
  if (!existsSync(join(out, 'index.html'))) {
    throw new Stop('There is no built site to test. Run `npm run build` first.');
  }
  const missing = [];
  const started = [];
  for (const { name, packages, find } of ENGINES) {
    const programs = (await find()) ?? ((await installPackages(packages)) ? await find() : undefined);
    if (programs) started.push(inEngine(name, out, programs));
    else missing.push(`${name} is not installed (Debian: ${packages.join(', ')})`);
  }
  const found = await Promise.all(started);
  const failed = found.flatMap(({ failed }) => failed);
  return {
    ok: failed.length === 0,
    output: failed.map(([title, reason]) => `${title}\n  ${reason}`).join('\n'),
    passed: found.reduce((sum, { passed }) => sum + passed, 0),
    failed: failed.length,
    note: missing.length > 0 ? `skipped: ${missing.join('; ')}` : '',
  };
}

/** @type {(name: string, out: string, programs: unknown) => Promise<Found>} */
async function inEngine(name, out, programs) {
  const suite = join(root, 'tools', 'engines', 'run.mjs');
  const { output } = await run(process.execPath, [suite, name, out, JSON.stringify(programs)]);
  const last = output.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) return { passed: 0, failed: [[`${name} runs`, output]] };
  /** @type {Found} */
  const { passed, failed } = JSON.parse(last);
  return { passed, failed: failed.map(([title, reason]) => [`${name}: ${title}`, reason]) };
}

await asCommand(import.meta.url, async () => {
  await install({ tools: true });
  const { ok, output, passed, failed, note } = await withProgress('Firefox and WebKit', testEngines);
  if (output) console.log(output);
  console.log([`${passed} passed, ${failed} failed`, note].filter(Boolean).join(', '));
  process.exitCode = ok ? 0 : 1;
});
