/** @jest-environment jsdom */
import { siteColors } from '@/lib/seo/color-tokens';
import type { ToneColors } from './shape';
import { MOTIFS, shareScene } from './share-motifs';

const motifs = ['home', 'about', 'privacy', 'terms', 'business-info', 'checkout'] as const;
const tokens = siteColors();
const tone: ToneColors = (name) => tokens(`draw-${name}`, 'light');

test('every route has a picture of its own', () => {
  expect(Object.keys(MOTIFS).sort()).toEqual([...motifs].sort());
  expect(new Set(motifs.map((motif) => shareScene(motif, tone))).size).toBe(motifs.length);
});

describe.each(motifs)('the picture of %s', (motif) => {
  const picture = new DOMParser().parseFromString(shareScene(motif, tone), 'image/svg+xml');

  test('is a file that a picture maker without styles can draw', () => {
    expect(picture.querySelector('parsererror')).toBeNull();
    const names = new Set([...picture.querySelectorAll('*')].map((element) => element.tagName));
    expect([...names].sort()).toEqual(['g', 'path', 'svg']);
    expect(shareScene(motif, tone)).not.toMatch(/var\(|class=|style=|url\(/);
  });

  test('has the colors of the site as they are now', () => {
    const shades = shareScene(motif, () => '#012345').match(/#[\da-f]{6}/g) ?? [];
    expect(new Set(shades)).toEqual(new Set(['#012345']));
  });

  test('marks one thing in the accent', () => {
    expect(shareScene(motif, tone).includes(tone('accent'))).toBe(motif !== 'about');
  });
});
