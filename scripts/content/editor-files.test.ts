import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileNames, jsonFiles } from '@/lib/content/content-files';
import { editorConfig, jsonSchemas } from './editor-files';
import { fieldSchema, type FieldSchema } from '@/lib/content/field-schema';
import { walk } from '@/lib/content/places';
import { line, paragraph } from '@/lib/content/text';

// The real content, which is what staff open.
const text = (file: string) => readFileSync(path.join('content', file), 'utf8');
const read = (file: string): unknown => JSON.parse(text(file));
const group = z.record(z.string(), z.unknown());

test.each(Object.entries(jsonSchemas()))(
  'the editor’s copy of %s matches what the build checks',
  (name, schema) => {
    // If this fails, run npm run content:schemas.
    expect(read(`.schemas/${name}`)).toEqual(schema);
  },
);

test.each(Object.keys(jsonFiles))('editors find the schema of %s', (file) => {
  const { $schema } = z.looseObject({ $schema: z.string() }).parse(read(file));
  expect(path.normalize($schema)).toBe(path.join('.schemas', file.replace('.json', '.schema.json')));
});

// What Pages CMS accepts, from its documentation and its own validation.
const machineName = z.string().regex(/^[a-zA-Z0-9-_]+$/);
const fieldType = z.strictObject({
  name: machineName,
  label: z.string().min(1),
  description: z.string().optional(),
  type: z.enum(['string', 'text', 'number', 'boolean', 'date', 'select', 'object']),
  required: z.boolean(),
  list: z
    .strictObject({
      min: z.int().min(0).optional(),
      max: z.int().min(1).optional(),
      collapsible: z.union([z.boolean(), z.strictObject({ collapsed: z.boolean(), summary: z.string() })]),
    })
    .optional(),
  options: z.looseObject({}).optional(),
  pattern: z.strictObject({ regex: z.string(), message: z.string() }).optional(),
  get fields() {
    return z.array(fieldType).min(1).optional();
  },
});
type Field = z.infer<typeof fieldType>;

/** A field merged with its component, as Pages CMS does it. */
function resolved(field: unknown, components: Record<string, unknown>): unknown {
  const { component, ...own } = group.parse(field);
  const whole = {
    ...group.parse(component === undefined ? {} : components[z.string().parse(component)]),
    ...own,
  };
  const { fields } = whole;
  return Array.isArray(fields) ? { ...whole, fields: fields.map((one) => resolved(one, components)) } : whole;
}

const written = z
  .strictObject({
    settings: z.strictObject({ content: z.strictObject({ merge: z.literal(true) }) }),
    components: group,
    content: z.array(
      z.strictObject({
        name: machineName,
        label: z.string(),
        type: z.literal('file'),
        path: z.string().regex(/^[^/].*[^/]$/),
        format: z.enum(['json', 'raw']),
        fields: z.array(z.unknown()).optional(),
      }),
    ),
  })
  .parse(parse(editorConfig()));
const forms = written.content.map(({ fields = [], ...entry }) => ({
  ...entry,
  fields: fields.map((field) => fieldType.parse(resolved(field, written.components))),
}));
const formOf = (file: string) => forms.find((one) => one.path === `content/${file}`)?.fields ?? [];

test('.pages.yml matches the schemas and is short enough to read', () => {
  // If this fails, run npm run content:schemas.
  expect(readFileSync('.pages.yml', 'utf8')).toBe(editorConfig());
  expect(editorConfig().split('\n').length).toBeLessThan(950);
});

test('staff can edit every content file, each under its own label', () => {
  expect(forms.map((entry) => entry.path)).toEqual(fileNames.map((file) => `content/${file}`));
  expect(new Set(forms.map(({ label }) => label)).size).toBe(fileNames.length);
});

/** Everything in a file that the form would reject or has no field for. */
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
      const items = z.array(z.unknown()).parse(found);
      return items.flatMap((item, index) => refusedValue(field, item, `${at}.${index}`));
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
  if (!kinds[type].safeParse(value).success) return [`${at} is not a ${type}`];
  if (pattern && !new RegExp(pattern.regex).test(String(value))) return [`${at} breaks its pattern`];
  const { maxlength, values } = z
    .looseObject({ maxlength: z.number().optional(), values: z.array(z.string()).optional() })
    .parse(options ?? {});
  if (maxlength !== undefined && String(value).length > maxlength) return [`${at} is too long`];
  const odd = values && [value].flat().some((one) => !values.includes(String(one)));
  return odd ? [`${at} is not an option`] : [];
}

