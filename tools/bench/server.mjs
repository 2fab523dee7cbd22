/** Serves a folder as a good host does: HTTP/2, brotli 11, the headers of its `_headers` file. Everything is packed before it begins. */
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { pack } from '../../scripts/budgets/wire-size.mjs';
import { readHeaderRules } from '../../scripts/header-rules.mjs';
import { listen } from '../../scripts/port.mjs';
import { findSiteFile, readSiteFiles } from '../../scripts/site-files.mjs';

/** @typedef {{ key: Buffer, cert: Buffer } | undefined} Certificate without one: plain HTTP/1.1 */
/** @typedef {{ port: number, origin: string, close: () => void }} Running */
/** Node's answers of both versions of HTTP have what is used here. @typedef {(request: { url?: string, method?: string, headers: object }, response: import('node:http').ServerResponse) => void} Answer */

const PORT_ANY = 0;

/** @type {(answer: Answer, certificate: Certificate) => Promise<Running>} */
async function start(answer, certificate) {
  const server = certificate
    ? createSecureServer({ key: certificate.key, cert: certificate.cert, allowHTTP1: true }, answer)
    : createServer(answer);
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set();
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
  const port = await listen(server, PORT_ANY, '127.0.0.1');
  return {
    port,
    origin: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/**
 * @param {string} folder an exported site
 * @param {Certificate} certificate
 * @param {{ headersOf?: string }} [options] a folder whose headers are sent instead, but for its policy, which fits its own pages only
 */
export function serveSite(folder, certificate, { headersOf } = {}) {
  const files = readSiteFiles(folder, '');
  const rules = readHeaderRules(headersOf ?? folder);
  const headersFor = (/** @type {string} */ path) =>
    rules(path).filter(
      ([name]) => headersOf === undefined || name.toLowerCase() !== 'content-security-policy',
    );
  const packed = new Map([...files.values()].map((file) => [file, pack(file.body, file.isText)]));
  return start((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const found = findSiteFile(files, path).file;
    const file = found ?? files.get('/404.html');
    for (const [name, value] of headersFor(path)) response.setHeader(name.toLowerCase(), value);
    if (!file) return response.writeHead(404).end();
    const { body, isPacked } = packed.get(file);
    response.setHeader('etag', file.etag);
    response.setHeader('content-type', file.type);
    if (isPacked) response.setHeader('content-encoding', 'br');
    if (found && request.headers['if-none-match']?.includes(file.etag)) return response.writeHead(304).end();
    response.setHeader('content-length', body.length);
    response.writeHead(found ? 200 : 404);
    return response.end(request.method === 'HEAD' ? undefined : body);
  }, certificate);
}

/** Says "Minneapolis" in every field by which a look-up service may name a place. */
const PLACE = JSON.stringify({
  city: 'Minneapolis',
  locality: 'Minneapolis',
  principalSubdivision: 'Minnesota',
  principalSubdivisionCode: 'US-MN',
  region: 'Minnesota',
  country: 'United States',
  countryName: 'United States of America',
  countryCode: 'US',
  country_code: 'US',
  latitude: '44.98',
  longitude: '-93.26',
});

/** Stands in for the look-up services, so that the city arrives as it does for visitors. @param {Certificate} certificate */
export function serveLookups(certificate) {
  return start((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(request.method === 'HEAD' ? undefined : PLACE);
  }, certificate);
}
