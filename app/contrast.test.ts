import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteColors, type Scheme } from '@/lib/seo/color-tokens';

/*
 * Who can stand on whom. Every token of globals.css has its place here, every class that uses one is held to it, and
 * every pair that can come about is computed: so a new token, or an old one in a new part, is decided here first.
 */

/** Grounds under everything but what is said of `lake`. */
const GROUNDS = ['paper', 'birch', 'ice', 'card'];

/** Words, each on the grounds where it may stand. WCAG 2.2, success criterion 1.4.6: 7:1 for text. */
const WORDS: Record<string, readonly string[]> = {
  ink: GROUNDS,
  soft: GROUNDS,
  ember: GROUNDS,
  wrong: GROUNDS,
  'on-lake': ['lake'],
  'on-ember': ['ember', 'ember-strong'],
};

/** What a control or a state is known by. WCAG 2.2, success criterion 1.4.11: 3:1. */
const MARKS: Record<string, readonly string[]> = {
  control: GROUNDS,
  focus: GROUNDS,
  ember: GROUNDS,
  'ember-strong': GROUNDS,
  ink: GROUNDS,
  wrong: GROUNDS,
  // The focus ring on the deep ground.
  'on-lake': ['lake'],
  'draw-line': [...GROUNDS, 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood'],
};

/** Hairlines between things that are apart without them, and tones inside the lines of a drawing: nothing is known by them. */
const DECORATION = ['line', 'draw-pale', 'draw-mid', 'draw-deep', 'draw-wood', 'draw-accent'];

/** Phones lay it over what a finger presses, for as long as it does; no class names it. */
const PRESS = ['pressed'];

const TEXT_RATIO = 7;
const MARK_RATIO = 3;

/** What the classes of each kind may name. */
const CLASSES: Record<string, readonly string[]> = {
  bg: [...GROUNDS, 'lake', 'ember', 'ember-strong'],
  text: Object.keys(WORDS),
  fill: [...Object.keys(WORDS), ...DECORATION, 'draw-line', 'card'],
  stroke: [...DECORATION, 'draw-line', 'none'],
  border: [...Object.keys(MARKS), 'line'],
  divide: ['line'],
};

/** With a share of itself a color is another: only where it says nothing. */
const SEE_THROUGH = ['bg-lake/70', 'border-control/40', 'border-on-lake/30'];

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

/** From 1 (the same) to 21 (black on white). Source: WCAG 2.2, definition of contrast ratio. */
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

test('black on white is 21, a color on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

test.each(pairs(WORDS))('somebody with weak sight reads %s on %s in the %s', (front, ground, scheme) => {
  expect(contrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(TEXT_RATIO);
});

test.each(pairs(MARKS))('somebody with weak sight makes out %s on %s in the %s', (front, ground, scheme) => {
  expect(contrast(color(front, scheme), color(ground, scheme))).toBeGreaterThanOrEqual(MARK_RATIO);
});

test('every color of the design has its place', () => {
  const placed = [...GROUNDS, 'lake', ...Object.keys(WORDS), ...Object.keys(MARKS), ...DECORATION, ...PRESS];
  expect(tokens.filter((token) => !placed.includes(token))).toEqual([]);
  expect(placed.filter((token) => !tokens.includes(token))).toEqual([]);
});

describe('no part of the site uses a color where it may not', () => {
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
      isAllowed: share ? SEE_THROUGH.includes(whole) : CLASSES[kind]?.includes(token),
    })),
  );

  test('in classes', () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  });

  test('the words of the deep ground and of the accent stand only with it', () => {
    const lonely = parts.filter((part) => {
      const text = readFileSync(part, 'utf8');
      return [...text.matchAll(/[\w: /-]*\btext-(?:on-(lake|ember))\b[\w: /-]*/g)].some(
        ([classes, ground]) => !classes.includes(`bg-${ground}`),
      );
    });
    expect(lonely).toEqual([]);
  });

  // Browsers write both paler than the text, each in its own way: what isn't there needs no contrast.
  test('and none has a placeholder or a control that is switched off', () => {
    const texts = parts.map((part) => readFileSync(part, 'utf8'));
    expect(texts.filter((text) => /\s(?:placeholder=|disabled(?:=|$))/m.test(text))).toEqual([]);
  });
});
