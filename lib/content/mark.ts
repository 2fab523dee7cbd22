/** What may follow a "<": the end of a tag, an element that draws, or what programs write beside the drawing. */
const parts = [
  '/|!--|!\\[CDATA\\[|\\?xml\\s|\\?xpacket\\s|!DOCTYPE svg[\\s>]',
  '(svg|g|defs|symbol|use|switch|title|desc|metadata|style|image|marker|pattern|clipPath|mask)[\\s/>]',
  '(path|rect|circle|ellipse|line|polyline|polygon|(linear|radial)Gradient|stop|filter|fe[A-Z]\\w+)[\\s/>]',
  // A program's own elements have a prefix. None may be that of SVG or of web pages (`faults`).
  '(?!svg:)[\\w-]+:\\w',
  // Illustrator's. It gives names to the addresses of namespaces, and browsers skip its foreignObject.
  '(sfw|slices?|sliceSourceBounds)[\\s/>]',
  '!ENTITY ns_(svg "http://www.w3.org/2000/svg"|(?!svg )\\w+ "http://(ns.adobe.com|www.w3.org/1999/xlink)[\\w./-]*")>',
  'foreignObject\\s[^>]*requiredExtensions="(&ns_ai;|http://ns.adobe.com)',
];

/** A part of the file itself, or a picture in it. */
const own = '(#|data:image/(png|jpe?g|gif|webp)[;,])';

const otherFile = 'uses another file that isn’t published.';
const notDrawn = 'has “$&”, which isn’t part of a drawing.';

/**
 * Features of an SVG that look different in a browser and in icons, or broken, or that aren't of a drawing. "$&" is what
 * was found.
 */
const faults: [pattern: RegExp, wrong: string][] = [
  [/\0/, 'isn’t saved as UTF-8.'],
  [/^(?![^]*<svg[\s>])/, 'isn’t an SVG file, even though its name says so.'],
  [/<svg(?=[\s>])(?![^>]*\sxmlns\s*=)/, 'is missing xmlns, so browsers show nothing.'],
  [
    /<svg(?=[\s>])(?![^>]*\s(viewBox|width\s*=\s*["'][\d.]+(px|mm|pt)?["']))/,
    'has no width, height, or viewBox, so browsers can’t tell its size.',
  ],
  [/<text[\s>]/, 'has text, which looks different on each device. Convert it to outlines.'],
  [new RegExp(`<(?!${parts.join('|')})[^\\s>]*`), notDrawn],
  [
    /xmlns:(?!svg\s*=)[^\s=]+\s*=\s*["'](http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1998\/Math)|&ns_svg;|[^"']*&#)/,
    notDrawn,
  ],
  [/(?<![\w:-])on\w+\s*=\s*["']/i, notDrawn],
  [new RegExp(`(?<![\\w-])(href|src|base)\\s*=\\s*["'](?!${own})`, 'i'), otherFile],
  [new RegExp(`@import|image-set|url\\((?!\\s*(["']|&quot;|&apos;)?${own})`, 'i'), otherFile],
  // A letter of a style could be written like this: \72 or &#114;.
  [/\\[^\s"']*|&#(?!3[489];|x2[267];)(x0*[2-7][\da-f]|0*(3[3-9]|[4-9]\d|1[01]\d|12[0-6]));/i, notDrawn],
];

/** The names of Inkscape's own files, which can have backslashes. */
const inkscape = /\s(inkscape|sodipodi):(?!href)[\w-]+\s*=\s*"[^"<\n]*"/g;

/** Why this file can't be the logo, or undefined if it can. */
export function markFault(name: string, bytes: Buffer): string | undefined {
  // Sharp converts other formats for the pages, so they need no check.
  if (!name.endsWith('.svg')) return undefined;
  const text = bytes.toString('utf8').replace(inkscape, '');
  for (const [pattern, wrong] of faults) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return wrong.replace('$&', () => found.slice(0, 40));
  }
  return undefined;
}

/** A small SVG as a data: address, so that it is painted together with the text. Undefined for any other file. */
export function markInPage(name: string, bytes: Buffer): string | undefined {
  if (!name.endsWith('.svg') || bytes.length > 2000) return undefined;
  // Percent-encoded: base64 is painted 60 ms later (docs/decisions/mark-in-the-page.md).
  const text = bytes.toString('utf8').replace(/(<!--[^]*?-->|\s)+/g, ' ');
  // Characters that an address may have stay as they are, because they compress better.
  return `data:image/svg+xml,${encodeURIComponent(text).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
