import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { weighPages, weightLines } from '../scripts/page-weights';
import { pages } from './support/pages';

// The exported files, without a browser. `npm run test:all` runs this with the real content, too.

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  // html-validate doesn't know <link rel="expect" blocking="render"> yet.
  elements: ['html5', { link: { attributes: { blocking: { allowed: () => null } } } }],
  rules: {
    // ARIA lets all of these elements have a label.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React writes valid HTML in its own style: charSet, async="", <meta/>.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Visitors who copy or search for a phone number need the characters that people type. CSS keeps it on one line.
    'tel-non-breaking': 'off',
    // Next gives a script the id "_R_".
    'valid-id': ['error', { relaxed: true }],
  },
});

test('no page loads more than its limit', async () => {
  const weights = await weighPages('out', process.env.BASE_PATH);
  expect(weights).toHaveLength(pages.length);
  expect(weights.filter(({ total, limit }) => total > limit).map(weightLines)).toEqual([]);
});

for (const { path, html } of pages)
  test(`${path} is valid HTML`, async () => {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([]);
  });

test('every CSS variable that a page or a drawing uses is defined', () => {
  const [, css = ''] = /<style>([^]*?)<\/style>/.exec(pages[0]?.html ?? '') ?? [];
  const drawings = readdirSync('out/drawings').map((name) => readFileSync(`out/drawings/${name}`, 'utf8'));
  const uses = [css, ...drawings].join().matchAll(/var\((--[\w-]+)\)/g);
  const names = [...uses].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});
