import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

/**
 * Returns a function that looks up the site's colors as "#rrggbb", at build time. Each color in app/globals.css has a line
 * of its own. Tokens in the CSS text `overrides` replace those of the style sheet.
 */
export function siteColors(overrides = '') {
  const css = overrides + readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
  return (token: string, scheme: 'light' | 'dark'): string => {
    const line = new RegExp(`--color-${token}: light-dark\\((.+), (.+)\\);`).exec(css);
    const [, light = '', dark = ''] = line ?? [];
    const hex = formatHex(scheme === 'light' ? light : dark);
    if (hex) return hex;
    throw new Error(`The style sheet has no token --color-${token} with a light and a dark color.`);
  };
}
