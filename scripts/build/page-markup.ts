import { parse, type DefaultTreeAdapterMap } from 'parse5';

/** An element of a page: its attributes by name, and where it stands in the page's text. */
export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
  /** What is between its tags, as written. */
  inner: string;
}

/** Every element that is written in a page's text, in order. What the parser adds by itself is left out. */
export function pageElements(html: string): PageElement[] {
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
