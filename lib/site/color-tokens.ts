import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

/** The declaration of a color token in app/globals.css. */
const declaration = /--color-([\w-]+): light-dark\((.+), (.+)\);/g;

/**
 * Returns a function that looks up the site's colors as "#rrggbb", at build time. Tokens in the CSS text `overrides`
 * replace those of the style sheet.
 */
export function siteColors(overrides = '') {
  const css = overrides + readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
  const colors = new Map<string, { light: string; dark: string }>();
  for (const [, token = '', light = '', dark = ''] of css.matchAll(declaration)) {
    // The first value of a token is for the day. The value for the night comes later in the file.
    if (!colors.has(token)) colors.set(token, { light, dark });
  }
  return (token: string, scheme: 'light' | 'dark'): string => {
    const hex = formatHex(colors.get(token)?.[scheme] ?? '');
    if (hex) return hex;
    throw new Error(`The style sheet has no token --color-${token} with a light and a dark color.`);
  };
}
