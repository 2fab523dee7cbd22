/** Makes the preview of an export: a copy with a ribbon on every page, and each page once more without script. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtPages, escapeHtml, NOT_FOUND } from '../pages.mjs';

/** What stands in every file of a preview build and in no file of a production build: the gate looks for it. */
export const previewMark = 'preview-ribbon';

/** The folder of the ribbon's own files, below the site's own address. */
const previewFolder = `/${previewMark}`;
const SCRIPTLESS = `${previewFolder}/without-script`;
const SHEET = `${previewFolder}/sheet`;

/**
 * `commit`: what is known of the version; `basePath`: the folder in which the site is served, or ""; `lookups`: addresses
 * that pages ask for the city; `sheet`: the folder with the pictures of `npm run shots`, if there are any.
 * @typedef {{ samples: readonly { file: string, field: string, value: string }[], built: Date, commit: string,
 *   basePath: string, lookups: readonly string[], sheet?: string }} PreviewFacts
 */

const CONTROLS = `<form hidden>
<label>Show the page as somebody in <input autocomplete="off" placeholder="Duluth, Minnesota" size="20"></label>
<button>Show</button> <button value="none">No city found</button> <button value="own">My own city</button>
<output></output></form>`;

/** What is still a sample, what was built when, and what can be simulated. @type {(facts: PreviewFacts, links: string, controls: string) => string} */
function ribbon({ samples, built, commit }, links, controls) {
  const left = samples.length === 1 ? '1 sample is left' : `${samples.length} samples are left`;
  const time = built.toLocaleString('en-US', { timeZone: 'America/Chicago' });
  const list = samples.map(({ file, field, value }) => {
    const place = [file, field].filter(Boolean).join(': ');
    return `<li><strong>${escapeHtml(place)}</strong> ${escapeHtml(value)}</li>`;
  });
  // No page has such an element, so hydration skips it.
  return `<${previewMark} class="${previewMark}" role="region" aria-label="Preview"><details>
<summary>Preview: ${left}</summary>
<p>Built ${time} (Minnesota time) from ${escapeHtml(commit)}. Search engines are kept away.</p>
${controls}
${links}
<details><summary>What is still a sample</summary><ul>${list.join('')}</ul></details>
</details></${previewMark}>`;
}

/** The policy, with the files of the site's own address allowed where it names hashes only. @type {(text: string) => string} */
const allowOwnFiles = (text) => text.replace(/\b(script-src|style-src)(?=[ ;])(?! 'self')/g, "$1 'self'");

/** @type {(html: string, head: string, body: string) => string} @throws {Error} for HTML without head and body */
function withParts(html, head, body) {
  const start =
    /<head\b[^>]*>(?:\s*<meta\b[^>]*\bcharset\b[^>]*>)?(?:\s*<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>)?/i;
  if (!start.test(html) || !/<body\b/i.test(html)) throw new Error('A page without head or body.');
  const robots = '<meta name="robots" content="noindex, nofollow">';
  return html
    .replace(/<meta\b[^>]*\bname="(?:robots|googlebot)"[^>]*>/gi, '')
    .replace(start, (found) => `${allowOwnFiles(found)}${robots}${head}`)
    .replace(/<body\b[^>]*>/i, (found) => `${found}${body}`);
}

/** A built page with the ribbon above it. @type {(html: string, route: string, facts: PreviewFacts) => string} */
export function previewPage(html, route, facts) {
  const own = `${facts.basePath}${previewFolder}`;
  const head = `<link rel="stylesheet" href="${own}/ribbon.css"><script src="${own}/ribbon.js" data-lookups="${escapeHtml(facts.lookups.join(' '))}"></script>`;
  const sheet = facts.sheet ? `<a href="${facts.basePath}${SHEET}/">All pages on one sheet</a>` : '';
  const link = `<a href="${facts.basePath}${SCRIPTLESS}${route}">As a visitor without script</a>`;
  return withParts(html, head, ribbon(facts, link + sheet, CONTROLS));
}

/** The same page without script; its links lead to others of the `routes` without script. @type {(html: string, route: string, facts: PreviewFacts, routes: readonly string[]) => string} */
export function scriptlessPage(html, route, facts, routes) {
  const { basePath } = facts;
  const plain = html
    .replace(/<script\b(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>| autofocus(?:="[^"]*")?/gi, '')
    .replace(/(<a\b[^>]*\bhref=")([^"?#]*)/g, (whole, before, path) =>
      path.startsWith(`${basePath}/`) && routes.includes(path.slice(basePath.length))
        ? `${before}${basePath}${SCRIPTLESS}${path.slice(basePath.length)}`
        : whole,
    );
  const head = `<link rel="stylesheet" href="${basePath}${previewFolder}/ribbon.css">`;
  return withParts(plain, head, ribbon(facts, `<a href="${basePath}${route}">With script again</a>`, ''));
}

/** Nobody lists the preview, and a browser runs no script in the pages without. */
const HEADERS = `
/*
  X-Robots-Tag: noindex, nofollow

${SCRIPTLESS}/*
  Content-Security-Policy: sandbox allow-same-origin allow-forms allow-modals allow-popups allow-downloads allow-top-navigation-by-user-activation
`;

/** Writes the preview of the export in `out` into `folder`. The export stays as it is. @type {(out: string, folder: string, facts: PreviewFacts) => void} */
export function writePreview(out, folder, facts) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(out, folder, { recursive: true });
  const pages = builtPages(folder);
  const routes = pages.map(({ route }) => route);
  for (const { file, route, html } of pages) {
    const shown = route === NOT_FOUND ? '/' : route;
    const plain = join(folder, SCRIPTLESS, file);
    mkdirSync(dirname(plain), { recursive: true });
    writeFileSync(join(folder, file), previewPage(html, shown, facts));
    writeFileSync(plain, scriptlessPage(html, shown, facts, routes));
  }
  const assets = fileURLToPath(new URL('assets', import.meta.url));
  cpSync(assets, join(folder, previewFolder), { recursive: true });
  if (facts.sheet) cpSync(facts.sheet, join(folder, SHEET), { recursive: true });
  rmSync(join(folder, 'sitemap.xml'), { force: true });
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
  const headers = join(folder, '_headers');
  const before = existsSync(headers) ? readFileSync(headers, 'utf8') : '';
  writeFileSync(headers, `${allowOwnFiles(before)}${HEADERS}`);
}
