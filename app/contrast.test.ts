import { siteColors } from '@/lib/seo/color-tokens';

// Which color may stand on which background; axe checks what pages make of them.

const grounds = ['paper', 'birch', 'ice', 'card'];

/** Text. WCAG 2.2, SC 1.4.6: 7:1. */
const text = {
  ink: grounds,
  soft: grounds,
  ember: grounds,
  wrong: grounds,
  'on-lake': ['lake'],
  'on-ember': ['ember', 'ember-strong'],
};

/** What identifies a control, a state or a drawing. WCAG 2.2, SC 1.4.11: 3:1. */
const marks = {
  control: grounds,
  focus: grounds,
  'ember-strong': grounds,
  'on-lake': ['lake'],
  'draw-line': [...grounds, 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood'],
};

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const color = siteColors();
const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, behind]) => behind.map((ground) => [front, ground] as const));

describe.each(['light', 'dark'] as const)('a visitor with low vision, in %s mode,', (scheme) => {
  test.each(pairs(text))('can read %s on %s', (front, ground) => {
    expect(contrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(7);
  });

  test.each(pairs(marks))('can see %s on %s', (front, ground) => {
    expect(contrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
