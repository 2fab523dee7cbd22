/**
 * `npm run serve [folder]`: serves out/ like a static host, with clean addresses, the 404 page, compression, and the
 * headers of `_headers`. Settings: PORT, HOST, BASE_PATH.
 */
import './settings';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import type { Readable } from 'node:stream';
import compression from '@polka/compression';
import sirv from 'sirv';
import { fail } from './fail';
import { headersIn } from './headers-file';

const { PORT = '3000', HOST = '127.0.0.1', BASE_PATH = '' } = process.env;
const [folder = 'out'] = process.argv.slice(2);

const has = (name: string) => existsSync(join(folder, name));
const read = (name: string) => (has(name) ? readFileSync(join(folder, name), 'utf8') : '');

if (!has('index.html')) {
  console.error(`There is no built site in ${folder}. Run \`npm start\`, which builds it first.`);
  process.exit(1);
}

// A higher level would take half a second for a script.
const compress = compression({ brotli: true, level: 5 });
// `dev` makes sirv look for files at each request, so a new build is served immediately.
const serveFile = sirv(folder, {
  dev: true,
  etag: true,
  extensions: ['html'],
});

/**
 * Matches files that aren't for visitors, slashes that would lead out of the folder or to another site, and the address
 * of the 404 page, which visitors never open directly. `/.well-known/` is for programs that check who owns the site.
 */
const hidden = /\/(_headers|\.(?!well-known\/)|[/\\]|404(\.html|\/)?$)/;

const server = createServer((request, response) => {
  // Proxies send whole addresses, with scheme and host.
  const asked = (request.url ?? '').replace(/^https?:\/\/[^/?#]*/i, '');
  const [, address = '', query = ''] = /^([^?#]*)(.*)/.exec(asked) ?? [];
  const path = unescape(address);
  handleAborts(response);
  setHeaders(response, path);
  const redirect = (to: string) => response.writeHead(308, { Location: to + query }).end();
  if (!['GET', 'HEAD'].includes(request.method ?? ''))
    return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  if (BASE_PATH && ['/', BASE_PATH].includes(address)) return redirect(`${BASE_PATH}/`);
  return compress(request, response, () => {
    if (!path.startsWith(`${BASE_PATH}/`) || hidden.test(path)) return sendNotFound(response);
    request.url = address.slice(BASE_PATH.length);
    // Each page has one address, without a slash at its end.
    if (/.\/$/.test(request.url)) {
      const isPage = has(`${request.url.slice(0, -1)}.html`);
      return isPage ? redirect(address.slice(0, -1)) : sendNotFound(response);
    }
    // sirv mishandles some Range headers and crashes on others, so we drop them.
    delete request.headers.range;
    return serveFile(request, response, () => sendNotFound(response));
  });
});

/** sirv doesn't close a file if the request is aborted, and crashes if a build deletes it meanwhile. We handle both. */
function handleAborts(response: ServerResponse) {
  let file: Readable | undefined;
  response.on('pipe', (opened) => (file = opened.on('error', () => response.destroy())));
  response.on('close', () => file?.destroy());
}

function setHeaders(response: ServerResponse, path: string) {
  response.setHeader('Vary', 'Accept-Encoding').setHeader('Cache-Control', 'no-cache');
  for (const header of headersIn(read('_headers'), path.slice(BASE_PATH.length)))
    response.setHeader(...header);
}

function sendNotFound(response: ServerResponse) {
  // A missing file may exist after the next deploy.
  response.setHeader('Cache-Control', 'no-cache').setHeader('Content-Type', 'text/html;charset=utf-8');
  response.writeHead(404).end(read('404.html'));
}

server.on('error', ({ message }) =>
  fail(`We can’t serve the site (${message}). Choose another port, as in PORT=8080 npm run serve.`),
);
server.listen(Number(PORT), HOST, () => {
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : PORT;
  console.log(`The site is at http://${HOST}:${port}${BASE_PATH}/ (press Ctrl-C to stop it).`);
});
