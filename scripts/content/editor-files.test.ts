import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonFiles, proseFiles } from '@/lib/content/files';
import { editorConfig } from './editor-files';

const field = z.object({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  list: z.unknown().optional(),
  pattern: z.object({ message: z.string() }).optional(),
  description: z.string().optional(),
  get fields() {
    return z.array(field).min(1).optional();
  },
});
type Field = z.infer<typeof field>;

const { content: forms } = z
  .object({
    content: z.array(z.object({ path: z.string(), label: z.string(), fields: z.array(field).optional() })),
  })
  .parse(parse(editorConfig()));

const leavesOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((one) => (one.fields ? leavesOf(one.fields) : [one]));
const leaves = forms.flatMap(({ fields = [] }) => leavesOf(fields));

test('staff get the forms that the schemas ask for', () => {
  // If this fails, run npm run content:schemas.
  expect(readFileSync('.pages.yml', 'utf8')).toBe(editorConfig());
});

test('staff can edit every content file, each form under its own label', () => {
  const fileNames = [...Object.keys(jsonFiles), ...proseFiles];
  expect(new Set(forms.map((form) => form.path))).toEqual(
    new Set(fileNames.map((file) => `content/${file}`)),
  );
  expect(new Set(forms.map(({ label }) => label)).size).toBe(forms.length);
});

test('staff can empty each group that may be left out', () => {
  // Pages CMS keeps such a group in the file if all its fields are empty, but not an entry of a list; and a yes or no
  // is never empty.
  const groups = forms.flatMap(({ fields = [] }) => fields).filter((one) => one.fields && !one.list);
  const kept = groups.filter(
    ({ required, fields = [] }) => !required && fields.every((one) => one.type !== 'boolean'),
  );
  expect(kept.map(({ name }) => name)).toEqual([]);
});

test('staff who type something wrong into a form read what is right', () => {
  const unhelpful = leaves.filter(({ pattern }) => pattern && !/^\w[^{}"]+$/.test(pattern.message));
  expect(unhelpful.map(({ name }) => name)).toEqual([]);
});
