import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Business } from '../../lib/content/business';
import { builtPages } from '../pages.mjs';
import { headersFile } from './headers-file';
import { writeHostFiles } from './hosts/write-host-files';
import { hydratedRoutes } from './hydration';
import { pageScripts, rewritePage, type PageScripts } from './page';
import { contentSecurityPolicy, fetchAheadRules, metaPolicy, securityHeaders, textHash } from './policy';
import { inlinedCss, withOlderColors } from './style-sheet';

export interface Export {
  /** The project's folder, which holds `app/`. */
  project: string;
  /** The exported site. */
  out: string;
  /** Where settings for hosts that don't read `_headers` are written. */
  hosting: string;
  /** Folder below which the site is served: `/repo`, or empty. */
  basePath: string;
  /** Origins of the services that pages call. */
  services: readonly string[];
  /** The owner's choice; see content/business.json. */
  httpsOnly?: Business['httpsOnly'];
}

/** A page of the export, with what its browser loads. The weigher reads these (scripts/budgets). */
export interface ExportedPage {
  /** `/about`; the page for a wrong address is `/404`. */
  route: string;
  /** Its file in `out/`. */
  file: string;
  /** Addresses of all scripts that it loads. */
  scripts: readonly string[];
}

/** These two must hydrate: the city in the headings and the booking are React's. */
const MUST_HYDRATE = ['/', '/checkout'];

/** The page that others fetch ahead. */
const BOOKING = '/checkout';

/**
 * Asks the browser to compile all functions of a script at once, off the main thread, instead of skipping
 * each and reading it again when it is called (V8, "Explicit compile hints", Chrome 136). Measured on `/`
 * with a fourfold slowdown: 82 instead of 207 ms of blocking time. To take it out, write '' here.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Carries out all that is done to an export before it may go to a host.
 * @returns the pages, as they may be served
 * @throws Error that names the page and what is wrong: a page that would be dead, or that the policy breaks
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
  // For browsers that don't know modules. They get the pages without script.
  for (const address of new Set(pages.flatMap(({ scripts }) => scripts.old))) rmSync(fileOf(address));
  addCompileHints(path.join(out, '_next/static/chunks'));

  const sheet = onlySheet(pages.flatMap(({ scripts }) => scripts.styles));
  const css = inlinedCss(withOlderColors(readFileSync(fileOf(sheet), 'utf8')), sheet);
  const rules = fetchAheadRules(basePath + BOOKING);
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
      throw new Error(`${route} holds what the security policy forbids:\n${String(error)}`);
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
 * Stops a build whose pages would be dead. The source says which pages hydrate; what Next wrote must
 * agree: a page with nothing to hydrate loads no script but those that every page loads.
 */
function checkHydration(
  pages: readonly { route: string; scripts: PageScripts }[],
  hydrated: ReadonlyMap<string, boolean>,
): void {
  const dead = MUST_HYDRATE.find((route) => !hydrated.get(route));
  if (dead) throw new Error(`${dead} must hydrate, but its imports reach no 'use client' file.`);
  const unknown = pages.find(({ route }) => !hydrated.has(route));
  if (unknown) throw new Error(`${unknown.route} was exported, but no page.tsx in app/ was found for it.`);
  // The page for a wrong address has no layout, so it loads less than all others.
  const [first, ...others] = pages.filter(({ route }) => route !== '/404');
  const common = new Set(
    first?.scripts.files.filter((file) => others.every(({ scripts }) => scripts.files.includes(file))),
  );
  for (const { route, scripts } of pages) {
    const own = scripts.files.filter((file) => !common.has(file));
    if (hydrated.get(route) && scripts.files.length === 0)
      throw new Error(`${route} has client components, but Next gave it no script.`);
    if (!hydrated.get(route) && own.length > 0)
      throw new Error(
        `${route} reaches no 'use client' file (scripts/build/hydration.ts), yet Next gave it a script of ` +
          `its own: ${own.join(', ')}. Without React the page would be dead.`,
      );
  }
}

/** Next's payloads for its own links, its notes, and a copy of the 404 page: no page asks for them. */
function removeUnreachable(out: string): void {
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const isUnreachable = (name: string) =>
    /^_not-found\b/.test(name) ||
    name === path.join('_next', 'static', 'site') ||
    path.basename(name).startsWith('__next.') ||
    (name.endsWith('.txt') && existsSync(path.join(out, name.replace(/txt$/, 'html'))));
  // What is in a folder comes after it.
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
      `The pages name ${more.length + (sheet ? 1 : 0)} style sheets, and the policy has room for exactly one. ` +
        'Import all styles through app/globals.css.',
    );
  return sheet;
}
