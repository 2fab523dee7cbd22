import path from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type PageElement = ReturnType<typeof pageElements>[number];
export type PageScripts = ReturnType<typeof pageScripts>;

/** Lists the scripts and style sheets that Next put into a page. `old` are those for browsers without modules. */
export function pageScripts(html: string) {
  const elements = pageElements(html);
  const scripts = elements.filter(isExecutableScript);
  const isOld = ({ attributes }: PageElement) => attributes.has('nomodule');
  const isInline = ({ attributes }: PageElement) => !attributes.has('src');
  const inlineTexts = scripts.filter(isInline).map(({ inner }) => `${inner};\n`);
  return {
    files: sources(scripts.filter((script) => !isOld(script))),
    old: sources(scripts.filter(isOld)),
    inline: inlineTexts.join(''),
    styles: elements.filter(isStyleSheet).map(({ attributes }) => attributes.get('href') ?? ''),
  };
}

const sources = (scripts: readonly PageElement[]) => [
  ...new Set(scripts.flatMap(({ attributes }) => attributes.get('src') ?? [])),
];

/** The parts that the export adds. `rules` are speculation rules, and `data` has the attributes of the boot script. */
type PageParts = { policy: string; css: string; rules: string; boot: string; data: Record<string, string> };

/** Puts our own parts in the place of Next's scripts. React finds its own markup unchanged. */
export function rewritePage(html: string, { policy, css, rules, boot, data }: PageParts): string {
  const elements = pageElements(html);
  const charset = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset) throw new Error('A page has no <meta charset>, which our own parts follow.');
  const attributes = Object.entries(data).map(([name, value]) => ` ${name}="${value}"`);
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    `<script${attributes.join('')}>${boot}</script>` +
    `<style>${css}</style>` +
    `<script type="speculationrules">${rules}</script>`;
  const addition = { start: charset.end, end: charset.end, text: head };
  const removals = elements.filter(isRemoved).map(({ start, end }) => ({ start, end, text: '' }));
  // We go from the end, so that the positions stay valid.
  return [...removals, addition]
    .toSorted((a, b) => b.start - a.start)
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html);
}

/** Returns each element that a page's HTML has, in order. `inner` is the text between an element's tags. */
export function pageElements(html: string) {
  return nodesOf(parse(html, { sourceCodeLocationInfo: true })).flatMap((node) => {
    const position = 'tagName' in node && node.sourceCodeLocation;
    if (!position || !position.startTag) return [];
    const { startTag, endTag, startOffset: start, endOffset: end } = position;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const inner = html.slice(startTag.endOffset, endTag?.startOffset ?? startTag.endOffset);
    return { name: node.tagName, attributes, start, end, inner };
  });
}

/** A node and all nodes in it. Those of a <template> are in its content. */
function nodesOf(node: Node): Node[] {
  if ('content' in node) return [node, ...nodesOf(node.content)];
  return 'childNodes' in node ? [node, ...node.childNodes.flatMap(nodesOf)] : [node];
}

/** Whether a browser runs this script. One with another type, such as structured data, is just text. */
const isExecutableScript = ({ name, attributes }: PageElement) =>
  name === 'script' && ['', 'module', 'text/javascript'].includes(attributes.get('type') ?? '');

const isStyleSheet = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'stylesheet';

const isScriptPreload = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script';

const isRemoved = (element: PageElement) =>
  isExecutableScript(element) || isStyleSheet(element) || isScriptPreload(element);

/** Prepares the style sheet at an address for inlining, without license comments and relative addresses. */
export function inlinedCss(css: string, address: string): string {
  if (/<\/?style|<!--/i.test(css)) throw new Error(`${address} contains markup, so it can't be inlined.`);
  const folder = path.posix.dirname(address);
  const withoutLicenses = css.replace(/\/\*!.*?\*\//gs, '').trim();
  return withoutLicenses.replace(
    /url\(\s*(['"]?)([^'")]+)\1\s*\)/g,
    (whole, quote: string, target: string) => {
      const isAbsolute = /^([a-z]+:|\/|#)/i.test(target);
      return isAbsolute ? whole : `url(${quote}${path.posix.join(folder, target)}${quote})`;
    },
  );
}
