import { forbiddenMarkup, isRunScript } from './forbidden-markup';
import { changed, pageElements, type Change, type PageElement } from './page-markup';
import { startData, type StartData } from './start-data';

/** What is put into a page. */
export interface PageParts {
  /** The policy as `<meta>` carries it, with the hash of `css`. */
  policy: string;
  /** What this page needs of the site's one style sheet. */
  css: string;
  /** Address of the page's first script, and by which name it finds the page's files, if the page comes to life. */
  boot: { address: string; page?: string };
  /** Addresses of script files to be replaced: the name in the page → the name with its content's hash. */
  renamed: ReadonlyMap<string, string>;
}

/** The first bytes of a page must name its encoding (HTML standard: within 1024 bytes). */
const CHARSET_WITHIN = 1024;

/**
 * Makes an exported page fit for the policy: no script and no style within it but its part of the style sheet; the policy and the
 * boot script first. The framework's scripts go: where they are needed, the boot script starts them.
 *
 * Only these places of the text change. What React compares while hydrating stays as it was written.
 * @throws Error that names all that the policy would block in this page
 */
export function rewritePage(html: string, parts: PageParts): string {
  const elements = pageElements(html);
  const faults = forbiddenMarkup(elements);
  const charset = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset || Buffer.byteLength(html.slice(0, charset.span.end)) > CHARSET_WITHIN)
    faults.push(`no <meta charset> within the first ${CHARSET_WITHIN} bytes`);
  if (!charset || faults.length > 0) throw new Error(faults.join('\n'));

  const scripts = elements.filter(isRunScript);
  const links = elements.filter((element) => isLink(element, 'stylesheet') || isScriptPreload(element));
  const removed = [...scripts.filter((script) => !parts.renamed.has(addressOf(script))), ...links];
  return changed(html, [
    ...removed.map(({ span }) => ({ span, text: '' })),
    ...scripts.flatMap((script) => renamed(html, script, parts.renamed)),
    { span: { start: charset.span.end, end: charset.span.end }, text: head(parts) },
  ]);
}

/** What brings a page to life: its own data, and the framework's files. */
export interface PageStart {
  data: StartData;
  scripts: readonly string[];
}

/**
 * Finds what starts the framework in a page as Next exported it. Old browsers that would load `nomodule` scripts
 * get the page without script.
 * @param kept script files that stay in the page
 */
export function pageStart(
  elements: readonly PageElement[],
  kept: Pick<ReadonlyMap<string, string>, 'has'>,
): PageStart {
  const framework = elements.filter(
    (element) => isRunScript(element) && !kept.has(addressOf(element)) && !element.attributes.has('nomodule'),
  );
  const inline = framework.filter((script) => addressOf(script) === '').map(({ inner }) => inner);
  const files = framework.map(addressOf).filter((address) => address !== '');
  return { data: startData(inline), scripts: [...new Set(files)] };
}

/** What stands first in `<head>`, in this order: nothing may be loaded before the policy holds. */
function head({ policy, boot, css }: PageParts): string {
  const page = boot.page === undefined ? '' : ` data-page="${boot.page}"`;
  return (
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    `<script async src="${boot.address}"${page}></script>` +
    `<style>${css}</style>`
  );
}

function addressOf({ attributes }: PageElement): string {
  return attributes.get('src') ?? '';
}

function isLink({ name, attributes }: PageElement, rel: string): boolean {
  return name === 'link' && attributes.get('rel') === rel;
}

function isScriptPreload(element: PageElement): boolean {
  return isLink(element, 'preload') && element.attributes.get('as') === 'script';
}

function renamed(html: string, script: PageElement, names: ReadonlyMap<string, string>): Change[] {
  const from = addressOf(script);
  const to = names.get(from);
  if (to === undefined) return [];
  const start = html.indexOf(`"${from}"`, script.startTag.start) + 1;
  return [{ span: { start, end: start + from.length }, text: to }];
}
