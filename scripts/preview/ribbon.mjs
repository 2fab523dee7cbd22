/** Creates the preview: a copy of the export with a ribbon, and each page again without scripts. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtPages, escapeHtml, NOT_FOUND } from '../pages.mjs';

/** Appears in every page of a preview and never in production: the launch check looks for it. */
export const previewMark = 'preview-ribbon';

/** The folder of the ribbon's files, relative to the base path. */
const previewFolder = `/${previewMark}`;
const SCRIPTLESS = `${previewFolder}/without-script`;
const SHEET = `${previewFolder}/sheet`;

/**
 * `commit`: description of the version; `basePath`: the base path of the site, or ""; `lookups`:
 * URLs of the lookup services; `sheet`: the folder with the output of `npm run shots`, if any.
 * @typedef {{ samples: readonly { file: string, field: string, value: string }[], built: Date, commit: string,
 *   basePath: string, lookups: readonly string[], sheet?: string }} PreviewFacts
 */

const CONTROLS = `<form hidden>
<label>Show the page as a visitor in <input autocomplete="off" placeholder="Duluth, Minnesota" size="20"></label>
<button>Show</button> <button value="none">No city found</button> <button value="own">My own city</button>
<output></output></form>`;

/** Samples, build date and controls. @type {(facts: PreviewFacts, links: string, controls: string) => string} */
function ribbon({ samples, built, commit }, links, controls) {
  const left = samples.length === 1 ? '1 sample is left' : `${samples.length} samples are left`;
  const time = built.toLocaleString('en-US', { timeZone: 'America/Chicago' });
  const list = samples.map(({ file, field, value }) => {
    const place = [file, field].filter(Boolean).join(': ');
    return `<li><strong>${escapeHtml(place)}</strong> ${escapeHtml(value)}</li>`;
  });
  // React ignores this unknown element during hydration.
  return `<${previewMark} class="${previewMark}" role="region" aria-label="Preview"><details>
<summary>Preview: ${left}</summary>
<p>Built ${time} (Minnesota time) from ${escapeHtml(commit)}. Search engines are kept away.</p>
${controls}
${links}
<details><summary>What is still a sample</summary><ul>${list.join('')}</ul></details>
</details></${previewMark}>`;
}

/** Adds 'self' to a policy that has only hashes. @type {(text: string) => string} */
const allowOwnFiles = (text) => text.replace(/\b(script-src|style-src)(?=[ ;])(?! 'self')/g, "$1 'self'");

/** @type {(html: string, head: string, body: string) => string} @throws {Error} for HTML without head and body */
function withParts(html, head, body) {
  const start =
    /<head\b[^>]*>(?:\s*<meta\b[^>]*\bcharset\b[^>]*>)?(?:\s*<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>)?/i;
  if (!start.test(html) || !/<body\b/i.test(html)) throw new Error('A page has no head or body.');
  const robots = '<meta name="robots" content="noindex, nofollow">';
  return html
    .replace(/<meta\b[^>]*\bname="(?:robots|googlebot)"[^>]*>/gi, '')
    .replace(start, (found) => `${allowOwnFiles(found)}${robots}${head}`)
    .replace(/<body\b[^>]*>/i, (found) => `${found}${body}`);
}

/** A page with the ribbon above it. @type {(html: string, route: string, facts: PreviewFacts) => string} */
export function previewPage(html, route, facts) {
  const own = `${facts.basePath}${previewFolder}`;
  const head = `<link rel="stylesheet" href="${own}/ribbon.css"><script src="${own}/ribbon.js" data-lookups="${escapeHtml(facts.lookups.join(' '))}"></script>`;
  const sheet = facts.sheet ? `<a href="${facts.basePath}${SHEET}/">All pages on one sheet</a>` : '';
  const link = `<a href="${facts.basePath}${SCRIPTLESS}${route}">As a visitor without script</a>`;
  return withParts(html, head, ribbon(facts, link + sheet, CONTROLS));
}

/** A page without scripts, with links to other such pages. @type {(html: string, route: string, facts: PreviewFacts, routes: readonly string[]) => string} */
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

/** Keeps search engines away, and disables scripts on the pages without them. */
const HEADERS = `
/*
  X-Robots-Tag: noindex, nofollow

${SCRIPTLESS}/*
  Content-Security-Policy: sandbox allow-same-origin allow-forms allow-modals allow-popups allow-downloads allow-top-navigation-by-user-activation
`;

/** Writes the preview of the export in `out` to `folder`. @type {(out: string, folder: string, facts: PreviewFacts) => void} */
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
