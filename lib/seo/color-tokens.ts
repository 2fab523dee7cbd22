import { readFileSync } from 'node:fs';
import path from 'node:path';

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

/** The tokens of app/globals.css. For the build, which runs in the project's folder. */
export function siteColors(): ColorTokens {
  return readColorTokens(readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8'));
}

/** A color in OKLCH: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/**
 * The color as "#rrggbb" in sRGB, clipped to its gamut. Source: Björn Ottosson, "A perceptual color
 * space for image processing" (2020).
 */
export function oklchToHex({ lightness, chroma, hue }: Oklch): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((linear) => toByte(linear).toString(16).padStart(2, '0')).join('')}`;
}

/** sRGB's transfer curve, from linear light (0 to 1) to a byte. */
function toByte(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}
