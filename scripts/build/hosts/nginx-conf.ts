import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';
import { CACHE_HASHED, CACHE_PAGES, EMBEDDING, SHOWN_ELSEWHERE, type Header } from '../policy';

/** File endings by content type. A type of its own for each, since nginx's own list varies from version to version. */
export type ContentTypes = Readonly<Record<string, string | undefined>>;

export interface NginxSite {
  headers: readonly Header[];
  /** Folder below which the site is served: `/repo`, or empty. */
  basePath: string;
  /** Types of files with text, which are sent as UTF-8: ending with its dot → type. */
  textTypes: ContentTypes;
  otherTypes: ContentTypes;
}

const template = path.join(root, 'scripts/build/hosts/nginx.conf.template');

/**
 * An nginx configuration for the site, to be included within `http { }`. Every header is added in one place: nginx drops all
 * inherited `add_header` lines in a location that has one of its own, and leaves them out of errors without `always`.
 * @throws Error if a header holds what nginx would not take as text
 */
export function nginxConf({ headers, basePath, textTypes, otherTypes }: NginxSite): string {
  const addHeader = ([name, value]: Header) => {
    if (name === EMBEDDING) return `    add_header ${name} $site_embedding always;`;
    if (/["$\\\n]/.test(value)) throw new Error(`nginx can't send the header ${name} as it is: ${value}`);
    return `    add_header ${name} "${value}" always;`;
  };
  const shown = (path: string) =>
    `    ${path.endsWith('*') ? `~^${basePath}${path.slice(0, -1)}` : basePath + path} cross-origin;`;
  const types = (all: ContentTypes) =>
    Object.entries(all).map(([ending, type]) => `        ${type ?? ''} ${ending.slice(1)};`);
  const values: Record<string, string> = {
    FOLDER_NOTE: basePath && `\n# The files of out/ belong into the folder ${basePath.slice(1)} within root.`,
    CHARSET_TYPES: [...new Set(Object.values(textTypes))].filter((type) => type !== 'text/html').join(' '),
    TYPES: [...types(textTypes), ...types(otherTypes)].join('\n'),
    HEADERS: headers.map(addHeader).join('\n'),
    SHOWN_ELSEWHERE: SHOWN_ELSEWHERE.map(shown).join('\n'),
    BASE_PATH: basePath,
    CACHE_PAGES,
    CACHE_HASHED,
  };
  return readFileSync(template, 'utf8').replace(/@([A-Z_]+)@/g, (_, name: string) => values[name] ?? '');
}
