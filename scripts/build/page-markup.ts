import { parse, type DefaultTreeAdapterMap } from 'parse5';

/** An element of a page: its attributes, and its position in the text. */
export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
  /** The text between its tags. */
  inner: string;
}

/** Every element written in a page, in order, without those that the parser adds. */
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
