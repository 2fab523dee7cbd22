/**
 * `npm run serve [folder]`: serves out/ like a static host, with clean addresses, the 404 page,
 * compression and the headers from `_headers`. Settings: PORT, HOST, BASE_PATH.
 */
import './settings';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headersIn } from './headers-file';
import { readSiteFiles, type SiteFile } from './site-files';

const { PORT = '3000', HOST = '127.0.0.1', BASE_PATH = '' } = process.env;
const [, , folder = 'out'] = process.argv;

if (!existsSync(join(folder, 'index.html'))) {
  console.error(`There is no built site in ${folder}. Run \`npm start\`, which builds it first.`);
  process.exit(1);
}

const files = readSiteFiles(folder);
const headersFile = join(folder, '_headers');
const headersFor = headersIn(existsSync(headersFile) ? readFileSync(headersFile, 'utf8') : '');

/** Each page has one address, without a slash at its end. */
function find(path: string) {
  if (BASE_PATH && path === '/') return { redirect: `${BASE_PATH}/` };
  if (!path.startsWith(`${BASE_PATH}/`)) return {};
  const below = path.slice(BASE_PATH.length);
  if (below === '/') return { file: files.get('/index.html') };
  if (below.endsWith('/'))
    return files.has(`${below.slice(0, -1)}.html`) ? { redirect: path.slice(0, -1) } : {};
  return { file: files.get(below) ?? files.get(`${below}.html`) };
}

// The best brotli takes half a second for a script, so each file is compressed once.
const kept = { br: new Map<SiteFile, Buffer>(), gzip: new Map<SiteFile, Buffer>() };
function compressed(file: SiteFile, coding: 'br' | 'gzip'): Buffer {
  const body = kept[coding].get(file) ?? (coding === 'br' ? brotliCompressSync : gzipSync)(file.body);
  kept[coding].set(file, body);
  return body;
}

const server = createServer((request, response) => {
  const [address = '/', query] = (request.url ?? '/').split(/(?=\?)/, 2);
  const path = unescape(address);
  const { file, redirect } = find(path);
  for (const [name, value] of headersFor(path.slice(BASE_PATH.length))) response.setHeader(name, value);
  // A missing file may exist after the next deploy.
  if (!file || !response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
  if (redirect) return response.writeHead(308, { Location: encodeURI(redirect) + (query ?? '') }).end();
  const sent = file ?? files.get('/404.html');
  if (!sent) return response.writeHead(404).end();
  response.setHeader('ETag', sent.etag);
  if (sent.isText) response.setHeader('Vary', 'Accept-Encoding');
  if (file && request.headers['if-none-match'] === file.etag) return response.writeHead(304).end();
  const accepted = String(request.headers['accept-encoding']);
  const coding = sent.isText ? (['br', 'gzip'] as const).find((name) => accepted.includes(name)) : undefined;
  if (coding) response.setHeader('Content-Encoding', coding);
  const body = coding ? compressed(sent, coding) : sent.body;
  response.writeHead(file ? 200 : 404, { 'Content-Type': sent.type, 'Content-Length': body.length });
  // Node sends no body in an answer to HEAD.
  return response.end(body);
});

server.on('error', ({ message }) => {
  console.error(`The site can't be served: ${message}. Choose another port: PORT=8080 npm start`);
  process.exitCode = 1;
});
server.listen(Number(PORT), HOST, () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  console.log(`The site is at http://${HOST}:${port}${BASE_PATH}/ (Ctrl-C ends it).`);
});
