import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtPages, notFound } from '../pages';
import { pageScripts, rewritePage, type PageScripts } from './page';
import { contentSecurityPolicy, prefetchRules, hashOf } from './policy';
import { inlinedCss } from './style-sheet';

/** `basePath` is `/repo` or empty. `services` are the origins of the services that pages call. */
type Export = { out: string; basePath: string; services: readonly string[] };

/** The other pages prefetch this page. */
const booking = '/checkout';

/** These pages must hydrate, because they show the city and the wizard. */
const mustHydrate = ['/', booking];

/**
 * Makes Chrome compile all functions of a script eagerly, off the main thread (V8, "Explicit
 * compile hints", Chrome 136). Measured on `/` with 4x CPU slowdown: 82 instead of 207 ms of
 * blocking time. To remove it, set it to ''.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

type Page = ReturnType<typeof builtPages>[number] & { scripts: PageScripts };

/** Prepares an export for any host (docs/decisions/export-step.md). */
export function finishExport(site: Export): void {
  const { out } = site;
  removeUnreachable(out);
  const pages = builtPages(out).map((page) => ({ ...page, scripts: pageScripts(page.html) }));
  const hydrated = hydratedRoutes(pages);
  removeOldScripts(site, pages);
  addCompileHints(path.join(out, '_next/static/chunks'));
  shrinkDrawings(path.join(out, 'drawings'));
  const sheet = onlySheet(pages.flatMap(({ scripts }) => scripts.styles));
  const parts = sharedParts(site, sheet);
  for (const page of pages) {
    const data = hydrated.has(page.route) ? bootData(site, page, sheet) : {};
    writeFileSync(path.join(out, page.file), rewritePage(page.html, { ...parts, data }));
  }
  // GitHub Pages would leave out _next/.
  writeFileSync(path.join(out, '.nojekyll'), '');
}

/** The built file at an address. */
const fileOf = ({ out, basePath }: Export, address: string) => path.join(out, address.slice(basePath.length));

/** Removes the scripts for browsers without modules. These browsers get the pages without script. */
function removeOldScripts(site: Export, pages: readonly Page[]): void {
  for (const address of new Set(pages.flatMap(({ scripts }) => scripts.old))) rmSync(fileOf(site, address));
}

/** Returns the parts that all pages get. The boot script becomes one of them, so its file is removed. */
function sharedParts(site: Export, sheet: string) {
  const { out, basePath, services } = site;
  const bootFile = path.join(out, 'boot.js');
  const boot = readFileSync(bootFile, 'utf8').trim();
  rmSync(bootFile);
  const css = inlinedCss(readFileSync(fileOf(site, sheet), 'utf8'), sheet);
  const rules = prefetchRules(basePath + booking);
  const scriptHashes = [boot, rules].map(hashOf);
  const policy = contentSecurityPolicy({ styleHash: hashOf(css), scriptHashes, services });
  return { policy, css, rules, boot };
}

/** Moves a page's inline scripts into a file. Returns the data attributes with which the boot script loads them. */
function bootData(site: Export, { file, scripts }: Page, sheet: string) {
  const hash = createHash('sha256').update(scripts.inline).digest('hex').slice(0, 16);
  const address = `${site.basePath}/_next/static/pages/${path.basename(file, '.html')}-${hash}.js`;
  const start = fileOf(site, address);
  mkdirSync(path.dirname(start), { recursive: true });
  writeFileSync(start, scripts.inline);
  return { 'data-styles': sheet, 'data-scripts': [address, ...scripts.files].join(' ') };
}

/**
 * Returns the pages that hydrate. For these, Next lists a script beyond the framework's, which all pages share.
 * So keep client components out of app/layout.tsx, because their scripts would look shared.
 */
function hydratedRoutes(pages: readonly Page[]): Set<string> {
  // The 404 page has no layout, so it loads less than the others.
  const [first, ...others] = pages.filter(({ route }) => route !== notFound);
  const shared = first?.scripts.files.filter((file) =>
    others.every(({ scripts }) => scripts.files.includes(file)),
  );
  const hydrated = pages.filter(({ scripts }) => scripts.files.some((file) => !shared?.includes(file)));
  const routes = new Set(hydrated.map(({ route }) => route));
  const missing = mustHydrate.find((route) => !routes.has(route));
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
    const place = path.join(out, name);
    const isEmpty = statSync(place).isDirectory() && readdirSync(place).length === 0;
    if (isEmpty || isUnreachable(name)) rmSync(place, { recursive: true });
  }
}

function addCompileHints(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    // The hint gains nothing in a small file.
    if (name.endsWith('.js') && statSync(file).size > 20_000)
      writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  }
}

/** Removes the comments of the drawings and their line breaks, which are 0.6 KB of the home page. */
function shrinkDrawings(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const drawing = readFileSync(file, 'utf8');
    writeFileSync(file, drawing.replace(/<!--.*?-->/gs, '').replace(/\s+/g, ' '));
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
