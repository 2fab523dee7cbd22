import { wcagContrast } from 'culori';
import { siteColors } from '@/lib/content/colors';
import { siteContent } from '@/lib/content/load';
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
  'draw-line': [...backgrounds, 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood', 'draw-wall'],
};

const { accent, accentDark } = siteContent().brand;
const color = siteColors(accentTokens(accent, accentDark));

test.each(['light', 'dark'] as const)(
  'a visitor with low vision can read and see everything in %s mode',
  (scheme) => {
    const tooFaint = (table: Record<string, string[]>, least: number) =>
      Object.entries(table).flatMap(([front, behind]) => {
        const contrast = (ground: string) => wcagContrast(color(front, scheme), color(ground, scheme));
        return behind.filter((ground) => contrast(ground) < least).map((ground) => `${front} on ${ground}`);
      });
    expect(tooFaint(text, 7)).toEqual([]);
    expect(tooFaint(marks, 3)).toEqual([]);
  },
);
