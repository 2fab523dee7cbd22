import { forbiddenMarkup, isExecutableScript } from './forbidden-markup';
import { pageElements, type PageElement } from './page-markup';

/** The encoding must be declared within this many bytes (HTML standard). */
const CHARSET_WITHIN = 1024;

/** The scripts and style sheets that Next put into a page. */
export interface PageScripts {
  /** Addresses of script files, without duplicates. */
  files: readonly string[];
  /** Those for browsers without modules. */
  old: readonly string[];
  /** The text of all inline scripts. */
  inline: string;
  styles: readonly string[];
}

/** What the export replaces them with. */
export interface PageParts {
  policy: string;
  css: string;
  /** Speculation rules. */
  rules: string;
  /** Attributes of the boot script. */
  boot: Readonly<Record<string, string>>;
}

export function pageScripts(html: string): PageScripts {
  const elements = pageElements(html);
  const scripts = elements.filter(isExecutableScript);
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
 * Prepares an exported page: removes scripts, inlines the style sheet, and adds the policy and the
 * boot script. What React compares stays unchanged. Throws an Error that lists all violations.
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
    (element) => isExecutableScript(element) || isStyleSheet(element) || isScriptPreload(element),
  );
  const cuts = removed.map(({ start, end }) => ({ start, end, text: '' }));
  // From the end, so that positions stay valid.
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
