/**
 * Serves the exported site like a static host: clean URLs with redirects, the 404 page,
 * compression, and the headers from `_headers`. Settings: PORT, HOST, BASE_PATH.
 */
import { existsSync } from 'node:fs';
import { createServer, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { unescape } from 'node:querystring';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { asCommand, Stop } from './command.mjs';
import { listen } from './port.mjs';
import { root } from './run.mjs';
import { findSiteFile, readHeaderRules, readSiteFiles } from './site-files.mjs';

/**
 * What HTTP/1 and HTTP/2 have in common.
 * @typedef {{ url?: string | undefined, method?: string | undefined, headers: import('node:http').IncomingHttpHeaders }} Request
 * @typedef {{ statusCode: number, setHeader: (name: string, value: string | number) => unknown, end: (body: Buffer | string) => unknown }} Response
 * @typedef {(request: Request, response: Response) => void} Answer
 */

/** Best first. @type {[coding: string, compress: (body: Buffer) => Buffer][]} */
const CODINGS = [
  ['br', (body) => brotliCompressSync(body)],
  ['gzip', (body) => gzipSync(body)],
];

/**
 * Serves a folder. Uses the next free port if the wanted one is taken.
 * @param {{ folder: string, port?: number, host?: string, basePath?: string, create?: (answer: Answer) => import('node:net').Server }} options
 *   port 0: any free port; host: defaults to this machine only; basePath: as in the build (`/repo`)
 * @returns {Promise<{ address: string, port: number, close: () => Promise<unknown> }>}
 */
export async function serveFolder({ folder, port = 0, host = '127.0.0.1', basePath = '', create }) {
  const answer = answersFor(folder, basePath);
  const server = create ? create(answer) : createServer(answer);
  const used = await listen(server, port, host);
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${used}${basePath}/`,
    port: used,
    close: () =>
      new Promise((done) => {
        server.close(done);
        if (server instanceof Server) server.closeAllConnections();
      }),
  };
}

/** @type {(folder: string, basePath: string) => Answer} */
function answersFor(folder, basePath) {
  const files = readSiteFiles(folder, basePath);
  const headersFor = readHeaderRules(folder);
  return (request, response) => {
    const [, encoded = '', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const path = unescape(encoded);
    /** @type {(status: number, headers?: Record<string, string | number>, body?: Buffer | string) => void} */
    const end = (status, headers = {}, body = '') => {
      response.statusCode = status;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(request.method === 'HEAD' ? '' : body);
    };
    response.setHeader('Cache-Control', 'no-cache');
    for (const [name, value] of headersFor(path.slice(basePath.length))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' });
    const { file, redirect } =
      basePath && path === '/' ? { redirect: `${basePath}/` } : findSiteFile(files, path);
    // A missing file may exist after the next deploy.
    if (!file) response.setHeader('Cache-Control', 'no-cache');
    if (redirect !== undefined)
      return end(308, { Location: encodeURI(redirect) + query, 'Content-Length': 0 });
    const sent = file ?? files.get(`${basePath}/404.html`);
    if (!sent) return end(404);
    response.setHeader('ETag', sent.etag);
    if (sent.isText) response.setHeader('Vary', 'Accept-Encoding');
    if (file && request.headers['if-none-match']?.includes(file.etag)) return end(304);
    const wish = String(request.headers['accept-encoding'] ?? '');
    const [coding = '', compress] = CODINGS.find(([name]) => sent.isText && accepts(wish, name)) ?? [];
    const body = sent.packed.get(coding) ?? compress?.(sent.body) ?? sent.body;
    if (coding) {
      sent.packed.set(coding, body);
      response.setHeader('Content-Encoding', coding);
    }
    return end(file ? 200 : 404, { 'Content-Type': sent.type, 'Content-Length': body.length }, body);
  };
}

/** @type {(wish: string, coding: string) => boolean} `gzip;q=0` means anything but gzip */
function accepts(wish, coding) {
  return wish.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Serves the built site until it is stopped, and prints its URL.
 * @throws {Stop} if there is no built site
 */
export async function serve(folder = join(root, 'out')) {
  if (!existsSync(join(folder, 'index.html')))
    throw new Stop(`There is no built site in ${folder}. Run \`npm start\`, which builds it first.`);
  const { PORT = '3000', HOST = '127.0.0.1', BASE_PATH = '' } = process.env;
  const { address } = await serveFolder({ folder, port: Number(PORT), host: HOST, basePath: BASE_PATH });
  console.log(`The site is at ${address} (Ctrl-C ends it).`);
}

await asCommand(import.meta.url, () => serve(process.argv[2] && resolve(process.argv[2])));
