import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { siteColors } from './color-tokens';

export type Scheme = 'light' | 'dark';

export const oklch = converter('oklch');
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
