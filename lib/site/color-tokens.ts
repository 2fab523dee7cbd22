import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatHex } from 'culori';

/** A color in app/globals.css, in the light and the dark scheme. */
const declaration = /--color-([\w-]+): light-dark\((.+), (.+)\);/g;

/** Returns the colors of the style sheet as "#rrggbb", for the build. `added` is CSS that goes before it. */
export function siteColors(added = '') {
  const css = added + readFileSync(path.join(process.cwd(), 'app', 'globals.css'), 'utf8');
  // The first value of a token is that of the day. Other hours come later in the file.
  const lastFirst = [...css.matchAll(declaration)].toReversed();
  const tokens = new Map(lastFirst.map(([, token = '', light = '', dark = '']) => [token, { light, dark }]));
  return (token: string, scheme: 'light' | 'dark'): string => {
    const hex = formatHex(tokens.get(token)?.[scheme] ?? '');
    if (hex) return hex;
    throw new Error(`The style sheet has no token --color-${token} with a light and a dark color.`);
  };
}
