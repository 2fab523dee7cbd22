import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_HASHED, CACHE_PAGES, type Header } from '../policy';
import { OTHER_TYPES, TEXT_TYPES } from '../../site-files.mjs';
import { cloudfrontErrors, cloudfrontFunction, cloudfrontHeadersPolicy } from './cloudfront';
import { nginxConf } from './nginx-conf';

export interface HostFiles {
  /** Where they are written: a folder beside the site, since none of them may be served. */
  folder: string;
  headers: readonly Header[];
  basePath: string;
  /** Address of each page, without the base path → its file. */
  pages: ReadonlyMap<string, string>;
}

/** Writes the settings of hosts that don't read `_headers`, from the same headers and cache rules. */
export function writeHostFiles({ folder, headers, basePath, pages }: HostFiles): void {
  const below = new Map([...pages].map(([address, file]) => [basePath + address, basePath + file]));
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const files = {
    'nginx.conf': nginxConf({ headers, basePath, textTypes: TEXT_TYPES, otherTypes: OTHER_TYPES }),
    'cloudfront-response-headers-policy.json': json(cloudfrontHeadersPolicy(headers)),
    'cloudfront-response-headers-policy-pictures.json': json(
      cloudfrontHeadersPolicy(headers, 'cross-origin'),
    ),
    'cloudfront-custom-error-responses.json': json(cloudfrontErrors(basePath)),
    'cloudfront-viewer-request.js': cloudfrontFunction(below),
    's3-upload.sh': s3Upload(basePath),
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

/** Hashed files first and none deleted, so that at every moment each page finds what it names; the pages last. */
function s3Upload(basePath: string): string {
  const target = `"s3://$1${basePath}`;
  return `#!/bin/sh
# Made by the build; changes here are lost. Uploads out/ to the bucket whose name it is given, in the order that keeps open pages alive.
set -eu
aws s3 cp out/_next/static ${target}/_next/static" --recursive --cache-control "${CACHE_HASHED}"
aws s3 cp out ${target}" --recursive --exclude "*.html" --exclude "_next/static/*" --exclude _headers --cache-control ${CACHE_PAGES}
aws s3 cp out ${target}" --recursive --exclude "*" --include "*.html" --cache-control ${CACHE_PAGES}
`;
}
