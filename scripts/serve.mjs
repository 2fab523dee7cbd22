/**
 * Serves the exported site as a static host would: clean addresses, one spelling for each page, the site's own
 * 404 page, compression, and the headers of the folder's `_headers` file. Settings: PORT, HOST, BASE_PATH.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { asCommand, Stop } from './command.mjs';
import { readHeaderRules } from './header-rules.mjs';
import { listen } from './port.mjs';
import { root } from './run.mjs';
import { findSiteFile, readSiteFiles } from './site-files.mjs';

/** @typedef {import('./site-files.mjs').SiteFile} SiteFile */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** The best first. Brotli at level 9 of 11: nearly as small, and done in a moment where the highest takes seconds. */
const COMPRESSORS = [
  {
    coding: 'br',
    compress: (/** @type {Buffer} */ body) =>
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    /** @type {WeakMap<SiteFile, Buffer>} */
    done: new WeakMap(),
  },
  {
    coding: 'gzip',
    compress: (/** @type {Buffer} */ body) => gzipSync(body),
    /** @type {WeakMap<SiteFile, Buffer>} */
    done: new WeakMap(),
  },
];

/**
 * Starts a server for a folder. It takes the next free port if the wanted one is taken.
 * @param {{ folder: string, port?: number, host?: string, basePath?: string }} options port 0: any free one; host:
 *   this machine alone unless told otherwise; basePath: as the site was built, for example `/repo`
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveFolder({ folder, port = 0, host = '127.0.0.1', basePath = '' }) {
  const site = { files: readSiteFiles(folder, basePath), headersFor: readHeaderRules(folder), basePath };
  const server = createServer((request, response) => answer(site, request, response));
  const used = await listen(server, port, host);
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${used}${basePath}/`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** @typedef {{ files: Map<string, SiteFile>, headersFor: import('./header-rules.mjs').HeadersFor, basePath: string }} Site */

/** @type {(site: Site, request: Request, response: Response) => void} */
function answer({ files, headersFor, basePath }, request, response) {
  const [path, query] = splitAddress(request.url ?? '/');
  response.setHeader('Cache-Control', 'no-cache');
  for (const [name, value] of headersFor(path.slice(basePath.length))) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { file, redirect } =
    basePath && path === '/' ? { redirect: `${basePath}/` } : findSiteFile(files, path);
  // A name that is missing today may be there after the next deploy.
  if (!file) response.setHeader('Cache-Control', 'no-cache');
  if (redirect !== undefined) {
    response.writeHead(308, { Location: encodeURI(redirect) + query, 'Content-Length': 0 }).end();
    return;
  }
  const notFoundPage = files.get(`${basePath}/404.html`);
  if (file) send(request, response, file, 200);
  else if (notFoundPage) send(request, response, notFoundPage, 404);
  else response.writeHead(404).end();
}

/** @type {(url: string) => [path: string, query: string]} */
function splitAddress(url) {
  const cut = url.includes('?') ? url.indexOf('?') : url.length;
  const path = url.slice(0, cut);
  try {
    return [decodeURIComponent(path), url.slice(cut)];
  } catch {
    return [path, url.slice(cut)];
  }
}

/** @type {(request: Request, response: Response, file: SiteFile, status: 200 | 404) => void} */
function send(request, response, file, status) {
  response.setHeader('ETag', file.etag);
  if (file.isText) response.setHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304).end();
    return;
  }
  const wish = String(request.headers['accept-encoding'] ?? '');
  const compressor = file.isText && COMPRESSORS.find(({ coding }) => accepts(wish, coding));
  let { body } = file;
  if (compressor) {
    body = compressor.done.get(file) ?? compressor.compress(body);
    compressor.done.set(file, body);
    response.setHeader('Content-Encoding', compressor.coding);
  }
  response.writeHead(status, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @type {(wish: string, coding: string) => boolean} `gzip;q=0` means: anything but gzip */
function accepts(wish, coding) {
  return wish.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(/\s*;\s*/);
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/**
 * Serves the built site until somebody ends it, and says where.
 * @throws {Stop} if there is no built site
 */
export async function serve(folder = join(root, 'out')) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Stop(
      `There is no built site in ${folder}. Run \`npm start\` instead: it builds the site first.`,
    );
  }
  const { PORT = '3000', HOST = '127.0.0.1', BASE_PATH = '' } = process.env;
  const { address } = await serveFolder({ folder, port: Number(PORT), host: HOST, basePath: BASE_PATH });
  console.log(`The site is at ${address} (Ctrl-C ends it).`);
}

await asCommand(import.meta.url, () => serve(process.argv[2] && resolve(process.argv[2])));
