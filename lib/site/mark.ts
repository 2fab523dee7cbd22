import { parseFragment, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const elements = 'svg g path rect circle ellipse line polyline polygon title desc'.split(' ');
const attributes =
  /^(xmlns|viewBox|width|height|[xyd]|[xy][12]|[cr][xy]?|points|transform|opacity|(fill|stroke|clip)(-\w+)*)$/;

/**
 * The owner's mark as markup that may stand in every page: one drawing of plain shapes, without what a
 * program writes around it. Undefined for anything else, such as styles, ids, pictures or scripts: the
 * security policy would block it, or it could change the page around it.
 */
export function inlineMark(svg: string): string | undefined {
  const [drawing, ...others] = parseFragment(svg).childNodes.filter((node) => !isNothing(node));
  if (!drawing || drawing.nodeName !== 'svg' || others.length > 0 || !isPlain(drawing)) return undefined;
  return serializeOuter(drawing);
}

/** Comments and blanks between elements. HTML reads <?xml …?> as a comment. */
const isNothing = (node: Tree.ChildNode) =>
  ['#comment', '#documentType'].includes(node.nodeName) || ('value' in node && node.value.trim() === '');

function isPlain(node: Tree.ChildNode): boolean {
  if (!('tagName' in node)) return isNothing(node) || node.parentNode?.nodeName !== 'svg';
  return (
    elements.includes(node.tagName) &&
    node.attrs.every(({ name, prefix }) => !prefix && attributes.test(name)) &&
    node.childNodes.every(isPlain)
  );
}
