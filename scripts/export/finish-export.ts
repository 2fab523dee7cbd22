import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headersFile } from './headers-file';
import { needsFramework } from './hydrated-pages';
import { inlinedCss, styleHash } from './one-style-sheet';
import { pageElements } from './page-markup';
import { contentSecurityPolicy, metaPolicy, securityHeaders } from './policy';
import { rewritePage, startFiles, type Start } from './rewrite-page';
import { withoutComments } from './script-text';
import type { StartData } from './start-data';

export interface Build {
  /** The exported site. */
  out: string;
  /** Next's own notes on the build. */
  next: string;
  /** Folder below which the site will be served: `/repo`, or empty. */
  basePath: string;
  /** Origins of the two look-up services. */
  lookups: readonly string[];
}

/** The page that is made ready ahead of the tap on Book Now, and that starts its script without waiting for idleness. */
const BOOKING = '/checkout';

/** Where the wrong address is answered. Next exports it a second time as a page of its own, which nobody should find. */
const NOT_FOUND = '/_not-found';

/**
 * Carries out everything that is done to an export before it may go to a host, and tells what it did in one line.
 * @throws Error that names file and fault if a page holds what the policy forbids
 */
export function finishExport({ out, next, basePath, lookups }: Build): string {
  for (const name of readdirSync(out)) {
    if (/^_not-found(\.|$)/.test(name)) rmSync(path.join(out, name), { recursive: true });
  }
  const pages = htmlFiles(out).map((file) => ({
    file,
    html: readFileSync(path.join(out, file), 'utf8'),
    route: routeOf(file),
  }));
  const keepFile = (name: string, ending: string, text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const address = `/_next/static/start/${name}-${hash}.${ending}`;
    mkdirSync(path.dirname(path.join(out, address)), { recursive: true });
    writeFileSync(path.join(out, address), text);
    return basePath + address;
  };
  const keepData = (data: StartData) => keepFile('page', 'json', JSON.stringify(data));

  const styles = readStyles(out, basePath, pages);
  const policy = contentSecurityPolicy({ styleHash: styleHash(styles.css), lookups });
  const siteScript = path.join(out, 'site.js');
  const renamed = new Map([
    [`${basePath}/site.js`, keepFile('site', 'js', withoutComments(readFileSync(siteScript, 'utf8')))],
  ]);
  rmSync(siteScript);

  const booking = pages.find(({ route }) => route === BOOKING);
  const files = booking && startFiles(pageElements(booking.html), { renamed, keepData });
  const ahead = files ? [basePath + BOOKING, files.data, ...files.scripts] : [];
  const boot = ownScript('boot').replace('= AHEAD;', `= ${JSON.stringify(ahead)};`);
  const bootAlone = keepFile('boot', 'js', boot);
  const bootAndStart = keepFile('start', 'js', `${ownScript('start')}\n${boot}`);

  let inline = 0;
  let still = 0;
  for (const { file, html, route } of pages) {
    const start: Start | undefined = !needsFramework(next, route)
      ? undefined
      : route === BOOKING
        ? 'paint'
        : 'idle';
    if (!start) still += 1;
    inline += html.split(/<script(?=[ >])(?![^>]* (?:src|type)=)/).length - 1;
    const site = {
      policy: metaPolicy(policy),
      styles,
      boot: start ? bootAndStart : bootAlone,
      renamed,
      keepData,
    };
    try {
      writeFileSync(path.join(out, file), rewritePage(html, site, start));
    } catch (error) {
      throw new Error(`${file} holds what the security policy forbids:\n${String(error)}`);
    }
  }
  const addresses = pages.map(({ file }) => addressOf(file));
  writeFileSync(path.join(out, '_headers'), headersFile(securityHeaders(policy), addresses));
  writeFileSync(path.join(out, '.nojekyll'), '');
  return (
    `${pages.length} pages, ${inline} inline scripts moved into files, framework script left out of ${still}, ` +
    `style sheet inlined as ${styleHash(styles.css).slice(0, 15)}…, policy of ${policy.length} characters set.`
  );
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
  return { address, css: inlinedCss(readFileSync(file, 'utf8'), address) };
}

/** A script of this folder as pages get it. */
function ownScript(name: 'boot' | 'start'): string {
  return withoutComments(readFileSync(path.join(process.cwd(), `scripts/export/${name}.js`), 'utf8'));
}
