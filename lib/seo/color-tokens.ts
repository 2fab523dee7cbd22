import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

export type Scheme = 'light' | 'dark';

/** Looks up a color token of the style sheet as "#rrggbb": `color('paper', 'light')`. Throws for an unknown one. */
export type ColorTokens = (token: string, scheme: Scheme) => string;

/**
 * The color tokens of a style sheet with `--color-paper: light-dark(oklch(…), oklch(…));`. Web manifest,
 * theme color and share pictures cannot read a style sheet and take their colors from here, so that
 * globals.css stays the only place that defines them.
 */
export function readColorTokens(css: string): ColorTokens {
  return (token, scheme) => {
    const found = new RegExp(`--color-${token}: light-dark\\((oklch\\([^)]+\\)), (oklch\\([^)]+\\))\\)`).exec(
      css,
    );
    const hex = formatHex(found?.[scheme === 'light' ? 1 : 2] ?? '');
    if (hex) return hex;
    throw new Error(`The style sheet has no token --color-${token} with a light and a dark oklch() color.`);
  };
}

/** The tokens of app/globals.css. For the build, which runs in the project's folder. */
export function siteColors(): ColorTokens {
  return readColorTokens(readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8'));
}
