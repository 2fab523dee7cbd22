import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join } from 'node:path';

const TYPES: Record<string, string | undefined> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Copies the export as if another version of it had been built: every script and every page's data has another name, and whoever names
 * them knows.
 */
export function otherBuild(folder: string): void {
  cpSync('out', folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const renamed = files
    .filter((name) => /^_next\/static\/(chunks|start)\/[^/]+\.(js|json)$/.test(name))
    .map((name) => {
      const short = name.slice(name.lastIndexOf('/') + 1);
      return { name, short, other: short.replace(/(\.\w+)$/, '-next$1') };
    });
  for (const name of files.filter((file) => /\.(html|js|json|txt)$/.test(file))) {
    const path = join(folder, name);
    const text = renamed.reduce(
      (all, { short, other }) => all.replaceAll(short, other),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
  for (const { name, short, other } of renamed)
    renameSync(join(folder, name), join(folder, name.replace(short, other)));
}

/** Serves whatever lies in a folder at the moment of asking, as a host does while a new build is put there. */
export async function serveNow(folder: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = [pathname, `${pathname}.html`, join(pathname, 'index.html')]
      .map((name) => join(folder, name))
      .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(file ?? '')] ?? 'text/plain',
      'cache-control': pathname.startsWith('/_next/static/') && file ? 'max-age=31536000' : 'no-cache',
    });
    response.end(file && request.method !== 'HEAD' ? readFileSync(file) : undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The host has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
