import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeHostFiles } from '../hosts/write-host-files';
import { headersFile } from './headers-file';
import { FIRST_MODULES_FILE } from '../webpack/first-modules.mjs';
import { clientModules, hydratedModules } from './hydrated-pages';
import { joinSmallScripts } from './joined-scripts';
import { inlinedCss, withOlderColors } from './one-style-sheet';
import { sheetsByRoute } from './one-style-sheet-by-route';
import { pageElements } from './page-markup';
import { contentSecurityPolicy, metaPolicy, securityHeaders, textHash } from './policy';
import { pageStart, rewritePage } from './rewrite-page';
import { bootText, fetchAheadRules, startText, type StartPages } from './start-script';
import { minified } from './script-text';

export interface Build {
  /** The exported site. */
  out: string;
  /** Where the settings of hosts are written that don't read `_headers`. */
  hosting: string;
  /** Next's own notes on the build. */
  next: string;
  /** Folder below which the site will be served: `/repo`, or empty. */
  basePath: string;
  /** Origins of the two look-up services. */
  lookups: readonly string[];
  /** By route: the script of what the page does before and without the framework. */
  early: Readonly<Record<string, string>>;
}

/** The page that is made ready ahead of the tap on Book Now, and that starts its script without waiting for idleness. */
const BOOKING = '/checkout';

/** The file by which webpack begins, as Next names it. */
const ENTRY = /\/main-app-[^/]*\.js$/;

/**
 * Next writes it into the page for a wrong address. The status 404 says the same to search engines, and Lighthouse takes it for a
 * page that was shut out by mistake.
 */
const NO_INDEX = '<meta name="robots" content="noindex"/>';

/** Where the wrong address is answered. Next exports it a second time as a page of its own, which nobody should find. */
const NOT_FOUND = '/_not-found';

/**
 * Carries out everything that is done to an export before it may go to a host, and tells what it did in one line.
 * @throws Error that names file and fault if a page holds what the policy forbids
 */
export function finishExport({ out, hosting, next, basePath, lookups, early }: Build): string {
  for (const name of readdirSync(out)) {
    if (/^_not-found(\.|$)/.test(name)) rmSync(path.join(out, name), { recursive: true });
  }
  const pages = htmlFiles(out).map((file) => {
    const html = readFileSync(path.join(out, file), 'utf8');
    const route = routeOf(file);
    return { file, html: route === NOT_FOUND ? html.replace(NO_INDEX, '') : html, route };
  });
  const keepFile = (name: string, ending: string, text: string, folder = 'start') => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const address = `/_next/static/${folder}/${name}-${hash}.${ending}`;
    mkdirSync(path.dirname(path.join(out, address)), { recursive: true });
    writeFileSync(path.join(out, address), text);
    return basePath + address;
  };

  const styles = readStyles(out, basePath, pages);
  const siteScript = path.join(out, 'site.js');
  const renamed = new Map([
    [`${basePath}/site.js`, keepFile('site', 'js', minified(readFileSync(siteScript, 'utf8')))],
  ]);
  rmSync(siteScript);

  const starts: StartPages = {};
  for (const { html, route } of pages) {
    const { data, scripts } = pageStart(pageElements(html), renamed);
    const modules = hydratedModules(data.flight, clientModules(next, route));
    if (modules.length === 0) continue;
    const [entry, ...others] = scripts.toSorted((a, b) => Number(ENTRY.test(b)) - Number(ENTRY.test(a)));
    if (entry === undefined || !ENTRY.test(entry))
      throw new Error(`${route} has no script named ${ENTRY}, so nothing would bring it to life.`);
    const page = keepFile('page', 'json', withNewNames(JSON.stringify(data), renamed));
    const when = route === BOOKING ? 'painted' : 'idle';
    const first = [...firstModules(next), ...modules];
    const own = early[route];
    starts[route] = {
      when,
      ...(own && { early: keepFile('early', 'js', own) }),
      page,
      styles: styles.address,
      scripts: others,
      entry,
      first,
    };
  }
  const fileOf = (address: string) => readFileSync(path.join(out, address.slice(basePath.length)), 'utf8');
  joinSmallScripts(starts, fileOf, (text) => keepFile('common', 'js', text, 'chunks'));
  const booking = starts[BOOKING];
  const ahead = booking ? [basePath + BOOKING, booking.page, ...booking.scripts, booking.entry] : [];
  const bootScript = keepFile('boot', 'js', bootText(ahead));
  const startScript = keepFile('start', 'js', startText(starts, ahead));

  const everywhere = [...renamed.values(), bootScript].map(fileOf);
  const drawings = drawingsOf(out);
  const later = scriptsLoadedLater(out, basePath, pages);
  const sheets = sheetsByRoute(
    styles.css,
    pages.map(({ route, html }) => {
      const start = starts[route];
      const alive = start
        ? [startScript, start.early ?? [], start.page, start.scripts, start.entry, later].flat().map(fileOf)
        : [];
      const pictures = drawings
        .filter(({ name }) => start ?? html.includes(`/${name}#`))
        .map(({ text }) => text);
      return { route, html, isAlive: start !== undefined, files: [...everywhere, ...alive, ...pictures] };
    }),
  );
  const policyFor = (css: readonly string[]) =>
    contentSecurityPolicy({
      styleHashes: [...new Set(css.map(textHash))],
      ...(booking && { rulesHash: textHash(fetchAheadRules(basePath + BOOKING)) }),
      lookups,
    });

  let inline = 0;
  for (const { file, html, route } of pages) {
    inline += html.split(/<script(?=[ >])(?![^>]* (?:src|type)=)/).length - 1;
    const boot = starts[route] ? { address: startScript, page: route } : { address: bootScript };
    try {
      const css = sheets.get(route) ?? styles.css;
      const parts = { policy: metaPolicy(policyFor([css])), css, boot, renamed };
      writeFileSync(path.join(out, file), rewritePage(html, parts));
    } catch (error) {
      throw new Error(`${file} holds what the security policy forbids:\n${String(error)}`);
    }
  }
  const still = pages.length - Object.keys(starts).length;
  const policy = policyFor([...sheets.values()]);
  const headers = securityHeaders(policy);
  const addresses = new Map(pages.map(({ file }) => [addressOf(file), `/${file}`]));
  writeFileSync(path.join(out, '_headers'), headersFile(headers, [...addresses.keys()]));
  addresses.delete('/404');
  writeHostFiles({ folder: hosting, headers, basePath, pages: addresses });
  writeFileSync(path.join(out, '.nojekyll'), '');
  return (
    `${pages.length} pages, ${inline} inline scripts moved into files, framework script left out of ${still}, ` +
    `style sheet inlined in ${new Set(sheets.values()).size} parts, policy of ${policy.length} characters set. Settings for nginx and CloudFront: ${hosting}/`
  );
}

