import { build, type Plugin } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = 'page.tsx';

/** Files that wrap each page in their folder (Next's documentation: File Conventions). */
const AROUND = ['layout.tsx', 'template.tsx', 'loading.tsx', 'error.tsx', 'not-found.tsx'];

/** Error pages. They need React only if the page had it. */
const ERROR_PAGES = ['app/error.tsx', 'app/global-error.tsx'];

/** The 404 page, as Next exports it. */
const NOT_FOUND = { route: '/404', files: ['app/global-not-found.tsx'] };

/**
 * Which pages hydrate, by route. A page does if its imports reach a 'use client' file, in this
 * project or in a package. `project` is the folder that contains `app/`.
 */
export async function hydratedRoutes(project: string): Promise<Map<string, boolean>> {
  const pages = [...pagesBelow(project, 'app', '', []), NOT_FOUND];
  const found = pages.map(async ({ route, files }) => [route, await reachesClient(project, files)] as const);
  return new Map(await Promise.all(found));
}

type Page = { route: string; files: readonly string[] };

function pagesBelow(project: string, folder: string, route: string, above: readonly string[]): Page[] {
  const names = readdirSync(path.join(project, folder), { withFileTypes: true });
  const around = AROUND.map((name) => `${folder}/${name}`).filter(
    (file) => existsSync(path.join(project, file)) && !ERROR_PAGES.includes(file),
  );
  const files = [...above, ...around];
  return names.flatMap((entry) => {
    if (entry.name === PAGE) return [{ route: route || '/', files: [...files, `${folder}/${PAGE}`] }];
    if (!entry.isDirectory()) return [];
    // A folder in parentheses is not part of the address.
    const part = entry.name.startsWith('(') ? '' : `/${entry.name}`;
    return pagesBelow(project, `${folder}/${entry.name}`, route + part, files);
  });
}

async function reachesClient(project: string, entryPoints: readonly string[]): Promise<boolean> {
  let isReached = false;
  const stopAtClient: Plugin = {
    name: 'stop at client files',
    setup({ onLoad }) {
      onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path: file }) => {
        if (!startsWithUseClient(readFileSync(file, 'utf8'))) return undefined;
        isReached = true;
        return { contents: 'module.exports = {}' };
      });
    },
  };
  await build({
    absWorkingDir: project,
    entryPoints: [...entryPoints],
    plugins: [stopAtClient],
    bundle: true,
    write: false,
    outdir: 'unused',
    platform: 'node',
    conditions: ['react-server'],
    loader: { '.css': 'empty' },
    external: ['react', 'react-dom'],
    logLevel: 'silent',
  });
  return isReached;
}

/** Only comments and other directives may precede 'use client' (React's documentation). */
function startsWithUseClient(source: string): boolean {
  const isSkipped = /^(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/|"use strict";?|'use strict';?)/;
  let text = source;
  for (let skipped = isSkipped.exec(text); skipped; skipped = isSkipped.exec(text))
    text = text.slice(skipped[0].length);
  return /^(?:'use client'|"use client")/.test(text);
}
