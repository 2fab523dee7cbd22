import { parse, type DefaultTreeAdapterMap } from 'parse5';

/** The encoding must be declared within this many bytes (HTML standard). */
const charsetWithin = 1024;

/** An element as written in a page: its attributes, and its position in the text. */
type PageElement = {
  name: string;
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
  /** The text between its tags. */
  inner: string;
};

export type PageScripts = ReturnType<typeof pageScripts>;

/**
 * What Next put into a page: addresses of its script files without duplicates, `old` those for browsers
 * without modules; the text of all inline scripts; and addresses of style sheets.
 */
export function pageScripts(html: string) {
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

/** What the export adds: speculation rules, and with the boot script the data attributes that it reads. */
type PageParts = { policy: string; css: string; rules: string; boot: string; data: Record<string, string> };

/**
 * Prepares an exported page: removes scripts, inlines the style sheet, and adds the policy and the
 * boot script. What React compares stays unchanged.
 */
export function rewritePage(html: string, { policy, css, rules, boot, data }: PageParts): string {
  const elements = pageElements(html);
  const charset = elements.find(({ name, attributes }) => name === 'meta' && attributes.has('charset'));
  if (!charset || Buffer.byteLength(html.slice(0, charset.end)) > charsetWithin)
    throw new Error(`A page has no <meta charset> within its first ${charsetWithin} bytes.`);
  const attributes = Object.entries(data).map(([name, value]) => ` ${name}="${value}"`);
  const head =
    `<meta http-equiv="Content-Security-Policy" content="${policy}"/>` +
    `<script${attributes.join('')}>${boot}</script>` +
    `<style>${css}</style>` +
    `<script type="speculationrules">${rules}</script>`;
  const cuts = elements
    .filter((element) => [isExecutableScript, isStyleSheet, isScriptPreload].some((isCut) => isCut(element)))
    .map(({ start, end }) => ({ start, end, text: '' }));
  // From the end, so that positions stay valid.
  return [...cuts, { start: charset.end, end: charset.end, text: head }]
    .toSorted((a, b) => b.start - a.start)
    .reduce((page, { start, end, text }) => page.slice(0, start) + text + page.slice(end), html);
}

/** Every element written in a page, in order, without those that the parser adds. */
function pageElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    const place = 'tagName' in node ? node.sourceCodeLocation : undefined;
    if ('tagName' in node && place?.startTag) {
      const { startTag, endTag } = place;
      found.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
        start: place.startOffset,
        end: place.endOffset,
        inner: html.slice(startTag.endOffset, endTag?.startOffset ?? startTag.endOffset),
      });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
    if ('content' in node) visit(node.content);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return found;
}

/** Scripts that a browser runs. Those with other types, such as structured data, are just text. */
const isExecutableScript = ({ name, attributes }: PageElement) =>
  name === 'script' && ['', 'module', 'text/javascript'].includes(attributes.get('type') ?? '');

const isStyleSheet = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'stylesheet';

const isScriptPreload = ({ name, attributes }: PageElement) =>
  name === 'link' && attributes.get('rel') === 'preload' && attributes.get('as') === 'script';
