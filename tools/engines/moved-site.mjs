/** The exported site as it is, but that it asks a service on this machine for the city, and that it reports its own faults. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve.mjs';

/** Where the export asks for the city of an internet address. */
const IP_SERVICE = 'https://get.geojs.io/v1/ip/geo.json';

const CITY = { city: 'Saint Paul', region: 'Minnesota', country: 'United States' };

/** Runs before all others, and writes down what no visitor should ever cause. */
const WATCH = `
  window.faults = [];
  const note = (kind) => (event) => {
    const { effectiveDirective, blockedURI, message, reason, target } = event;
    window.faults.push([kind, effectiveDirective, blockedURI, message, reason, target?.src].filter(Boolean).join(' '));
  };
  document.addEventListener('securitypolicyviolation', note('policy'));
  addEventListener('error', note('error'), true);
  addEventListener('unhandledrejection', note('rejection'));
  const { error } = console;
  console.error = (...words) => { window.faults.push('console ' + words.join(' ')); error(...words); };
`;

/** @param {string} out folder of the export */
export async function serveMovedSite(out) {
  const asked = [];
  const service = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(CITY));
  });
  await new Promise((ready) => service.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${service.address().port}`;

  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(out, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!statSync(path).isFile() || !/\.(html|json|js)$|^_headers$/.test(name)) continue;
    const moved = readFileSync(path, 'utf8')
      .replaceAll(IP_SERVICE, `${origin}/ip`)
      .replaceAll(new URL(IP_SERVICE).origin, origin)
      .replace(/<meta charset="utf-8"\/?>/i, (charset) => `${charset}<script src="/watch.js"></script>`);
    writeFileSync(path, moved);
  }
  writeFileSync(join(folder, 'watch.js'), WATCH);
  const site = await serveFolder({ folder });
  return {
    address: site.address.replace(/\/$/, ''),
    asked,
    close: async () => {
      await site.close();
      service.closeAllConnections();
      await new Promise((done) => service.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
