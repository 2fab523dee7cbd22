import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export type BuiltLink = { href: string; text: string };
/** A picture that people see, and the words that stand for it; undefined where there are none. */
export type BuiltPicture = { what: string; words: string | undefined };

/** What the gate reads of one built page. */
export type BuiltPage = {
  /** "/about"; the page for a wrong address is "/404". */
  route: string;
  title: string;
  /** The meta elements by name or property, each with all its values. */
  metas: ReadonlyMap<string, readonly string[]>;
  canonical: string | undefined;
  /** All words that can be read, spaces made single and plain. */
  text: string;
  footer: string;
  links: readonly BuiltLink[];
  pictures: readonly BuiltPicture[];
  /** Files that the page loads by itself. */
  loads: readonly string[];
  ids: ReadonlySet<string>;
  /** The structured data, one text of JSON each. */
  structuredData: readonly string[];
};

const unread = ['script', 'style', 'template'];

/** What nobody sees: words in store for a fault of the page, for example. */
const isHidden = (node: Node) =>
  defaultTreeAdapter.isElementNode(node) && attribute(node, 'hidden') !== undefined;

function* elementsIn(node: Node): Generator<Element> {
  if (isHidden(node)) return;
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

function rawText(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (unread.includes(node.nodeName) || isHidden(node) || !('childNodes' in node)) return '';
  // Elements keep their words apart, as they do for the eye.
  return ` ${node.childNodes.map(rawText).join('')} `;
}

/** Text with single, plain spaces. */
export const plainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What stands inside a script, which has no words. */
const source = (element: Element) =>
  element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

/** Reads a built page of the address `route`. */
export function readPage(route: string, html: string): BuiltPage {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = new Map<string, string[]>();
  for (const meta of named('meta')) {
    const name = (attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').toLowerCase();
    metas.set(name, [...(metas.get(name) ?? []), attribute(meta, 'content') ?? '']);
  }
  const [title] = named('title');
  const relOf = (link: Element) => (attribute(link, 'rel') ?? '').split(' ');
  const canonical = named('link').find((link) => relOf(link).includes('canonical'));
  const footers = named('footer');
  return {
    route,
    title: title ? plainSpaces(rawText(title)) : '',
    metas,
    canonical: canonical && attribute(canonical, 'href'),
    text: plainSpaces(named('body').map(rawText).join(' ')),
    footer: plainSpaces(footers.map(rawText).join(' ')),
    links: named('a').map((link) => ({
      href: attribute(link, 'href') ?? '',
      text: plainSpaces(rawText(link)) || attribute(link, 'aria-label') || '',
    })),
    pictures: picturesIn(document, false),
    loads: [
      ...['img', 'script', 'iframe', 'source', 'video', 'audio', 'embed'].flatMap((name) =>
        named(name).flatMap((one) => attribute(one, 'src') ?? []),
      ),
      ...named('link')
        .filter((link) =>
          ['stylesheet', 'preload', 'icon', 'manifest', 'apple-touch-icon'].some((rel) =>
            relOf(link).includes(rel),
          ),
        )
        .flatMap((link) => attribute(link, 'href') ?? []),
    ],
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    structuredData: named('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json')
      .map(source),
  };
}

/** The pictures that assistive technology meets: not those within something hidden from it. */
function picturesIn(node: Node, hidden: boolean): BuiltPicture[] {
  if (isHidden(node) || !('childNodes' in node)) return [];
  if (!defaultTreeAdapter.isElementNode(node))
    return node.childNodes.flatMap((child) => picturesIn(child, hidden));
  const isSilent = hidden || attribute(node, 'aria-hidden') === 'true' || unread.includes(node.tagName);
  const isImage = node.tagName === 'img';
  const isPicture = isImage || node.tagName === 'svg' || attribute(node, 'role') === 'img';
  if (!isPicture) return node.childNodes.flatMap((child) => picturesIn(child, isSilent));
  if (isSilent && !isImage) return [];
  const title = node.childNodes.find((child) => child.nodeName === 'title');
  const label =
    attribute(node, 'aria-label') ??
    attribute(node, 'aria-labelledby') ??
    (title && plainSpaces(rawText(title)));
  const named = label || (isImage ? attribute(node, 'alt') : undefined);
  const what = isImage ? `the picture ${attribute(node, 'src') ?? ''}`.trim() : 'a drawing';
  return [{ what, words: named }];
}
