import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { fileNames, jsonFiles } from './content-files';
import { editorConfig } from './editor-config';
import { line, paragraph } from './text';
import { yamlText } from './yaml-text';

// What Pages CMS takes, from its documentation and its own check of the file.
const machineName = z.string().regex(/^[a-zA-Z0-9-_]+$/);
const fieldSchema = z.strictObject({
  name: machineName,
  label: z.string(),
  description: z.string().optional(),
  type: z.enum(['string', 'text', 'number', 'boolean', 'date', 'select', 'object']),
  required: z.boolean(),
  list: z
    .strictObject({
      min: z.int().min(0).optional(),
      max: z.int().min(1).optional(),
      collapsible: z.union([z.boolean(), z.strictObject({ collapsed: z.boolean() })]),
    })
    .optional(),
  options: z.looseObject({}).optional(),
  pattern: z.strictObject({ regex: z.string(), message: z.string() }).optional(),
  get fields() {
    return z.array(fieldSchema).min(1).optional();
  },
});
type Field = z.infer<typeof fieldSchema>;

const configSchema = z.strictObject({
  media: z.strictObject({
    input: z.string().regex(/^[^/].*[^/]$/),
    output: z.string().regex(/^\/[^/].*[^/]$/),
  }),
  settings: z.strictObject({ content: z.strictObject({ merge: z.literal(true) }) }),
  content: z.array(
    z.strictObject({
      name: machineName,
      label: z.string(),
      type: z.literal('file'),
      path: z.string().regex(/^[^/].*[^/]$/),
      format: z.enum(['json', 'raw']),
      fields: z.array(fieldSchema).optional(),
    }),
  ),
});

const config = configSchema.parse(editorConfig());
const read = (file: string): unknown => JSON.parse(readFileSync(path.join('content', file), 'utf8'));
const group = z.record(z.string(), z.unknown());

