import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { createElement, type ReactElement } from 'react';

const names = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const attributeNames =
  /^(xmlns|viewBox|width|height|[xyd]|[xy][12]|[cr][xy]?|points|transform|opacity|(fill|stroke|clip)(-\w+)*)$/;

/**
 * The owner's mark, if it is one drawing of plain shapes that may stand in every page. Undefined for
 * anything else, such as styles, ids, pictures or scripts: the security policy would block it, or it
 * could change the page around it. As elements, and not as markup: React would set that anew in a
 * translated page, where the policy forbids it.
 */
export function plainDrawing(svg: string): ReactElement | undefined {
  const [drawing, ...others] = parseFragment(svg).childNodes.filter(isSomething);
  if (!drawing || !('attrs' in drawing) || drawing.tagName !== 'svg' || others.length > 0) return undefined;
  const attrs = withoutSize(drawing.attrs);
  // A drawing that doesn't say how large its field is can't be scaled.
  return attrs.some(({ value }) => value.includes('NaN')) ? undefined : elementOf({ ...drawing, attrs });
}

/** The page sets the size of a drawing, whatever its program wrote: 512 pixels would cover the page. */
function withoutSize(attrs: Tree.Element['attrs']): Tree.Element['attrs'] {
  const valueOf = (name: string) => attrs.find((one) => one.name === name)?.value;
  const box =
    valueOf('viewBox') ?? `0 0 ${parseFloat(valueOf('width') ?? '')} ${parseFloat(valueOf('height') ?? '')}`;
  const others = attrs.filter(({ name }) => !['viewBox', 'width', 'height'].includes(name));
  return [...others, { name: 'viewBox', value: box }];
}

/** Not blanks, comments or words for people who can't see it. HTML reads <?xml …?> as a comment. */
const isSomething = (node: Tree.ChildNode) =>
  !['#comment', '#documentType', 'title', 'desc'].includes(node.nodeName) &&
  !('value' in node && node.value.trim() === '');

function elementOf(node: Tree.ChildNode): ReactElement | undefined {
  if (!('tagName' in node) || !names.includes(node.tagName)) return undefined;
  if (node.attrs.some(({ name, prefix }) => prefix || !attributeNames.test(name))) return undefined;
  const shapes = node.childNodes.filter(isSomething).map(elementOf);
  if (shapes.includes(undefined)) return undefined;
  const inReact = (name: string) => name.replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [inReact(name), value]));
  return createElement(node.tagName, attributes, ...shapes);
}
