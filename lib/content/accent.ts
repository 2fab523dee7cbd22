import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { siteColors } from '@/lib/site/color-tokens';

export type Scheme = 'light' | 'dark';

const oklch = converter('oklch');
const color = siteColors();

/** The lowest contrast that text in a color has on the pages. WCAG 2.2, SC 1.4.6: 7:1. */
export const contrastOf = (hex: string, scheme: Scheme) =>
  Math.min(...['paper', 'birch', 'ice', 'card'].map((ground) => wcagContrast(hex, color(ground, scheme))));

/** A color with another lightness, from 0 to 1, and a part of its chroma, as "#rrggbb". */
const shade = (hex: string, lightness: number, chroma = 1) =>
  formatHex(
    clampChroma(
      { mode: 'oklch', h: 0, ...oklch(hex), l: lightness, c: (oklch(hex)?.c ?? 0) * chroma },
      'oklch',
    ),
  );

/** The shade nearest to a lightness in which text can be read. */
export function readableShade(hex: string, scheme: Scheme, lightness = oklch(hex)?.l ?? 0): string {
  const found = shade(hex, lightness);
  const next = lightness + (scheme === 'light' ? -0.005 : 0.005);
  return contrastOf(found, scheme) >= 7 ? found : readableShade(hex, scheme, next);
}

/** The shade of an accent in dark mode, unless the owner chooses one. */
export const darkAccent = (light: string) => readableShade(light, 'dark', 0.815);

/** The tokens of the accent color, by day and in dark mode. */
export function accentTokens(light: string, dark = darkAccent(light)): string {
  const stronger = (hex: string, change: number) => shade(hex, (oklch(hex)?.l ?? 0) + change, 0.87);
  return `  --color-ember: light-dark(${light}, ${dark});
  --color-ember-strong: light-dark(${stronger(light, -0.065)}, ${stronger(dark, 0.055)});
`;
}
