const tags =
  'svg|g|defs|title|desc|path|rect|circle|ellipse|line|polyline|polygon|clipPath|linearGradient|radialGradient|stop';

/** Matches an SVG that has a size and only shapes. It can't have & and \, because entities and escapes hide things. */
const onlyShapes = new RegExp(
  `^<svg(?=[^>]*\\sxmlns="http://www.w3.org/2000/svg")(?=[^>]*\\sviewBox=)([^<&\\\\]|</?(${tags})[\\s/>])*$`,
);

/** Matches attributes that could run a script or load a file. */
const active = /\bon\w+\s*=|href|url\((?!#)|\/\/(?!www\.w3\.org\/)/i;

/**
 * Returns a small SVG that has only shapes as a data: address, so that it is painted together with the text. Returns
 * undefined for any other file. Pages then use the picture that the build draws of it.
 */
export function markInPage(name: string, bytes: Buffer): string | undefined {
  if (!name.endsWith('.svg') || bytes.length > 2000) return undefined;
  const text = bytes.toString('utf8');
  const drawing = text.replace(/(<!--[^]*?-->|<\?xml [^>]*>|\s)+/g, ' ').trim();
  if (!onlyShapes.test(drawing) || active.test(drawing)) return undefined;
  // We use percent-encoding, because base64 is painted 60 ms later (docs/decisions/mark-in-the-page.md).
  // We leave /, : and = as they are, because they compress better.
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
