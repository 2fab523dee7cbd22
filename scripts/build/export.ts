import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages, notFound } from '../pages';
import { inlinedCss, pageScripts, rewritePage, type PageScripts } from './page';
import { contentSecurityPolicy, prefetchRules, hashOf } from './policy';

/** `basePath` is `/repo` or empty. `origins` are those of the services that pages call. */
type Export = { out: string; basePath: string; origins: readonly string[] };

/** The other pages prefetch this page. */
const booking = '/checkout';

/**
 * Makes Chrome compile all functions of a script eagerly, off the main thread (V8, "Explicit compile hints", Chrome
 * 136). Measured on `/` with 4x CPU slowdown: 82 instead of 207 ms of blocking time. To remove it, set it to ''.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Prepares an export for any host (docs/decisions/export-step.md). */
export function finishExport({ out, basePath, origins }: Export): void {
  const fileOf = (address: string) => path.join(out, address.slice(basePath.length));
  removeUnreachable(out);
  const pages = builtPages(out).map((page) => ({ ...page, scripts: pageScripts(page.html) }));
  const hydrated = hydratedRoutes(pages);

  // Browsers without modules get the pages without script.
  for (const address of new Set(pages.flatMap(({ scripts }) => scripts.old))) rmSync(fileOf(address));

  const chunks = path.join(out, '_next/static/chunks');
  for (const name of readdirSync(chunks, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(chunks, name);
    // The hint gains nothing in a small file.
    if (name.endsWith('.js') && statSync(file).size > 20_000)
      writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  }

  // Every page contains these parts. No page requests boot.js, so we remove that file.
  const sheets = new Set(pages.flatMap(({ scripts }) => scripts.styles));
  const [sheet = ''] = sheets;
  if (sheets.size !== 1)
    throw new Error(
      `The pages link to ${sheets.size} style sheets. The policy allows only one, so import all of them in app/globals.css.`,
    );
  const css = inlinedCss(readFileSync(fileOf(sheet), 'utf8'), sheet);
  const bootFile = path.join(out, 'boot.js');
  const boot = readFileSync(bootFile, 'utf8').trim();
  rmSync(bootFile);
  const rules = prefetchRules(basePath + booking);
  const scriptHashes = [boot, rules].map(hashOf);
  const policy = contentSecurityPolicy({ styleHash: hashOf(css), scriptHashes, origins });

  for (const { file, route, html, scripts } of pages) {
    let data = {};
    if (hydrated.has(route)) {
      // The inline scripts move into a file, which the boot script loads before the others.
      const hash = createHash('sha256').update(scripts.inline).digest('hex').slice(0, 16);
      const start = `${basePath}/_next/static/pages/${path.basename(file, '.html')}-${hash}.js`;
      mkdirSync(path.dirname(fileOf(start)), { recursive: true });
      writeFileSync(fileOf(start), scripts.inline);
      data = { 'data-styles': sheet, 'data-scripts': [start, ...scripts.files].join(' ') };
    }
    writeFileSync(path.join(out, file), rewritePage(html, { policy, css, rules, boot, data }));
  }
  // GitHub Pages would leave out _next/.
  writeFileSync(path.join(out, '.nojekyll'), '');
}

/**
 * Returns the pages that hydrate. For these, Next lists a script beyond the framework's, which all pages share.
 * So keep client components out of app/layout.tsx, because their scripts would look shared.
 */
function hydratedRoutes(pages: readonly { route: string; scripts: PageScripts }[]): Set<string> {
  // The 404 page has no layout, so it loads less than the others.
  const [first, ...others] = pages.filter(({ route }) => route !== notFound);
  const shared = first?.scripts.files.filter((file) =>
    others.every(({ scripts }) => scripts.files.includes(file)),
  );
  const hydrated = pages.filter(({ scripts }) => scripts.files.some((file) => !shared?.includes(file)));
  const routes = new Set(hydrated.map(({ route }) => route));
  // These show the city and the wizard.
  const missing = ['/', booking].find((route) => !routes.has(route));
  if (missing) throw new Error(`${missing} must hydrate, but Next lists only scripts that every page has.`);
  return routes;
}

/** Removes files that no page requests: data for Next's links and a copy of the 404 page. */
function removeUnreachable(out: string): void {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const isUnreachable = (name: string) =>
    /^_not-found\b/.test(name) ||
    name === path.join('_next', 'static', 'site') ||
    path.basename(name).startsWith('__next.') ||
    (name.endsWith('.txt') && existsSync(path.join(out, name.replace(/txt$/, 'html'))));
  // We go from the end, so that files come before their folders.
  for (const name of names.toReversed()) {
    const file = path.join(out, name);
    const isEmpty = statSync(file).isDirectory() && readdirSync(file).length === 0;
    if (isEmpty || isUnreachable(name)) rmSync(file, { recursive: true });
  }
}
