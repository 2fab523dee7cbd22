import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages, notFound } from '../pages';
import { pageScripts, rewritePage, type PageScripts } from './page';
import { contentSecurityPolicy, prefetchRules, hashOf } from './policy';
import { inlinedCss } from './style-sheet';

/** The exported site; its base path, `/repo` or empty; and the origins of the services that pages call. */
type Export = { out: string; basePath: string; services: readonly string[] };

/** The page that others prefetch. */
const booking = '/checkout';

/** Pages that must hydrate: they show the city and the wizard. */
const mustHydrate = ['/', booking];

/**
 * Makes Chrome compile all functions of a script eagerly, off the main thread (V8, "Explicit
 * compile hints", Chrome 136). Measured on `/` with 4x CPU slowdown: 82 instead of 207 ms of
 * blocking time. To remove it, set it to ''.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** Prepares an export for any host (docs/decisions/export-step.md). */
export function finishExport({ out, basePath, services }: Export): void {
  removeUnreachable(out);
  const pages = builtPages(out).map((page) => ({ ...page, scripts: pageScripts(page.html) }));
  const hydrated = hydratedRoutes(pages);

  const fileOf = (address: string) => path.join(out, address.slice(basePath.length));
  const keep = (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const address = `${basePath}/_next/static/${name}-${hash}.js`;
    mkdirSync(path.dirname(fileOf(address)), { recursive: true });
    writeFileSync(fileOf(address), text);
    return address;
  };
  const boot = readFileSync(path.join(out, 'boot.js'), 'utf8').trim();
  rmSync(path.join(out, 'boot.js'));
  // Browsers without modules get the pages without script.
  for (const address of new Set(pages.flatMap(({ scripts }) => scripts.old))) rmSync(fileOf(address));
  addCompileHints(path.join(out, '_next/static/chunks'));
  shrinkDrawings(path.join(out, 'drawings'));

  const sheet = onlySheet(pages.flatMap(({ scripts }) => scripts.styles));
  const css = inlinedCss(readFileSync(fileOf(sheet), 'utf8'), sheet);
  const rules = prefetchRules(basePath + booking);
  const scriptHashes = [boot, rules].map(hashOf);
  const policy = contentSecurityPolicy({ styleHash: hashOf(css), scriptHashes, services });

  for (const { file, route, html, scripts } of pages) {
    const { files, inline } = scripts;
    const start = `pages/${path.basename(file, '.html')}`;
    const loaded = hydrated.has(route) ? [keep(start, inline), ...files] : [];
    const data = loaded.length > 0 ? { 'data-styles': sheet, 'data-scripts': loaded.join(' ') } : {};
    writeFileSync(path.join(out, file), rewritePage(html, { policy, css, rules, boot, data }));
  }
  // GitHub Pages would leave out _next/.
  writeFileSync(path.join(out, '.nojekyll'), '');
}

/**
 * The pages that hydrate: those for which Next lists a script beyond the framework's, which all
 * pages share. So keep client components out of app/layout.tsx: their scripts would look shared.
 */
function hydratedRoutes(pages: readonly { route: string; scripts: PageScripts }[]): Set<string> {
  // The 404 page has no layout, so it loads less than the others.
  const [first, ...others] = pages.filter(({ route }) => route !== notFound);
  const shared = first?.scripts.files.filter((file) =>
    others.every(({ scripts }) => scripts.files.includes(file)),
  );
  const hydrated = pages.filter(({ scripts }) => scripts.files.some((file) => !shared?.includes(file)));
  const routes = new Set(hydrated.map(({ route }) => route));
  const still = mustHydrate.find((route) => !routes.has(route));
  if (still) throw new Error(`${still} must hydrate, but Next lists no script of its own for it.`);
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
  // Files before their folders.
  for (const name of names.toReversed()) {
    const place = path.join(out, name);
    const isEmpty = statSync(place).isDirectory() && readdirSync(place).length === 0;
    if (isEmpty || isUnreachable(name)) rmSync(place, { recursive: true });
  }
}

function addCompileHints(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    // In a small file the hint gains nothing.
    if (name.endsWith('.js') && statSync(file).size > 20_000)
      writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  }
}

/** Visitors don't need the comments in the drawings, nor their lines: 0.6 KB of the home page. */
function shrinkDrawings(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<!--.*?-->|\n */gs, ''));
  }
}

function onlySheet(addresses: readonly string[]): string {
  const [sheet, ...more] = new Set(addresses);
  if (sheet !== undefined && more.length === 0) return sheet;
  throw new Error(
    `The pages link to ${more.length + (sheet ? 1 : 0)} style sheets, but the policy allows exactly one. ` +
      'Import all styles in app/globals.css.',
  );
}
