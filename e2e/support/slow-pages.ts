import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pages } from './pages';
import { startServer } from './local-server';

const types: Record<string, string> = { '.js': 'text/javascript', '.svg': 'image/svg+xml' };

/** Serves the built site as over a slow connection. Each page comes in pieces, with a pause after each piece. */
export const startSlowPages = (piecesOf: (html: string) => string[], pause: () => Promise<unknown>) =>
  startServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const page = pages.find(({ path }) => path === pathname);
    if (!page) {
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      return response.end(readFileSync(join('out', pathname)));
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    for (const piece of piecesOf(page.html)) {
      response.write(piece);
      await pause();
    }
    return response.end();
  });
