import { forbiddenMarkup, isRunScript } from './forbidden-markup';
import { changed, pageElements, type Change, type PageElement } from './page-markup';
import { startData, type StartData } from './start-data';

/** What every page of a build has in common. */
export interface SiteParts {
  /** The policy as `<meta>` carries it. */
  policy: string;
  /** The site's one style sheet: where it lies, and what it says. */
  styles: { address: string; css: string };
  /** Address of the boot script. */
  boot: string;
  /** Addresses of script files to be replaced: the name in the page → the name with its content's hash. */
  renamed: ReadonlyMap<string, string>;
  /** Puts what a page needs to come to life into a file of its own and tells its address. */
  keepData: (data: StartData) => string;
}

/** When the framework's script starts: with the first paint, or when the page is idle. */
export type Start = 'paint' | 'idle';

/** The first bytes of a page must name its encoding (HTML standard: within 1024 bytes). */
const CHARSET_WITHIN = 1024;

/**
 * Makes an exported page fit for the policy: no script and no style within it but the site's one style sheet; the policy and the
 * boot script first; the framework's scripts as a list that the boot script starts, or not at all.
 *
 * Only these places of the text change. What React compares while hydrating stays as it was written.
 * @param start undefined for a page with nothing to hydrate: it keeps no framework script
 * @throws Error that names all that the policy would block in this page
 */
export function rewritePage(html: string, site: SiteParts, start: Start | undefined): string {
  const elements = pageElements(html);
  const faults = forbiddenMarkup(elements);
  const charset = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset || Buffer.byteLength(html.slice(0, charset.span.end)) > CHARSET_WITHIN)
    faults.push(`no <meta charset> within the first ${CHARSET_WITHIN} bytes`);
  if (!charset || faults.length > 0) throw new Error(faults.join('\n'));

  const scripts = elements.filter(isRunScript);
  const links = elements.filter((element) => isLink(element, 'stylesheet') || isScriptPreload(element));
  const removed = [...scripts.filter((script) => !site.renamed.has(addressOf(script))), ...links];
  const files = start && startFiles(elements, site);
  return changed(html, [
    ...removed.map(({ span }) => ({ span, text: '' })),
    ...scripts.flatMap((script) => renamed(html, script, site.renamed)),
    { span: { start: charset.span.end, end: charset.span.end }, text: head(site, files, start) },
  ]);
}

/** Where lies what brings a page to life. */
export interface StartFiles {
  data: string;
  scripts: readonly string[];
}

/** Takes what starts the framework out of a page. Old browsers that would load `nomodule` scripts get the page without script. */
export function startFiles(
  elements: readonly PageElement[],
  { renamed, keepData }: Pick<SiteParts, 'renamed' | 'keepData'>,
): StartFiles {
  const framework = elements.filter(
    (element) =>
      isRunScript(element) && !renamed.has(addressOf(element)) && !element.attributes.has('nomodule'),
  );
  const inline = framework.filter((script) => addressOf(script) === '').map(({ inner }) => inner);
  const files = framework.map(addressOf).filter((address) => address !== '');
  return { data: keepData(startData(inline)), scripts: [...new Set(files)] };
}

/** What stands first in `<head>`, in this order: nothing may be loaded before the policy holds. */
function head(site: SiteParts, files: StartFiles | undefined, start: Start | undefined): string {
  const work = files
    ? ` data-start="${start}" data-page="${files.data}" data-styles="${site.styles.address}" data-scripts="${files.scripts.join(' ')}"`
    : '';
  return (
    `<meta http-equiv="Content-Security-Policy" content="${site.policy}"/>` +
    `<script async src="${site.boot}"${work}></script>` +
    `<style>${site.styles.css}</style>`
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
