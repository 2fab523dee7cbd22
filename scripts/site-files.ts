import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** Types of text files, which are sent compressed. */
export const TEXT_TYPES: Record<string, string | undefined> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

const OTHER_TYPES: Record<string, string | undefined> = {
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

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
        const textType = TEXT_TYPES[extname(name)];
        const type = textType ? `${textType}; charset=utf-8` : OTHER_TYPES[extname(name)];
        // Weak, because the same file has other bytes when it is compressed.
        const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
        const file = { body, type: type ?? 'application/octet-stream', isText: textType !== undefined, etag };
        return [`/${name.split(sep).join('/')}`, file];
      }),
  );
}
