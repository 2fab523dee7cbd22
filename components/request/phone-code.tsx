import type { ReactNode } from 'react';
import { encode } from 'uqr';

/**
 * Every code has this version, so that we can keep its place while it loads. It has 77 modules a side, and room for 520
 * characters.
 */
const version = 15;

/** Whole pixels for each module, because cameras can't read a blurred code. */
const pixels = 4;

/** A link as a QR code for the visitor's phone. It is also black on white in dark mode, because cameras need that. */
export default function PhoneCode({ href }: { href: string }): ReactNode {
  // The code includes four modules of white around it.
  const { data, size } = encode(href, { border: 4, ecc: 'L', minVersion: version });
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <figure className="mt-4">
      <figcaption>To text from your phone, point its camera at this code.</figcaption>
      <svg
        role="img"
        aria-label="QR code that opens your request as a text on your phone"
        viewBox={`0 0 ${size} ${size}`}
        width={size * pixels}
        className="mt-2 h-auto max-w-full forced-color-adjust-none"
      >
        <path d={`M0 0h${size}v${size}h-${size}z`} fill="white" />
        <path d={dark.join('')} fill="black" shapeRendering="crispEdges" />
      </svg>
    </figure>
  );
}
