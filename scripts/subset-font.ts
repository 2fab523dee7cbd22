import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// Cuts the characters of the first @font-face out of the display face (docs/decisions/display-face.md).
const whole = 'node_modules/@fontsource/domine/files/domine-latin-600-normal.woff2';
const [, ranges = ''] = /unicode-range: ([^;]+);/.exec(readFileSync('app/styles/faces.css', 'utf8')) ?? [];
const characters = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
  const start = parseInt(first, 16);
  return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) =>
    String.fromCodePoint(start + index),
  );
});
void subsetFont(readFileSync(whole), characters.join(''), { targetFormat: 'woff2' }).then((font) =>
  writeFileSync('app/styles/domine.woff2', font),
);
