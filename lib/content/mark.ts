/** What makes a drawing look different in a browser and in icons, or broken. */
const faults: [pattern: RegExp, wrong: string][] = [
  [/^(?![^]*<svg[\s>])/, 'is not a drawing, whatever its name says.'],
  [/<svg(?![^>]*\sxmlns\s*=)/, 'doesn’t say that it is an SVG (xmlns), so browsers show nothing.'],
  [/<svg(?![^>]*\s(viewBox|width\s*=\s*["'][\d.]+(px|mm|pt)?["']))/, 'doesn’t say how large it is.'],
  [/<text[\s>]/, 'has text, which looks different on each device: make it outlines.'],
  [/\b(href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|data:)|@import/, 'needs a file from outside of it.'],
  // But not what Illustrator keeps for itself, which browsers skip.
  [
    /<script|\son\w+\s*=|javascript:|<foreignObject(?![^>]*requiredExtensions)/i,
    'has a script or a web page in it.',
  ],
];

/** Why the drawing of this name can't be the logo; undefined if it can. */
export function markFault(name: string, bytes: Buffer): string | undefined {
  // Pages show what sharp makes of other pictures, whatever they are.
  if (!name.endsWith('.svg')) return undefined;
  return faults.find(([pattern]) => pattern.test(bytes.toString('utf8')))?.[1];
}

/** A short drawing as an address that is the picture itself, so that it is painted with the words; else undefined. */
export function markInPage(name: string, bytes: Buffer): string | undefined {
  if (!name.endsWith('.svg') || bytes.length > 2000) return undefined;
  // Percent-encoded: base64 is painted 60 ms later (docs/decisions/mark-in-the-page.md).
  const text = bytes.toString('utf8').replace(/<!--[^]*?-->|\s*\n\s*/g, ' ');
  // What may stay as it is packs better.
  return `data:image/svg+xml,${encodeURIComponent(text).replace(/%(20|2F|3A|3D)/g, decodeURIComponent)}`;
}
