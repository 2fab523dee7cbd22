import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../run.mjs';
import { CACHE_HASHED, CACHE_PAGES, EMBEDDING, SHOWN_ELSEWHERE, type Header } from '../policy';

/** Content types by file extension, because nginx's own list varies between versions. */
export type ContentTypes = Readonly<Record<string, string | undefined>>;

export interface NginxSite {
  headers: readonly Header[];
  /** Base path of the site: `/repo`, or empty. */
  basePath: string;
  /** Types of text files, which are sent as UTF-8. */
  textTypes: ContentTypes;
  otherTypes: ContentTypes;
}

const template = path.join(root, 'scripts/build/hosts/nginx.conf.template');

/**
 * An nginx configuration to include in `http { }`. All headers are added in one place, because a
 * location with its own `add_header` drops the inherited ones. Throws an Error if nginx would
 * change a header's value.
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
    FOLDER_NOTE: basePath && `\n# The files of out/ go into the folder ${basePath.slice(1)} inside root.`,
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
