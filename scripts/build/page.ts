import { forbiddenMarkup, isRunScript } from './forbidden-markup';
import { pageElements, type PageElement } from './page-markup';

/** The first bytes of a page must name its encoding (HTML standard: within 1024 bytes). */
const CHARSET_WITHIN = 1024;

/** What Next put into a page to run it. */
export interface PageScripts {
  /** Addresses of its script files, each once. */
  files: readonly string[];
  /** Those for browsers that don't know modules. */
  old: readonly string[];
  /** The text of its inline scripts, which nobody here reads. */
  inline: string;
  /** Addresses of its style sheets. */
  styles: readonly string[];
}

/** What the export puts in its place. */
export interface PageParts {
  policy: string;
  css: string;
  /** The rules by which browsers fetch pages ahead. */
  rules: string;
  /** Attributes of the boot script's element; `src` is its address. */
  boot: Readonly<Record<string, string>>;
}

/** Reads what runs a page. */
export function pageScripts(html: string): PageScripts {
  const elements = pageElements(html);
  const scripts = elements.filter(isRunScript);
  const addresses = (isOld: boolean) => {
    const some = scripts.filter(({ attributes }) => attributes.has('nomodule') === isOld);
    return [...new Set(some.flatMap(({ attributes }) => attributes.get('src') ?? []))];
  };
  const inline = scripts.filter(({ attributes }) => !attributes.has('src'));
  return {
    files: addresses(false),
    old: addresses(true),
    inline: inline.map(({ inner }) => `${inner};\n`).join(''),
    styles: elements.filter(isStyleSheet).map(({ attributes }) => attributes.get('href') ?? ''),
  };
}

/**
 * Makes an exported page fit for the policy: no script in it, its style sheet inside, and first the policy
 * and the boot script, which adds what hydrates the page. What React compares stays byte for byte.
 * @throws Error that names all that the policy would block in this page
 */
export function rewritePage(html: string, { policy, css, rules, boot }: PageParts): string {
  const elements = pageElements(html);
  const faults = forbiddenMarkup(elements);
  const charset = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset || Buffer.byteLength(html.slice(0, charset.end)) > CHARSET_WITHIN)
    faults.push(`no <meta charset> within the first ${CHARSET_WITHIN} bytes`);
  if (!charset || faults.length > 0) throw new Error(faults.join('\n'));

  const attributes = Object.entries(boot).map(([name, value]) => ` ${name}="${value}"`);
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    `<script async${attributes.join('')}></script>` +
    `<style>${css}</style>` +
    `<script type="speculationrules">${rules}</script>`;
  const removed = elements.filter(
    (element) => isRunScript(element) || isStyleSheet(element) || isScriptPreload(element),
  );
  const cuts = removed.map(({ start, end }) => ({ start, end, text: '' }));
  // From the end, so that every place is still where it was.
  return [...cuts, { start: charset.end, end: charset.end, text: head }]
    .toSorted((a, b) => b.start - a.start)
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html);
}

function isStyleSheet({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'stylesheet';
}

function isScriptPreload({ name, attributes }: PageElement): boolean {
  return name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script';
}
