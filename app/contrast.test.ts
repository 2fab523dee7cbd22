import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteColors, type Scheme } from '@/lib/seo/color-tokens';

/*
 * Which color may appear on which background. Every token of globals.css is listed here, every
 * class is checked against the lists, and the contrast of every allowed pair is computed. So a new
 * token, or an old one in a new role, is decided here first.
 */

/** The backgrounds for everything but `on-lake`. */
const GROUNDS = ['paper', 'birch', 'ice', 'card'];

/** Text colors and the backgrounds they may be used on. WCAG 2.2, SC 1.4.6: 7:1 for text. */
const TEXT: Record<string, readonly string[]> = {
  ink: GROUNDS,
  soft: GROUNDS,
  ember: GROUNDS,
  wrong: GROUNDS,
  'on-lake': ['lake'],
  'on-ember': ['ember', 'ember-strong'],
};

/** What identifies a control or a state. WCAG 2.2, SC 1.4.11: 3:1. */
const MARKS: Record<string, readonly string[]> = {
  control: GROUNDS,
  focus: GROUNDS,
  ember: GROUNDS,
  'ember-strong': GROUNDS,
  ink: GROUNDS,
  wrong: GROUNDS,
  // The focus ring on the dark background.
  'on-lake': ['lake'],
  'draw-line': [...GROUNDS, 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood'],
};

/** Dividers, and the tones inside a drawing's outlines: they carry no information. */
const DECORATION = ['line', 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood', 'draw-accent'];

/** The tap highlight of phones; no class uses it. */
const PRESS = ['pressed'];

const TEXT_RATIO = 7;
const MARK_RATIO = 3;

/** The tokens that each kind of class may use. */
const CLASSES: Record<string, readonly string[]> = {
  bg: [...GROUNDS, 'lake', 'ember', 'ember-strong'],
  text: Object.keys(TEXT),
  fill: [...Object.keys(TEXT), ...DECORATION, 'draw-line', 'card'],
  stroke: [...DECORATION, 'draw-line', 'none'],
  border: [...Object.keys(MARKS), 'line'],
  divide: ['line'],
};

/** Translucent colors, allowed only where they carry no information. */
const TRANSLUCENT = ['bg-lake/70', 'border-control/40', 'border-on-lake/30'];

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
const tokens = [...css.matchAll(/--color-([\w-]+): light-dark/g)].flatMap(([, name]) => name ?? []);
const color = siteColors();

/** Relative luminance of "#rrggbb". Source: WCAG 2.2, definition of relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (same color) to 21 (black on white). Source: WCAG 2.2, definition of contrast ratio. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (table: Record<string, readonly string[]>) =>
  (['light', 'dark'] satisfies Scheme[]).flatMap((scheme) =>
    Object.entries(table).flatMap(([front, grounds]) =>
      grounds.map((ground): [string, string, Scheme] => [front, ground, scheme]),
    ),
  );

test('black on white has a contrast of 21, a color on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test.each(pairs(TEXT))('a visitor with low vision can read %s on %s in %s mode', (front, ground, scheme) => {
  expect(contrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(TEXT_RATIO);
});

test.each(pairs(MARKS))('a visitor with low vision can see %s on %s in %s mode', (front, ground, scheme) => {
  expect(contrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(MARK_RATIO);
});

test('every color token is listed here, and every listed color exists', () => {
  const listed = [...GROUNDS, 'lake', ...Object.keys(TEXT), ...Object.keys(MARKS), ...DECORATION, ...PRESS];
  expect(tokens.filter((token) => !listed.includes(token))).toEqual([]);
  expect(listed.filter((token) => !tokens.includes(token))).toEqual([]);
});

describe('no component uses a color where it is not allowed', () => {
  const parts = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => join(folder, file)),
  );
  const named = new RegExp(
    `\\b(${Object.keys(CLASSES).join('|')})-((?:${[...tokens].sort((a, b) => b.length - a.length).join('|')})(?![\\w-]))(/\\d+)?`,
    'g',
  );
  const used = parts.flatMap((part) =>
    [...readFileSync(part, 'utf8').matchAll(named)].map(([whole, kind = '', token = '', share]) => ({
      part,
      whole,
      isAllowed: share ? TRANSLUCENT.includes(whole) : CLASSES[kind]?.includes(token),
    })),
  );

  test('in classes', () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  });

  test('on-lake and on-ember appear only on their own backgrounds', () => {
    const lonely = parts.filter((part) => {
      const text = readFileSync(part, 'utf8');
      return [...text.matchAll(/[\w: /-]*\btext-(?:on-(lake|ember))\b[\w: /-]*/g)].some(
        ([classes, ground]) => !classes.includes(`bg-${ground}`),
      );
    });
    expect(lonely).toEqual([]);
  });

  // Each browser grays these out in its own way, so their contrast can't be checked.
  test('no field has a placeholder and no control is disabled', () => {
    const texts = parts.map((part) => readFileSync(part, 'utf8'));
    expect(texts.filter((text) => /\s(?:placeholder=|disabled(?:=|$))/m.test(text))).toEqual([]);
  });
});
