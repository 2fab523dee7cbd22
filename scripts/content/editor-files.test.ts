import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { jsonFiles, proseFiles } from '@/lib/content/load/content-files';
import { editorConfig, jsonSchemas } from './editor-files';

// The real content, which is what staff open.
const read = (file: string) => group.parse(JSON.parse(readFileSync(path.join('content', file), 'utf8')));
const group = z.record(z.string(), z.unknown());

// What Pages CMS accepts, from its documentation and its own validation.
const field = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9-_]+$/),
  label: z.string().min(1),
  description: z.string().optional(),
  type: z.enum(['string', 'text', 'number', 'boolean', 'date', 'select', 'object']),
  required: z.boolean(),
  list: z.looseObject({ collapsible: z.unknown() }).optional(),
  options: z.looseObject({ values: z.array(z.string()).optional() }).optional(),
  pattern: z.strictObject({ regex: z.string(), message: z.string() }).optional(),
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
const formOf = (file: string) => forms.find((one) => one.path === `content/${file}`)?.fields ?? [];

test('staff get the forms that the schemas ask for', () => {
  // If this fails, run npm run content:schemas.
  expect(readFileSync('.pages.yml', 'utf8')).toBe(editorConfig());
});

test('staff can edit every content file, each under its own label', () => {
  const fileNames = [...Object.keys(jsonFiles), ...proseFiles];
  expect(forms.map((form) => form.path)).toEqual(fileNames.map((file) => `content/${file}`));
  expect(new Set(forms.map(({ label }) => label)).size).toBe(fileNames.length);
});

/** Everything in a file that the form would reject, drop or leave unexplained. */
function refused(fields: readonly Field[], value: unknown, place: string): string[] {
  const given = group.parse(value);
  const unknown = Object.keys(given).filter((key) => !fields.some(({ name }) => name === key));
  return [
    ...unknown.map((key) => `${place}.${key} has no field`),
    ...fields.flatMap((one) => {
      const at = `${place}.${one.name}`;
      const found = given[one.name];
      if (found === undefined) return one.required ? [`${at} is missing`] : [];
      const items = one.list ? z.array(z.unknown()).parse(found) : [found];
      return items.flatMap((item) => refusedValue(one, item, at));
    }),
  ];
}

function refusedValue({ type, fields = [], pattern, options }: Field, value: unknown, at: string): string[] {
  if (type === 'object') return refused(fields, value, at);
  if (type === 'number' || type === 'boolean') return typeof value === type ? [] : [`${at} is not a ${type}`];
  const texts = z.array(z.string()).parse([value].flat());
  const isOdd = texts.some((text) => options?.values?.includes(text) === false);
  const breaks = pattern && texts.some((text) => !new RegExp(pattern.regex).test(text));
  return isOdd || breaks ? [`${at} would be rejected`] : [];
}

test.each(Object.keys(jsonFiles))('the form accepts %s as it is and has a field for everything', (file) => {
  const { $schema, ...value } = read(file);
  expect(refused(formOf(file), value, file)).toEqual([]);
  expect(Object.keys(jsonSchemas())).toContain(path.basename(String($schema)));
});

test('every field of a form is explained', () => {
  const leaves = (fields: readonly Field[]): Field[] =>
    fields.flatMap((one) => (one.fields ? leaves(one.fields) : [one]));
  const unexplained = forms
    .flatMap(({ fields = [] }) => leaves(fields))
    .filter(({ name, description }) => name !== 'value' && !description);
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});
