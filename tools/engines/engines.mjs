/** `npm run test:engines`: the built site in Firefox and WebKit, where they are installed. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asCommand } from '../../scripts/command.mjs';
import { install } from '../../scripts/install.mjs';
import { builtPages } from '../../scripts/pages.mjs';
import { freePort, listen } from '../../scripts/port.mjs';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';

/** Where engines lie, and the Debian packages that bring them. */
const FIREFOX = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find((place) => existsSync(place));
const [WEBKIT, SCREEN] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Runs first in every page, and collects what no visitor should ever cause. */
const WATCH = `
  window.faults = [];
  const note = (event) => window.faults.push([event.type, event.effectiveDirective, event.blockedURI, event.message, event.reason, event.target?.src].filter(Boolean).join(' '));
  document.addEventListener('securitypolicyviolation', note);
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', note);
  console.error = (...words) => window.faults.push('console ' + words.join(' '));
`;

/**
 * Serves a copy of the export that asks a service on this machine for the city, and collects its own faults.
 * @param {string} out
 */
async function serveWatchedSite(out) {
  const service = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify({ city: 'Saint Paul', region: 'Minnesota', country: 'United States' }));
  });
  const origin = `http://127.0.0.1:${await listen(service, 0, '127.0.0.1')}`;
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(out, folder, { recursive: true });
  const [, allowed = ''] =
    /connect-src 'self'([^;"]*)/.exec(readFileSync(join(out, '_headers'), 'utf8')) ?? [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|json|js)$|^_headers$/.test(name)) continue;
    const path = join(folder, name);
    const text = allowed
      .trim()
      .split(' ')
      .reduce((moved, host) => moved.replaceAll(host, origin), readFileSync(path, 'utf8'));
    writeFileSync(path, text.replace(/<meta charset="utf-8"\/?>/i, '$&<script src="/watch.js"></script>'));
  }
  writeFileSync(join(folder, 'watch.js'), WATCH);
  const site = await serveFolder({ folder });
  const close = async () => {
    await site.close();
    service.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: site.address.replace(/\/$/, ''), close };
}

/**
 * Takes the walks of tools/engines in each engine that is installed, and says in one line which isn't.
 * @returns {Promise<{ ok: boolean, output: string, passed: number, failed: number, note: string }>}
 */
async function testEngines() {
  const out = join(root, 'out');
  const pages = builtPages(out);
  const { startFirefox, startWebKit } = await import('./drivers.mjs');
  const { walks } = await import('./walks.mjs');
  const read = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(join(root, process.env.CONTENT_FOLDER ?? 'content', `${name}.json`), 'utf8'));
  const content = { services: read('services'), areas: read('areas') };
  const watched = await serveWatchedSite(out);
  const site = { address: watched.address, pages, content };
  const hasWebKit = existsSync(WEBKIT) && existsSync(SCREEN);
  const engines = [
    { name: 'Firefox', start: FIREFOX && (() => startFirefox(FIREFOX)), packages: 'firefox-esr' },
    {
      name: 'WebKit',
      start: hasWebKit && (async () => startWebKit(WEBKIT, SCREEN, await freePort(4480))),
      packages: 'webkit2gtk-driver xvfb',
    },
  ];
  const failures = [];
  const skipped = [];
  let passed = 0;
  for (const { name, start, packages } of engines) {
    if (!start) {
      skipped.push(`skipped: ${name} is not installed (Debian: apt-get install ${packages})`);
      continue;
    }
    const driver = await start();
    for (const [title, walk] of walks(site)) {
      try {
        await walk(driver, site);
        passed += 1;
      } catch (error) {
        failures.push(`${name}: ${title}\n  ${error instanceof Error ? error.message : error}`);
      }
    }
    await driver.close();
  }
  await watched.close();
  const output = failures.join('\n');
  return { ok: failures.length === 0, output, passed, failed: failures.length, note: skipped.join('; ') };
}

asCommand(import.meta.url, async () => {
  await install({ tools: true });
  const { ok, output, passed, failed, note } = await testEngines();
  console.log([output, `${passed} passed, ${failed} failed`, note].filter(Boolean).join('\n'));
  process.exitCode = ok ? 0 : 1;
});