/** The modules of the framework that take longest to evaluate. */
function firstModules(next: string): string[] {
  const file = path.join(next, FIRST_MODULES_FILE);
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** React draws a page anew that an extension has changed, and may then use no script address that the policy refuses. */
function withNewNames(data: string, renamed: ReadonlyMap<string, string>): string {
  const quoted = (address: string) => `\\"${address}\\"`;
  return [...renamed].reduce((text, [from, to]) => text.replaceAll(quoted(from), quoted(to)), data);
}

function htmlFiles(out: string): string[] {
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The page's route in `app/`: `index.html` → `/`, `about/index.html` → `/about`, `404.html` → `/_not-found`. */
function routeOf(file: string): string {
  const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return route === '/404' ? NOT_FOUND : route;
}

/** Where hosts answer with the page: `about.html` → `/about`, `about/index.html` → `/about/`. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/** Drawings of which pages show parts by `<use>`; scripts put their addresses together. */
function drawingsOf(out: string): { name: string; text: string }[] {
  const folder = path.join(out, 'drawings');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));
}

/** Scripts that no page names: one that comes to life may load any of them when it is needed. */
function scriptsLoadedLater(out: string, basePath: string, pages: readonly { html: string }[]): string[] {
  const folder = '/_next/static/chunks';
  const named = new Set(
    pages.flatMap(({ html }) => pageElements(html).map(({ attributes }) => attributes.get('src') ?? '')),
  );
  return readdirSync(path.join(out, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${basePath}${folder}/${file.split(path.sep).join('/')}`)
    .filter((address) => !named.has(encodeURI(address)) && !named.has(address));
}

function readStyles(out: string, basePath: string, pages: readonly { html: string }[]) {
  const addresses = new Set(
    pages.flatMap(({ html }) =>
      pageElements(html)
        .filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet')
        .map(({ attributes }) => attributes.get('href') ?? ''),
    ),
  );
  const [address, ...more] = addresses;
  if (address === undefined || more.length > 0)
    throw new Error(
      `The pages name ${addresses.size} style sheets, and the policy has room for exactly one: ${[...addresses].join(', ')}. ` +
        'Import all styles through app/globals.css.',
    );
  const file = path.join(out, address.slice(basePath.length));
  if (!existsSync(file)) throw new Error(`The style sheet ${address} is not in the export.`);
  return { address, css: inlinedCss(withOlderColors(readFileSync(file, 'utf8')), address) };
}
