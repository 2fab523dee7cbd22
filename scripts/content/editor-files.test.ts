import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { editorConfig } from './editor-files';

const field = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  pattern: z.object({ regex: z.string() }).optional(),
  list: z.unknown().optional(),
  get fields() {
    return z.array(field).min(1).optional();
  },
});

const { content: forms } = z
  .object({
    content: z.array(z.object({ fields: z.array(field).optional() })),
  })
  .parse(parse(editorConfig()));

test('.pages.yml matches the schemas', () => {
  // If this fails, run npm run content:schemas.
  expect(readFileSync('.pages.yml', 'utf8')).toBe(editorConfig());
});

test('staff can clear each optional group', () => {
  // Pages CMS keeps a group in the file even if all its fields are empty, and a yes or no is never empty. It removes an
  // empty entry of a list.
  const groups = forms.flatMap(({ fields = [] }) => fields).filter((one) => one.fields && !one.list);
  const kept = groups.filter(
    ({ required, fields = [] }) => !required && fields.every((one) => one.type !== 'boolean'),
  );
  expect(kept.map(({ name }) => name)).toEqual([]);
});

test('staff get one line for the reason of a day off, which the form checks', () => {
  const hours = forms.flatMap(({ fields = [] }) => fields).find(({ name }) => name === 'closedDates');
  const reason = hours?.fields?.find(({ name }) => name === 'reason');
  expect(reason?.type).toBe('string');
  const regex = new RegExp(reason?.pattern?.regex ?? '');
  expect(['Family trip', 'Family trip.'].map((text) => regex.test(text))).toEqual([true, false]);
});
