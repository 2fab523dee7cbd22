import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { previewFolder } from './marks.mjs';
import {
  previewHeaders,
  previewPage,
  previewRobots,
  scriptlessFolder,
  scriptlessPage,
  type PreviewSettings,
} from './preview-page';

const notFound = '404.html';

/**
 * Makes the preview of an export: a copy of `exported` in `folder`, with the ribbon on every page. The export stays as it is.
 * Throws an Error if the export holds no pages.
 */
export function writePreview(exported: string, folder: string, facts: Omit<PreviewSettings, 'routes'>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(exported, folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'));
  if (names.length === 0) throw new Error(`There are no pages in ${exported}.`);
  const settings = { ...facts, routes: names.map(routeOf) };
  for (const name of names) {
    const html = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), previewPage(html, name === notFound ? '/' : routeOf(name), settings));
    const plain = join(folder, scriptlessFolder, name);
    mkdirSync(dirname(plain), { recursive: true });
    writeFileSync(plain, scriptlessPage(html, name === notFound ? '/' : routeOf(name), settings));
  }
  cpSync(join('scripts', 'preview', 'assets'), join(folder, previewFolder), { recursive: true });
  rmSync(join(folder, 'sitemap.xml'), { force: true });
  writeFileSync(join(folder, 'robots.txt'), previewRobots);
  const headers = join(folder, '_headers');
  writeFileSync(headers, `${existsSync(headers) ? readFileSync(headers, 'utf8') : ''}${previewHeaders}`);
}

/** "about.html" is found at "/about", "about/index.html" at "/about/". */
function routeOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}
