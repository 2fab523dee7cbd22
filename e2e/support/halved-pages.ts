import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pages } from './pages';
import { startServer } from './local-server';

const types: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Serves the built site over a stalling connection: half of each page, the rest on demand. */
export async function startHalvedPages() {
  let sendRest = () => {};
  const rest = new Promise<void>((resolve) => (sendRest = resolve));
  const server = await startServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const page = pages.find(({ path }) => path === pathname);
    if (!page) {
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      return response.end(readFileSync(join('out', pathname)));
    }
    const middle = Math.floor((page.html.indexOf('<main') + page.html.indexOf('<footer')) / 2);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(page.html.slice(0, middle));
    await rest;
    return response.end(page.html.slice(middle));
  });
  return { ...server, sendRest };
}