test('.pages.yml is what the schemas say', () => {
  // When this fails: npm run content:schemas
  const written = readFileSync('.pages.yml', 'utf8');
  expect(written.replace(/^#.*\n/, '')).toBe(yamlText(editorConfig()));
});

test('each file of content/ can be edited, under a name of its own', () => {
  expect(config.content.map((entry) => entry.path)).toEqual(fileNames.map((file) => `content/${file}`));
  expect(new Set(config.content.map(({ label }) => label)).size).toBe(fileNames.length);
});

/** Everything that a form would refuse of what stands in a file, and everything for which it has no field. */
function refused(fields: readonly Field[], value: unknown, place: string): string[] {
  const given = group.parse(value);
  const without = Object.keys(given).filter((key) => !fields.some(({ name }) => name === key));
  return [
    ...without.map((key) => `${place}.${key} has no field`),
    ...fields.flatMap((field) => {
      const at = `${place}.${field.name}`;
      const found = given[field.name];
      if (found === undefined) return field.required ? [`${at} is missing`] : [];
      if (!field.list) return refusedValue(field, found, at);
      return z
        .array(z.unknown())
        .parse(found)
        .flatMap((item, index) => refusedValue(field, item, `${at}.${index}`));
    }),
  ];
}

function refusedValue({ type, fields, pattern, options }: Field, value: unknown, at: string): string[] {
  if (type === 'object') return refused(fields ?? [], value, at);
  const kinds = {
    string: z.string(),
    text: z.string(),
    number: z.number(),
    boolean: z.boolean(),
    date: z.iso.date(),
    select: z.union([z.string(), z.array(z.string())]),
  };
  if (!kinds[type].safeParse(value).success) return [`${at} is no ${type}`];
  if (pattern && !new RegExp(pattern.regex).test(String(value))) return [`${at} breaks its pattern`];
  const { maxlength, values } = z
    .looseObject({ maxlength: z.number().optional(), values: z.array(z.string()).optional() })
    .parse(options ?? {});
  if (maxlength !== undefined && String(value).length > maxlength) return [`${at} is too long`];
  const odd = values && [value].flat().some((one) => !values.includes(String(one)));
  return odd ? [`${at} is no choice`] : [];
}

test.each(Object.keys(jsonFiles))(
  'a form takes %s as it stands, and has a field for everything in it',
  (file) => {
    const entry = config.content.find((one) => one.path === `content/${file}`);
    const { $schema, ...value } = group.parse(read(file));
    expect($schema).toBeDefined();
    expect(refused(entry?.fields ?? [], value, file)).toEqual([]);
  },
);

test('a form has every field that a schema knows, filled in or not, with words for it', () => {
  const count = (fields: readonly Field[]): number =>
    fields.reduce((sum, field) => sum + (field.fields ? count(field.fields) : 1), 0);
  const known = (schema: unknown): number => {
    const { properties, items } = z
      .looseObject({ properties: group.optional(), items: z.unknown().optional() })
      .parse(schema);
    const { $schema: _link, ...inner } = properties ?? {};
    if (properties) return Object.values(inner).reduce<number>((sum, one) => sum + known(one), 0);
    return items === undefined ? 1 : known(items);
  };
  for (const [file, schema] of Object.entries(jsonFiles)) {
    const entry = config.content.find((one) => one.path === `content/${file}`);
    expect([file, count(entry?.fields ?? [])]).toEqual([
      file,
      known(z.toJSONSchema(schema, { io: 'input' })),
    ]);
  }
  const leaves = (fields: readonly Field[]): Field[] =>
    fields.flatMap((one) => (one.fields ? leaves(one.fields) : [one]));
  const wordless = config.content.flatMap(({ fields = [] }) =>
    leaves(fields).filter(({ description }) => !description),
  );
  expect(wordless).toEqual([]);
});

test.each([
  ['business', ['phone', 'value'], { type: 'string', required: true }],
  ['services', ['services', 'price'], { type: 'number', options: { min: 1, step: 1 } }],
  ['services', ['services', 'popular'], { type: 'boolean', required: false }],
  ['services', ['services'], { type: 'object', list: { min: 6, max: 6 } }],
  ['business', ['hours', 'days'], { type: 'select', options: { multiple: true } }],
  ['business', ['brands'], { type: 'string', list: { min: 1 } }],
  ['pages', ['home', 'updated'], { type: 'date' }],
  ['testimonials', ['testimonials', 'rating'], { type: 'number', options: { min: 1, max: 5 } }],
  ['about', ['lead'], { type: 'text' }],
])('in %s the field %j is of the right kind', (file, names, expected) => {
  const entry = config.content.find(({ name }) => name === file);
  const found = names.reduce<Field | undefined>(
    (field, name) => (field ? field.fields : entry?.fields)?.find((one) => one.name === name),
    undefined,
  );
  expect(found).toMatchObject(expected);
});

test('a form refuses no text that the build takes, and none that is within the limit by its own letters', () => {
  const piece = fc.oneof(
    fc.constantFrom('{phone}', '{warrantyDays}'),
    fc.string({ maxLength: 6 }).map((text) => text.replace(/[{}\r\n]/g, '')),
  );
  const home = config.content.find(({ name }) => name === 'home')?.fields ?? [];
  const hero = home.find(({ name }) => name === 'hero')?.fields ?? [];
  const regex = new RegExp(hero.find(({ name }) => name === 'quoteHeading')?.pattern?.regex ?? 'none');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('').trim();
      const filled = text.replaceAll('{phone}', '(612) 555-0142').replaceAll('{warrantyDays}', '90');
      if (line(50).safeParse(filled).success) expect(regex.test(text)).toBe(true);
      if (paragraph(50).safeParse(text).error && !/[{}]/.test(text)) expect(regex.test(text)).toBe(false);
    }),
  );
});

test.each([
  ['no', "'no'"],
  ["can't", `"can't"`],
  [`"can't"`, `'"can''t"'`],
  ['2026-11-21', "'2026-11-21'"],
  ['two\nlines', String.raw`"two\nlines"`],
])('the text %j stays that text in YAML', (text, written) => {
  expect(yamlText({ text })).toBe(`text: ${written}\n`);
});

test('lists and groups within each other keep their places in YAML', () => {
  expect(
    yamlText({
      a: [
        { b: 1, c: ['x'] },
        { b: true, c: [] },
      ],
      d: {},
    }),
  ).toBe("a:\n  - b: 1\n    c:\n      - 'x'\n  - b: true\n    c: []\nd: {}\n");
});
