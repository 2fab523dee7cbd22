import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oklchToHex } from './oklch';

export type Scheme = 'light' | 'dark';

/** Looks up a color token of the style sheet as "#rrggbb": `color('paper', 'light')`. Throws for an unknown one. */
export type ColorTokens = (token: string, scheme: Scheme) => string;

/**
 * The color tokens of a style sheet whose theme is written as `--color-paper: light-dark(oklch(…), oklch(…));`.
 * What can't read the style sheet (web manifest, theme color, share pictures) takes its colors from here, so that
 * globals.css stays the one place that has them.
 */
export function readColorTokens(css: string): ColorTokens {
  return (token, scheme) => {
    const found = new RegExp(
      `--color-${token}:\\s*light-dark\\(oklch\\(([^)]+)\\),\\s*oklch\\(([^)]+)\\)\\)`,
    ).exec(css);
    const parts = found?.[scheme === 'light' ? 1 : 2]?.trim().split(/\s+/).map(Number);
    const [lightness, chroma, hue] = parts ?? [];
    if (lightness === undefined || chroma === undefined || hue === undefined || parts?.some(Number.isNaN))
      throw new Error(`The style sheet has no token --color-${token} with a light and a dark oklch() color.`);
    return oklchToHex({ lightness, chroma, hue });
  };
}

/** The tokens of app/globals.css, seen from where the build runs. */
export function siteColors(): ColorTokens {
  return readColorTokens(readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8'));
}
