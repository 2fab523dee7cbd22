import { wcagContrast } from 'culori';
import { siteContent } from '@/lib/content/load';
import { siteColors } from '@/lib/site/color-tokens';
import { accentTokens } from '@/scripts/build/brand';

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
  'draw-line': [...grounds, 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood', 'draw-wall'],
};

const { accent, accentDark } = siteContent().brand;
const color = siteColors(accentTokens(accent, accentDark));
const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, behind]) => behind.map((ground) => [front, ground] as const));

describe.each(['light', 'dark'] as const)('a visitor with low vision, in %s mode,', (scheme) => {
  test.each(pairs(text))('can read %s on %s', (front, ground) => {
    expect(wcagContrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(7);
  });

  test.each(pairs(marks))('can see %s on %s', (front, ground) => {
    expect(wcagContrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
