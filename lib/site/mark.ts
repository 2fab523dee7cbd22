import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a drawing, with its attributes as they are written. */
export type Shape = { name: string; attributes: Readonly<Record<string, string>>; shapes: readonly Shape[] };

const names = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const attributeNames =
  /^(xmlns|viewBox|width|height|[xyd]|[xy][12]|[cr][xy]?|points|transform|opacity|(fill|stroke|clip)(-\w+)*)$/;

/**
 * The owner's mark, if it is one drawing of plain shapes that may stand in every page. Undefined for
 * anything else, such as styles, ids, pictures or scripts: the security policy would block it, or it
 * could change the page around it.
 */
export function plainDrawing(svg: string): Shape | undefined {
  const nodes = parseFragment(svg).childNodes.filter((node) => !isNothing(node));
  const [drawing] = nodes.map(shapeOf);
  return nodes.length === 1 && drawing?.name === 'svg' ? drawing : undefined;
}

/** Blanks, comments and words for people who can't see it. HTML reads <?xml …?> as a comment. */
const isNothing = (node: Tree.ChildNode) =>
  ['#comment', '#documentType', 'title', 'desc'].includes(node.nodeName) ||
  ('value' in node && node.value.trim() === '');

function shapeOf(node: Tree.ChildNode): Shape | undefined {
  if (!('tagName' in node) || !names.includes(node.tagName)) return undefined;
  if (node.attrs.some(({ name, prefix }) => prefix || !attributeNames.test(name))) return undefined;
  const shapes = node.childNodes.filter((child) => !isNothing(child)).map(shapeOf);
  if (!shapes.every((shape) => shape !== undefined)) return undefined;
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return { name: node.tagName, attributes, shapes };
}
