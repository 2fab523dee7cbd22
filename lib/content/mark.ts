/** Features of an SVG that look different in a browser and in icons, or broken. */
const faults: [pattern: RegExp, wrong: string][] = [
  [/^(?![^]*<svg[\s>])/, 'isn’t an SVG file, even though its name says so.'],
  [/<svg(?![^>]*\sxmlns\s*=)/, 'is missing xmlns, so browsers show nothing.'],
  [
    /<svg(?![^>]*\s(viewBox|width\s*=\s*["'][\d.]+(px|mm|pt)?["']))/,
    'has no width, height, or viewBox, so browsers can’t tell its size.',
  ],
  [/<text[\s>]/, 'has text, which looks different on each device. Convert it to outlines.'],
  [
    /\b(href|src)\s*=\s*["'](?!#|data:)|url\(\s*["']?(?!#|data:)|@import/,
    'uses another file that isn’t published.',
  ],
  // Illustrator's own foreignObject is fine, because browsers skip it.
  [
    /<script|\son\w+\s*=|javascript:|<foreignObject(?![^>]*requiredExtensions)/i,
    'contains a script or a web page.',
  ],
];

/** Why this file can't be the logo, or undefined if it can. */
export function markFault(name: string, bytes: Buffer): string | undefined {
  // Sharp converts other formats for the pages, so they need no check.
  if (!name.endsWith('.svg')) return undefined;
  return faults.find(([pattern]) => pattern.test(bytes.toString('utf8')))?.[1];
}

/** A small SVG as a data: address, so that it is painted together with the text. Undefined for any other file. */
export function markInPage(name: string, bytes: Buffer): string | undefined {
  if (!name.endsWith('.svg') || bytes.length > 2000) return undefined;
  // Percent-encoded: base64 is painted 60 ms later (docs/decisions/mark-in-the-page.md).
  const text = bytes.toString('utf8').replace(/<!--[^]*?-->|\s*\n\s*/g, ' ');
  // Characters that don't need escaping stay as they are, because they compress better.
  return `data:image/svg+xml,${encodeURIComponent(text).replace(/%(20|2F|3A|3D)/g, decodeURIComponent)}`;
}
