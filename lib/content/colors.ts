import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

export type Scheme = 'light' | 'dark';

export const oklch = converter('oklch');

/**
 * Returns a function that looks up the site's colors as "#rrggbb", at build time. Each color in app/globals.css has a
 * line of its own. Tokens in the CSS text `overrides` replace those of the style sheet.
 */
export function siteColors(overrides = '') {
  const css = overrides + readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
  return (token: string, scheme: Scheme): string => {
    const line = new RegExp(`--color-${token}: light-dark\\((.+), (.+)\\);`).exec(css);
    const [, light = '', dark = ''] = line ?? [];
    const hex = formatHex(scheme === 'light' ? light : dark);
    if (hex) return hex;
    throw new Error(`The style sheet has no token --color-${token} with a light and a dark color.`);
  };
}

const color = siteColors();

/** Returns the lowest contrast that text in this color has on the pages. WCAG 2.2, SC 1.4.6 requires 7:1. */
export const contrastOf = (hex: string, scheme: Scheme) =>
  Math.min(...['paper', 'birch', 'ice', 'card'].map((ground) => wcagContrast(hex, color(ground, scheme))));

/** Returns a color with another lightness (from 0 to 1) and a part of its chroma, as "#rrggbb". */
export function shade(hex: string, lightness: number, chroma = 1): string {
  const { h = 0, c = 0 } = oklch(hex) ?? {};
  return formatHex(clampChroma({ mode: 'oklch', h, l: lightness, c: c * chroma }, 'oklch'));
}

/** Returns the readable shade whose lightness is nearest to the given one. */
export function readableShade(hex: string, scheme: Scheme, lightness = oklch(hex)?.l ?? 0): string {
  const found = shade(hex, lightness);
  const next = lightness + (scheme === 'light' ? -0.005 : 0.005);
  return contrastOf(found, scheme) >= 7 ? found : readableShade(hex, scheme, next);
}
