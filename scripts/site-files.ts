import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

const types: Record<string, string | undefined> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const typeOf = (name: string) => types[extname(name)] ?? 'application/octet-stream';

/** Whether a file is text, which is sent compressed. */
export const isText = (name: string) => typeOf(name).includes('charset');

export type SiteFile = { body: Buffer; type: string; isText: boolean; etag: string };

/** The files of a folder by address. Only what is in it now is served, so no address leads out of it. */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    // _headers is for the host, not for visitors.
    names
      .filter((name) => name !== '_headers' && statSync(join(folder, name)).isFile())
      .map((name) => {
        const body = readFileSync(join(folder, name));
        // Weak, because the same file has other bytes when it is compressed.
        const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
        return [`/${name.split(sep).join('/')}`, { body, type: typeOf(name), isText: isText(name), etag }];
      }),
  );
}