test.each(Object.keys(jsonFiles))('the form accepts %s as it is and has a field for everything', (file) => {
  const { $schema: _link, ...value } = group.parse(read(file));
  expect(refused(formOf(file), value, file)).toEqual([]);
});

test('a form has every field of the schema, in order and explained', () => {
  const known = ({ properties = {}, items, type }: FieldSchema): unknown[] =>
    type === 'array' && items
      ? known(items)
      : Object.entries(properties).map(([name, inner]) => [name, ...known(inner)]);
  const shown = (fields: readonly Field[]): unknown[] =>
    fields.map(({ name, fields: inner = [] }) => [name, ...shown(inner)]);
  for (const [file, schema] of Object.entries(jsonFiles))
    expect(shown(formOf(file))).toEqual(known(fieldSchema(schema)));
  const leaves = (fields: readonly Field[]): Field[] =>
    fields.flatMap((one) => (one.fields ? leaves(one.fields) : [one]));
  const all = leaves(forms.flatMap(({ fields }) => fields));
  expect(all.filter(({ description }) => !description)).toEqual([]);
  // Advice that only makes sense in a text editor.
  expect(all.filter(({ description }) => /quotation mark/.test(description ?? ''))).toEqual([]);
});

test.each([
  ['business', ['phone', 'value'], { type: 'string', required: true, label: 'Phone' }],
  ['business', ['license'], { label: 'License' }],
  ['services', ['services', 'price'], { type: 'number', options: { min: 1, step: 1 } }],
  ['services', ['services', 'popular'], { type: 'boolean', required: false }],
  ['services', ['services'], { list: { collapsible: { summary: '{fields.name}' } } }],
  ['business', ['hours', 'days'], { type: 'select', options: { multiple: true } }],
  ['business', ['brands'], { type: 'string', list: { min: 1 } }],
  ['pages', ['home', 'updated'], { type: 'date' }],
  ['testimonials', ['testimonials', 'rating'], { type: 'number', options: { min: 1, max: 5 } }],
  ['about', ['lead'], { type: 'text' }],
])('in %s the field %j has the right type', (file, names, expected) => {
  const found = names.reduce<readonly Field[]>(
    (fields, name, index) => {
      const field = fields.filter((one) => one.name === name);
      return index < names.length - 1 ? field.flatMap((one) => one.fields ?? []) : field;
    },
    formOf(`${file}.json`),
  );
  expect(found).toEqual([expect.objectContaining({ name: names.at(-1) })]);
  expect(found[0]).toMatchObject(expected);
});

test('a form accepts what the build accepts, and rejects plain text that is too long', () => {
  const piece = fc.oneof(
    fc.constantFrom('{phone}', '{warrantyDays}'),
    fc.string({ maxLength: 6 }).map((one) => one.replace(/[{}\r\n]/g, '')),
  );
  const hero = formOf('home.json').find(({ name }) => name === 'hero')?.fields ?? [];
  const regex = new RegExp(hero.find(({ name }) => name === 'quoteHeading')?.pattern?.regex ?? 'none');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const typed = pieces.join('').trim();
      const filled = typed.replaceAll('{phone}', '(612) 555-0142').replaceAll('{warrantyDays}', '90');
      if (line(50).safeParse(filled).success) expect(regex.test(typed)).toBe(true);
      if (paragraph(50).safeParse(typed).error && !/[{}]/.test(typed)) expect(regex.test(typed)).toBe(false);
    }),
  );
});

test('editors explain every text, number and choice', () => {
  const unexplained = Object.entries(jsonSchemas()).flatMap(([name, schema]) =>
    [...walk(schema)]
      .filter(
        ({ path: at }) => at.at(-2) === 'properties' && at.at(-1) !== '$schema' && at.at(-1) !== 'value',
      )
      .filter(({ value }) => {
        const { type, description } = z
          .looseObject({ type: z.string().optional(), description: z.string().optional() })
          .parse(value);
        return type !== 'object' && type !== 'array' && !description;
      })
      .map(({ path: at }) => `${name} ${at.filter((key) => key !== 'properties').join('.')}`),
  );
  expect(unexplained).toEqual([]);
});
