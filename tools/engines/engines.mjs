/** `npm run test:engines`: tests the built site in Firefox and WebKit, if they are installed. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asCommand } from '../../scripts/command.mjs';
import { install } from '../../scripts/install.mjs';
import { builtPages } from '../../scripts/pages.mjs';
import { listen } from '../../scripts/port.mjs';
import { root } from '../../scripts/run.mjs';
import { serveFolder } from '../../scripts/serve.mjs';

/** Where the engines are installed. */
const { FIREFOX_PATH = '/usr/bin/firefox-esr' } = process.env;
const FIREFOX = [FIREFOX_PATH, '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
  (path) => existsSync(path),
);
const [WEBKIT, SCREEN] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** Runs first in every page, and collects errors and policy violations. */
const WATCH = `
  window.faults = [];
  const note = (event) => window.faults.push([event.type, event.effectiveDirective, event.blockedURI, event.message, event.reason, event.target?.src].filter(Boolean).join(' '));
  document.addEventListener('securitypolicyviolation', note);
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', note);
  console.error = (...words) => window.faults.push('console ' + words.join(' '));
`;

/** Serves a copy of the export with WATCH and a local service for its calls. @param {string} out */
async function serveWatchedSite(out) {
  /** What was sent. @type {string[]} */
  const posts = [];
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.method === 'POST') posts.push(body);
    response.setHeader('access-control-allow-headers', 'accept, content-type');
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify({ city: 'Saint Paul', region: 'Minnesota', country: 'United States' }));
  });
  const origin = `http://127.0.0.1:${await listen(service, 0, '127.0.0.1')}`;
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(out, folder, { recursive: true });
  const headers = readFileSync(join(out, '_headers'), 'utf8');
  const lookups = /connect-src 'self' ([^;]*)/.exec(headers)?.[1]?.split(' ') ?? [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$|^_headers$/.test(name)) continue;
    const before = readFileSync(join(folder, name), 'utf8');
    const text = lookups.reduce((moved, host) => moved.replaceAll(host, origin), before);
    const watched = text.replace(/<meta charset="utf-8"\/?>/i, '$&<script src="/watch.js"></script>');
    writeFileSync(join(folder, name), watched);
  }
  writeFileSync(join(folder, 'watch.js'), WATCH);
  const site = await serveFolder({ folder });
  const close = async () => {
    await site.close();
    service.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: site.address.replace(/\/$/, ''), posts, close };
}

asCommand(import.meta.url, async () => {
  await install({ tools: true });
  const { startFirefox, startWebKit } = await import('./drivers.mjs');
  const { walks } = await import('./walks.mjs');
  const out = join(root, 'out');
  const pages = builtPages(out);
  const site = await serveWatchedSite(out);
  const hasWebKit = existsSync(WEBKIT) && existsSync(SCREEN);
  const engines = {
    'Firefox (firefox-esr)': FIREFOX && (() => startFirefox(FIREFOX)),
    'WebKit (webkit2gtk-driver xvfb)': hasWebKit && (() => startWebKit(WEBKIT, SCREEN)),
  };
  let [passed, failed] = [0, 0];
  const skipped = [];
  for (const [name, start] of Object.entries(engines)) {
    if (!start) {
      skipped.push(name);
      continue;
    }
    const driver = await start();
    for (const [title, walk] of walks(site, pages)) {
      try {
        await walk(driver);
        passed += 1;
      } catch (error) {
        failed += 1;
        console.log(`${name}: ${title}\n  ${error instanceof Error ? error.message : error}`);
      }
    }
    await driver.close();
  }
  await site.close();
  console.log(`${passed} passed, ${failed} failed`);
  if (skipped.length > 0) console.log(`skipped: not installed (Debian's packages): ${skipped.join(', ')}`);
  process.exitCode = failed > 0 ? 1 : 0;
});
