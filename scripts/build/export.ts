import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Business } from '../../lib/content/business';
import { builtPages } from '../pages.mjs';
import { headersFile } from './headers-file';
import { writeHostFiles } from './hosts/write-host-files';
import { hydratedRoutes } from './hydration';
import { pageScripts, rewritePage, type PageScripts } from './page';
import { contentSecurityPolicy, prefetchRules, metaPolicy, securityHeaders, textHash } from './policy';
import { inlinedCss, withOlderColors } from './style-sheet';

export interface Export {
  /** The project's folder, which holds `app/`. */
  project: string;
  /** The exported site. */
  out: string;
  /** Folder for the settings of hosts that don't read `_headers`. */
  hosting: string;
  /** Base path of the site: `/repo`, or empty. */
  basePath: string;
  /** Origins of the services that pages call. */
  services: readonly string[];
  httpsOnly?: Business['httpsOnly'];
}

/** An exported page and what it loads; scripts/budgets reads these. */
export interface ExportedPage {
  /** `/about`, or `/404`. */
  route: string;
  /** Its file in `out/`. */
  file: string;
  /** Addresses of all its scripts. */
  scripts: readonly string[];
}

/** Pages that must hydrate: they show the city and the wizard. */
const MUST_HYDRATE = ['/', '/checkout'];

/** The page that others prefetch. */
const BOOKING = '/checkout';

/**
 * Makes Chrome compile all functions of a script eagerly, off the main thread (V8, "Explicit
 * compile hints", Chrome 136). Measured on `/` with 4x CPU slowdown: 82 instead of 207 ms of
 * blocking time. To remove it, set it to ''.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Prepares an export for hosts and returns its pages. Throws an Error that names the page and the
 * problem, if a page would not hydrate or the policy would break it.
 */
export async function finishExport(options: Export): Promise<ExportedPage[]> {
  const { project, out, hosting, basePath, services, httpsOnly } = options;
  removeUnreachable(out);
  const hydrated = await hydratedRoutes(project);
  const pages = builtPages(out).map(({ file, html, route: address }) => {
    const route = address === '/' ? address : address.replace(/\/$/, '');
    return { file, html, address, route, scripts: pageScripts(html) };
  });
  checkHydration(pages, hydrated);

  const fileOf = (address: string) => path.join(out, address.slice(basePath.length));
  const keep = (name: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const address = `${basePath}/_next/static/${name}-${hash}.js`;
    mkdirSync(path.dirname(fileOf(address)), { recursive: true });
    writeFileSync(fileOf(address), text);
    return address;
  };
  const boot = keep('boot', readFileSync(path.join(out, 'boot.js'), 'utf8'));
  rmSync(path.join(out, 'boot.js'));
  // Browsers without modules get the pages without script.
  for (const address of new Set(pages.flatMap(({ scripts }) => scripts.old))) rmSync(fileOf(address));
  addCompileHints(path.join(out, '_next/static/chunks'));

  const sheet = onlySheet(pages.flatMap(({ scripts }) => scripts.styles));
  const css = inlinedCss(withOlderColors(readFileSync(fileOf(sheet), 'utf8')), sheet);
  const rules = prefetchRules(basePath + BOOKING);
  const policy = contentSecurityPolicy({ styleHash: textHash(css), rulesHash: textHash(rules), services });

  const exported = pages.map(({ file, route, scripts: { files, inline } }): ExportedPage => {
    const name = `pages/${path.basename(file, '.html')}`;
    return { file, route, scripts: hydrated.get(route) ? [keep(name, inline), ...files] : [] };
  });
  const ahead = exported.find(({ route }) => route === BOOKING)?.scripts ?? [];
  for (const [index, { file, route, scripts }] of exported.entries()) {
    const own = scripts.length > 0 && { 'data-styles': sheet, 'data-scripts': scripts.join(' ') };
    const next = route !== BOOKING && {
      'data-booking': basePath + BOOKING,
      'data-ahead': ahead.filter((script) => !scripts.includes(script)).join(' '),
    };
    const parts = { policy: metaPolicy(policy), css, rules, boot: { src: boot, ...own, ...next } };
    try {
      writeFileSync(path.join(out, file), rewritePage(pages[index]?.html ?? '', parts));
    } catch (error) {
      throw new Error(`${route} contains what the security policy forbids:\n${String(error)}`);
    }
  }

  const headers = securityHeaders(policy, httpsOnly);
  const addresses = new Map(pages.map(({ address, file }) => [address, `/${file}`]));
  const others = readdirSync(out, { withFileTypes: true })
    .filter(({ name }) => !/^_next$|\.html$/.test(name))
    .map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`));
  writeFileSync(path.join(out, '_headers'), headersFile(headers, [...addresses.keys(), ...others]));
  addresses.delete('/404');
  writeHostFiles({ folder: hosting, headers, basePath, pages: addresses });
  writeFileSync(path.join(out, '.nojekyll'), '');
  return exported.map((page) => ({ ...page, scripts: [boot, ...page.scripts] }));
}

/**
 * Stops the build if a page would not hydrate as it should. The source says which pages hydrate;
 * the others must load no script in Next's output except those that all pages share.
 */
function checkHydration(
  pages: readonly { route: string; scripts: PageScripts }[],
  hydrated: ReadonlyMap<string, boolean>,
): void {
  const dead = MUST_HYDRATE.find((route) => !hydrated.get(route));
  if (dead) throw new Error(`${dead} must hydrate, but its imports reach no 'use client' file.`);
  const unknown = pages.find(({ route }) => !hydrated.has(route));
  if (unknown) throw new Error(`${unknown.route} was exported, but app/ has no page.tsx for it.`);
  // The 404 page has no layout, so it loads less than others.
  const [first, ...others] = pages.filter(({ route }) => route !== '/404');
  const common = new Set(
    first?.scripts.files.filter((file) => others.every(({ scripts }) => scripts.files.includes(file))),
  );
  for (const { route, scripts } of pages) {
    const own = scripts.files.filter((file) => !common.has(file));
    if (hydrated.get(route) && scripts.files.length === 0)
      throw new Error(`${route} has client components, but no script in Next's output.`);
    if (!hydrated.get(route) && own.length > 0)
      throw new Error(
        `${route} reaches no 'use client' file (scripts/build/hydration.ts), but Next added its own ` +
          `script: ${own.join(', ')}. The page would not hydrate.`,
      );
  }
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
    if (name.endsWith('.js')) writeFileSync(file, COMPILE_HINT + readFileSync(file, 'utf8'));
  }
}

function onlySheet(addresses: readonly string[]): string {
  const [sheet, ...more] = new Set(addresses);
  if (sheet === undefined || more.length > 0)
    throw new Error(
      `The pages link to ${more.length + (sheet ? 1 : 0)} style sheets; the policy allows exactly one. ` +
        'Import all styles in app/globals.css.',
    );
  return sheet;
}
