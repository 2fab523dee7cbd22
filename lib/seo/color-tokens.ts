import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

export type Scheme = 'light' | 'dark';

/** Looks up a color token as "#rrggbb": `color('paper', 'light')`. Throws if it is unknown. */
export type ColorTokens = (token: string, scheme: Scheme) => string;

/**
 * Reads color tokens (`--color-paper: light-dark(oklch(…), oklch(…));`) from a style sheet. The web
 * manifest, theme color and share pictures can't use a style sheet; reading it keeps globals.css
 * the only place that defines colors.
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

/** The color tokens of app/globals.css. Build time only: reads from the working directory. */
export function siteColors(): ColorTokens {
  return readColorTokens(readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8'));
}
