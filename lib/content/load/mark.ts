import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element of a drawing, with what is in it: only what the lists below allow. */
export type Shape = { name: string; attributes: Record<string, string>; children: (Shape | string)[] };

/** Why a file can't be the mark, continuing from its name. */
export class MarkError extends Error {}

const svgSpace = 'http://www.w3.org/2000/svg';
/** Left out: what programs write for themselves, and words. */
const leftOut =
  /inkscape|sodipodi|adobe|figma|sketch|serif|rdf-syntax|purl\.org|creativecommons|XML\/1998|^(metadata|title|desc|xmlns|version|baseProfile|role|tabindex|enable-background)$|^(data|aria)-/i;
const elements =
  /^(svg|g|path|rect|circle|ellipse|line|polyline|polygon|defs|style|use|symbol|image|stop|(linear|radial)Gradient|clipPath|mask|pattern|filter|fe(?!Image)[A-Z]\w+)$/;
const attributeNames =
  /^(id|class|style|type|d|points|transform|viewBox|preserveAspectRatio|overflow|display|visibility|opacity|offset|isolation|width|height|[xyr]|[cdfr][xy]|fr|[xy][12]|in2?|k[1-4]|result|mode|operator|values|stdDeviation|radius|spreadMethod|\w+(Units|Transform)|(fill|stroke|clip|stop|flood|mask|mix|color|filter|paint|shape|text|image)(-\w+)*)$/;
/** Rules and functions of CSS that could load something, and escapes, which hide them. */
const unsafeStyle =
  /[@\\]|\b(?!(?:rgba?|hsla?|url|matrix|translate|scale|rotate|skew[XY])\b)[\w-]+\(|url\((?!\s*["']?#)/i;

/** Reads the mark from the file of this name; a PNG becomes an image in a drawing. Throws a MarkError. */
export function readMark(name: string, bytes: Buffer): Shape {
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  if (isPng !== name.endsWith('.png'))
    throw new MarkError(`is ${isPng ? 'a' : 'no'} PNG picture, whatever its name says.`);
  if (!isPng) return sized(readDrawing(bytes.toString('utf8')));
  if (bytes.length < 24 || !bytes.includes('IEND')) throw new MarkError('is only a part of a picture.');
  const size = { width: `${bytes.readUInt32BE(16)}`, height: `${bytes.readUInt32BE(20)}` };
  const href = `data:image/png;base64,${bytes.toString('base64')}`;
  const image = { name: 'image', attributes: { ...size, href }, children: [] };
  return sized({ name: 'svg', attributes: size, children: [image] });
}

function readDrawing(text: string): Shape {
  const root: Shape = { name: '', attributes: {}, children: [] };
  const open: (Shape | undefined)[] = [root];
  const parser = new SaxesParser({ xmlns: true });
  const addText = (words: string) => {
    const parent = open.at(-1);
    if (parent && words.trim()) parent.children.push(words);
  };
  parser.on('error', ({ message }) => {
    throw new MarkError(`is not a whole drawing. Line ${message}`);
  });
  // As Adobe Illustrator writes it: <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  parser.on('doctype', (type) => {
    for (const [, entity = '', value = ''] of type.matchAll(/<!ENTITY\s+(\w+)\s+["']([^"'&<]*)["']/g))
      parser.ENTITIES[entity] = value;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    const parent = open.at(-1);
    const shape = parent && shapeOf(tag);
    if (shape) parent.children.push(shape);
    open.push(shape);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    const words = closed?.children.filter((one) => typeof one === 'string').join('') ?? '';
    if (closed?.name === 'style') checkStyle(words);
    else if (words)
      throw new MarkError(`has the text "${words.trim()}". Make it outlines: fonts are missing.`);
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  const [drawing] = root.children;
  if (typeof drawing !== 'object' || drawing.name !== 'svg') throw new MarkError('has no drawing in it.');
  return drawing;
}

/** An element without what is left out; undefined if that is the whole element. */
function shapeOf({ local: name, uri, attributes }: SaxesTagNS): Shape | undefined {
  if (leftOut.test(uri) || leftOut.test(name)) return undefined;
  if ((uri && uri !== svgSpace) || !elements.test(name)) throw new MarkError(`has <${name}> in it.`);
  const kept = Object.values(attributes).filter(
    ({ local, prefix, uri: space }) =>
      local === 'href' || ![local, prefix, space].some((one) => leftOut.test(one)),
  );
  for (const { local, value } of kept) {
    const isInside = name === 'image' ? /^data:image\/(png|jpeg);base64,/ : /^#/;
    if (local === 'href' && !isInside.test(value))
      throw new MarkError(`refers to "${value}", outside of it.`);
    if (local === 'href') continue;
    if (!attributeNames.test(local)) throw new MarkError(`has ${local} on <${name}>.`);
    checkStyle(value);
  }
  return {
    name,
    attributes: Object.fromEntries(kept.map(({ local, value }) => [local, value])),
    children: [],
  };
}

function checkStyle(css: string) {
  const [found] = unsafeStyle.exec(css) ?? [];
  if (found) throw new MarkError(`has the style "${found}", which could load something.`);
}

/** With a viewBox and no size of its own, so that it fills its place. */
function sized(drawing: Shape): Shape {
  const { viewBox, width = '', height = '', preserveAspectRatio: _, ...attributes } = drawing.attributes;
  const size = [width, height].map((length) => (/^[\d.]+(px)?$/.test(length) ? parseFloat(length) : NaN));
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, ...size];
  if (!(box.length === 4 && box.every(isFinite) && Math.min(...box.slice(2)) > 0))
    throw new MarkError("doesn't say how large it is: it has neither a viewBox nor a size in pixels.");
  return { ...drawing, attributes: { ...attributes, viewBox: box.join(' ') } };
}

/** A drawing as an SVG file. */
export function svgText({ name, attributes, children }: Shape): string {
  const safe = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const all = Object.entries({ ...(name === 'svg' && { xmlns: svgSpace }), ...attributes });
  const inside = children.map((one) => (typeof one === 'string' ? safe(one) : svgText(one)));
  return `<${name}${all.map(([key, value]) => ` ${key}="${safe(value)}"`).join('')}>${inside.join('')}</${name}>`;
}
