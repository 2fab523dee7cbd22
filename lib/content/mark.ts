// Browsers run scripts in an SVG that is opened by its own address, so we accept only what a drawing needs.

/** Match the text after a "<" that a drawing may have: tags that draw, and tags that programs add to their files. */
const allowedAfterBracket = [
  '/|!--|!\\[CDATA\\[|\\?xml\\s|\\?xpacket\\s|!DOCTYPE svg[\\s>]',
  '(svg|g|defs|symbol|use|switch|title|desc|metadata|style|image|marker|pattern|clipPath|mask)[\\s/>]',
  '(path|rect|circle|ellipse|line|polyline|polygon|(linear|radial)Gradient|stop|filter|fe[A-Z]\\w+)[\\s/>]',
  // A program's own elements have a prefix. `faults` refuses a prefix that means SVG or HTML.
  '(?!svg:)[\\w-]+:\\w',
  // Illustrator names the addresses of its namespaces, and it adds a foreignObject that browsers skip.
  '(sfw|slices?|sliceSourceBounds)[\\s/>]',
  '!ENTITY ns_(svg "http://www.w3.org/2000/svg"|(?!svg )\\w+ "http://(ns.adobe.com|www.w3.org/1999/xlink)[\\w./-]*")>',
  'foreignObject\\s[^>]*requiredExtensions="(&ns_ai;|http://ns.adobe.com)',
];

/** Matches a link to a part of the same file, or to a picture in it. */
const ownPart = '(#|data:image/(png|jpe?g|gif|webp)[;,])';

const otherFile = 'uses another file that isn’t published.';
const notDrawn = 'has “$&”, which isn’t part of a drawing.';

/**
 * Reasons to refuse an SVG: it looks broken, or different in a browser and in an icon, or it has more than a drawing.
 * "$&" is the text that was found.
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
  [new RegExp(`<(?!${allowedAfterBracket.join('|')})[^\\s>]*`), notDrawn],
  [
    /xmlns:(?!svg\s*=)[^\s=]+\s*=\s*["'](http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1998\/Math)|&ns_svg;|[^"']*&#)/,
    notDrawn,
  ],
  [/(?<![\w:-])on\w+\s*=\s*["']/i, notDrawn],
  [new RegExp(`(?<![\\w-])(href|src|base)\\s*=\\s*["'](?!${ownPart})`, 'i'), otherFile],
  [new RegExp(`@import|image-set|url\\((?!\\s*(["']|&quot;|&apos;)?${ownPart})`, 'i'), otherFile],
  // An escape such as \72 or &#114; could hide a letter of the words above.
  [/\\[^\s"']*|&#(?!3[489];|x2[267];)(x0*[2-7][\da-f]|0*(3[3-9]|[4-9]\d|1[01]\d|12[0-6]));/i, notDrawn],
];

/** Matches Inkscape's own attributes. They can have backslashes, as in the path of a file on Windows. */
const inkscape = /\s(inkscape|sodipodi):(?!href)[\w-]+\s*=\s*"[^"<\n]*"/g;

/** Returns the reason why this file can't be the logo, or undefined if it can. */
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
  // We use percent-encoding, because base64 is painted 60 ms later (docs/decisions/mark-in-the-page.md).
  const text = bytes.toString('utf8').replace(/(<!--[^]*?-->|\s)+/g, ' ');
  // We don't encode characters that an address may have, because they compress better.
  return `data:image/svg+xml,${encodeURIComponent(text).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
