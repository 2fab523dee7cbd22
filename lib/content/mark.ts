/** What makes a drawing look different in a browser and in icons, or broken; and what to do. */
const faults: [pattern: RegExp, wrong: string, remedy: string][] = [
  [/^(?![^]*<svg[\s>])/, 'is not a drawing.', 'Export the logo as SVG, PNG or JPEG.'],
  [
    /<svg(?![^>]*\sxmlns\s*=\s*["'](http:\/\/www\.w3\.org\/2000\/svg|&\w+;)["'])/,
    'doesn’t say that it is an SVG (xmlns), so browsers show nothing.',
    'Export it as a file, not as code for a page.',
  ],
  [
    /<svg(?![^>]*\s(viewBox|width\s*=\s*["'][\d.]+(px|mm|pt)?["']))/,
    'doesn’t say how large it is.',
    'Export it with a viewBox, or a width and a height.',
  ],
  [/<text[\s>]/, 'has text, which looks different on each device.', 'Make the text outlines.'],
  [
    /\b(href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|data:)|@import/,
    'needs a file from outside of it.',
    'Embed the picture or font, or leave it out.',
  ],
  // But not what Illustrator keeps for itself, which browsers skip.
  [
    /<script|\son\w+\s*=|javascript:|<foreignObject(?![^>]*requiredExtensions)/i,
    'has a script or a web page in it.',
    'Export it as plain SVG.',
  ],
];

/** What a file is by its first bytes; an SVG has none of its own. */
const kindOf = (hex: string) =>
  hex.startsWith('89504e47') ? 'png' : hex.startsWith('ffd8ff') ? 'jpg' : undefined;

/** Why the file of this name can't be the logo, and what to do; undefined if it can. */
export function markFault(name: string, bytes: Buffer): { wrong: string; remedy: string } | undefined {
  const kind = kindOf(bytes.subarray(0, 4).toString('hex'));
  const named = name.replace(/.*\./, '').replace('jpeg', 'jpg');
  if ((kind ?? 'svg') !== named)
    return {
      wrong: `is ${kind ? `a .${kind} file` : 'no such picture'}, whatever its name says.`,
      remedy: kind ? `Name it .${kind}, here and in brand.json.` : 'Export the logo again.',
    };
  const text = kind ? '' : bytes.toString('utf8');
  const [, wrong, remedy] = (!kind && faults.find(([pattern]) => pattern.test(text))) || [];
  return wrong && remedy ? { wrong, remedy } : undefined;
}

/** A short drawing as an address that is the picture itself, so that it is painted with the words; else undefined. */
export function markInPage(name: string, bytes: Buffer): string | undefined {
  if (!name.endsWith('.svg') || bytes.length > 2000) return undefined;
  // Percent-encoded: base64 is painted 60 ms later (docs/decisions/mark-in-the-page.md).
  const text = bytes.toString('utf8').replace(/<!--[^]*?-->|\s*\n\s*/g, ' ');
  // What may stay as it is packs better.
  return `data:image/svg+xml,${encodeURIComponent(text).replace(/%(20|2F|3A|3D)/g, decodeURIComponent)}`;
}
