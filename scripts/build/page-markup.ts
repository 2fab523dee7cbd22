import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

/** A piece of the page's text, from its first character to the one behind its last. */
export interface Span {
  start: number;
  end: number;
}

/** An element of a page, with its attributes by name and the place where it stands in the text. */
export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  span: Span;
  startTag: Span;
  /** What is between its tags, as written. */
  inner: string;
  isInHead: boolean;
}

/** Every element of a page that is written in its text, in order. What the parser adds by itself is left out. */
export function pageElements(html: string): PageElement[] {
  const found: PageElement[] = [];
  const visit = (node: Node, isInHead: boolean) => {
    if ('tagName' in node) {
      const element = pageElement(html, node, isInHead);
      if (element) found.push(element);
    }
    const inHead = isInHead || ('tagName' in node && node.tagName === 'head');
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, inHead);
    if ('content' in node) visit(node.content, inHead);
  };
  visit(parse(html, { sourceCodeLocationInfo: true }), false);
  return found;
}

function pageElement(html: string, element: Element, isInHead: boolean): PageElement | undefined {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) return undefined;
  const { startTag, endTag } = place;
  return {
    name: element.tagName,
    attributes: new Map(element.attrs.map(({ name, value }) => [name, value])),
    span: { start: place.startOffset, end: place.endOffset },
    startTag: { start: startTag.startOffset, end: startTag.endOffset },
    inner: html.slice(startTag.endOffset, endTag?.startOffset ?? startTag.endOffset),
    isInHead,
  };
}

/** A change of a page's text: what stands at `span` makes room for `text`. */
export interface Change {
  span: Span;
  text: string;
}

/** Carries out changes that don't overlap, in any order. Two insertions at one place keep their order. */
export function changed(html: string, changes: readonly Change[]): string {
  let result = '';
  let place = 0;
  // An insertion comes before what goes at the same place.
  const inOrder = changes.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  for (const { span, text } of inOrder) {
    if (span.start < place) throw new Error(`Two changes of a page overlap at character ${span.start}.`);
    result += html.slice(place, span.start) + text;
    place = span.end;
  }
  return result + html.slice(place);
}
