import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteColors } from '@/lib/seo/color-tokens';

// The icon can't use the style sheet, so its colors are hard-coded. If this fails, the design has
// changed: put the new colors into icon.svg, and regenerate apple-icon.png and favicon.ico from it.
test('the tab icon uses the colors of the site', () => {
  const color = siteColors();
  const ofTheSite = [color('draw-line', 'light'), color('draw-accent', 'dark'), color('paper', 'light')];
  const icon = readFileSync(join(process.cwd(), 'app/icon.svg'), 'utf8');
  const drawn = new Set(icon.match(/#[\da-f]{6}/gi));
  expect([...drawn].filter((shade) => !ofTheSite.includes(shade))).toEqual([]);
});
