import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

/** The colors of app/globals.css as "#rrggbb", for what can't use a style sheet. Build time only. */
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
