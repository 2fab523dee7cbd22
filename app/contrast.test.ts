import { wcagContrast } from 'culori';
import { siteContent } from '@/lib/content/load';
import { siteColors } from '@/lib/site/color-tokens';
import { accentTokens } from '@/scripts/build/brand';

// Each color has a list of the backgrounds that it may be on. In the browser tests, axe checks the pages themselves.

const backgrounds = ['paper', 'birch', 'ice', 'card'];

/** The backgrounds of text. It needs a contrast of 7:1 (WCAG 2.2, SC 1.4.6). */
const text = {
  ink: backgrounds,
  soft: backgrounds,
  ember: backgrounds,
  wrong: backgrounds,
  'on-lake': ['lake'],
  'on-ember': ['ember', 'ember-strong'],
};

/** The backgrounds of controls, states and drawings. They need a contrast of 3:1 (WCAG 2.2, SC 1.4.11). */
const marks = {
  control: backgrounds,
  focus: backgrounds,
  'ember-strong': backgrounds,
  'on-lake': ['lake'],
  'draw-line': [...backgrounds, 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood', 'draw-wall'],
};

const { accent, accentDark } = siteContent().brand;
const color = siteColors(accentTokens(accent, accentDark));
const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([front, behind]) =>
    behind.map((background) => [front, background] as const),
  );

describe.each(['light', 'dark'] as const)('a visitor with low vision, in %s mode,', (scheme) => {
  test.each(pairs(text))('can read %s on %s', (front, background) => {
    expect(wcagContrast(color(front, scheme), color(background, scheme))).toBeGreaterThanOrEqual(7);
  });

  test.each(pairs(marks))('can see %s on %s', (front, background) => {
    expect(wcagContrast(color(front, scheme), color(background, scheme))).toBeGreaterThanOrEqual(3);
  });
});
