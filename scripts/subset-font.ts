import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// Cuts the characters of the first @font-face out of the display face (docs/decisions/display-face.md).
const whole = 'node_modules/@fontsource/domine/files/domine-latin-600-normal.woff2';
const [, ranges = ''] = /unicode-range:\s*([^;]+);/.exec(readFileSync('app/styles/faces.css', 'utf8')) ?? [];
const characters = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
  const start = parseInt(first, 16);
  return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) =>
    String.fromCodePoint(start + index),
  );
});
// Without the glyphs of ligatures and fractions, which few would miss: 2 KB. The types lack the option.
const options = { targetFormat: 'woff2', keepFeatures: ['kern'] } as const;
void subsetFont(readFileSync(whole), characters.join(''), options).then((font) =>
  writeFileSync('app/styles/domine.woff2', font),
);
