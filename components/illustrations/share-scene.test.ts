/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MOTIFS } from './share-motifs';
import { SHARE_COLOURS, shareScene } from './share-scene';

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
const motifs = ['home', 'about', 'privacy', 'terms', 'business-info', 'checkout'] as const;

test.each(Object.entries(SHARE_COLOURS))(
  'a shared link shows the %s of the site in its light colours',
  (tone, hex) => {
    const token = new RegExp(
      `--color-draw-${tone}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`,
    ).exec(css);
    const [lightness, chroma, hue] = (token ?? []).slice(1).map(Number);
    const expected = toSrgb(lightness ?? NaN, chroma ?? NaN, hue ?? NaN);
    const actual = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
    expected.forEach((value, channel) =>
      expect(Math.abs(value - (actual[channel] ?? NaN))).toBeLessThanOrEqual(1),
    );
  },
);

test('every route has a picture of its own', () => {
  expect(Object.keys(MOTIFS).sort()).toEqual([...motifs].sort());
  expect(new Set(motifs.map(shareScene)).size).toBe(motifs.length);
});

describe.each(motifs)('the picture of %s', (motif) => {
  const picture = new DOMParser().parseFromString(shareScene(motif), 'image/svg+xml');

  test('is a file that a picture maker without styles can draw', () => {
    expect(picture.querySelector('parsererror')).toBeNull();
    const names = new Set([...picture.querySelectorAll('*')].map((element) => element.tagName));
    expect([...names].sort()).toEqual(['g', 'path', 'svg']);
    expect(shareScene(motif)).not.toMatch(/var\(|class=|style=|url\(/);
  });

  test('marks one thing in the accent', () => {
    expect(shareScene(motif).includes(SHARE_COLOURS.accent)).toBe(motif !== 'about');
  });
});

/** The eight-bit sRGB values of an OKLCH colour. Source: CSS Color Module Level 4, section 10.6. */
function toSrgb(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
}
