import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

/**
 * Looks up the color tokens of app/globals.css as "#rrggbb": `siteColors()('paper', 'light')`. The web
 * manifest, theme color and share pictures can't use a style sheet; reading it keeps globals.css the
 * only place that defines colors. Build time only: reads from the working directory.
 */
export function siteColors(added = '') {
  const css = added + readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
  return (token: string, scheme: 'light' | 'dark'): string => {
    const pattern = `--color-${token}: light-dark\\((oklch\\([^)]+\\)|#\\w+), (oklch\\([^)]+\\)|#\\w+)\\)`;
    const [, light = '', dark = ''] = new RegExp(pattern).exec(css) ?? [];
    const hex = formatHex(scheme === 'light' ? light : dark);
    if (hex) return hex;
    throw new Error(`The style sheet has no token --color-${token} with a light and a dark oklch() color.`);
  };
}
