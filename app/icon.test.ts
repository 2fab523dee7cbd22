import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteColors } from '@/lib/seo/color-tokens';

// The icon stands on grounds of others and knows no style sheet, so its colors are written in it. When this fails, the
// design has changed: give icon.svg the new colors, and draw apple-icon.png and favicon.ico again from it.
test('the icon in the tab has colors of the site', () => {
  const color = siteColors();
  const ofTheSite = [color('draw-line', 'light'), color('draw-accent', 'dark'), color('paper', 'light')];
  const icon = readFileSync(join(process.cwd(), 'app/icon.svg'), 'utf8');
  const drawn = new Set(icon.match(/#[\da-f]{6}/gi));
  expect([...drawn].filter((shade) => !ofTheSite.includes(shade))).toEqual([]);
});
