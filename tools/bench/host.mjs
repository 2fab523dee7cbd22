/** Serves the measured pages like a good host: HTTP/2, Brotli 11, headers from `_headers`. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stop } from '../../scripts/command.mjs';
import { serveFolder } from '../../scripts/serve.mjs';

/** `keyHash` makes Chrome trust it. @typedef {{ key: Buffer, cert: Buffer, keyHash: string }} Certificate */

/**
 * Creates a certificate for localhost with openssl, because browsers support HTTP/2 only over TLS.
 * @returns {Certificate}
 * @throws {Stop} if openssl is missing
 */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const wish = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost';
  try {
    execFileSync('openssl', [...wish.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
    const cert = readFileSync(certFile);
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    const keyHash = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(keyFile), cert, keyHash };
  } catch {
    throw new Stop('The bench needs openssl to create a certificate for HTTP/2. Install it first.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A response that has the fields of both lookup services. */
const PLACE = {
  city: 'Minneapolis',
  principalSubdivision: 'Minnesota',
  region: 'Minnesota',
  country: 'United States',
};

/**
 * Serves an export. Requests to any host but localhost get the response of a lookup service, so
 * that the city arrives as it does for visitors.
 * @param {string} folder
 * @param {Certificate} certificate
 */
export function serveExport(folder, certificate) {
  return serveFolder({
    folder,
    create: (answer) =>
      createSecureServer(certificate, (request, response) => {
        if (request.authority.startsWith('localhost')) return answer(request, response);
        response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
        return void response.end(JSON.stringify({ ...PLACE, countryName: 'United States of America' }));
      }),
  });
}

/**
 * Writes the control page: the home page of an export with its HTML and CSS, but without scripts,
 * picture files or web fonts. It is the lower bound for a page of this size.
 * @param {string} site
 * @param {string} folder the target; the page is its `index.html`
 */
export function writeControlPage(site, folder) {
  const html = readFileSync(join(site, 'index.html'), 'utf8')
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/gi, '')
    // The policy has the hash of the style sheet with fonts.
    .replace(/<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>/gi, '')
    .replace(/<link\b[^>]*rel="(?:\w*preload|prefetch|icon|apple-touch-icon|manifest)"[^>]*>/gi, '')
    .replace(/<(?:img|source)\b[^>]*>|<use\b[^>]*href="[^#"][^>]*>/gi, '')
    .replace(/@font-face\s*\{[^}]*\burl\([^}]*\}/g, '')
    // Without an icon, browsers request /favicon.ico.
    .replace('<head>', '<head><link rel="icon" href="data:,">');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
}
