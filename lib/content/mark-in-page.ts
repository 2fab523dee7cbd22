const tags =
  'svg|g|defs|title|desc|path|rect|circle|ellipse|line|polyline|polygon|clipPath|linearGradient|radialGradient|stop';

/** Matches an SVG that has a size and only shapes. Entities (&) and escapes (\) could hide anything else. */
const onlyShapes = new RegExp(
  `^<svg(?=[^>]*\\sxmlns="http://www.w3.org/2000/svg")(?=[^>]*\\sviewBox=)([^<&\\\\]|</?(${tags})[\\s/>])*$`,
);

/** Matches attributes that could run a script or load a file. */
const active = /\bon\w+\s*=|href|url\((?!#)|\/\/(?!www\.w3\.org\/)/i;

/**
 * A small SVG with only shapes as a data: address, so that it is painted together with the text. Undefined for any other
 * file: pages then use the picture that the build draws of it.
 */
export function markInPage(name: string, bytes: Buffer): string | undefined {
  if (!name.endsWith('.svg') || bytes.length > 2000) return undefined;
  const text = bytes.toString('utf8');
  const drawing = text.replace(/(<!--[^]*?-->|<\?xml [^>]*>|\s)+/g, ' ').trim();
  if (!onlyShapes.test(drawing) || active.test(drawing)) return undefined;
  // We use percent-encoding, because base64 is painted 60 ms later (docs/decisions/mark-in-the-page.md).
  // We don't encode characters that an address may have, because they compress better.
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(2F|3A|3D)/g, decodeURIComponent)}`;
}
