import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { testContent } from '@/e2e/support/test-content';
import { jsonFiles, proseFiles } from '@/lib/content/load/content-files';
import { loadContent } from '@/lib/content/load/load-content';
import { editorConfig, jsonSchemas } from './editor-files';

const read = (file: string) => group.parse(JSON.parse(readFileSync(path.join(testContent, file), 'utf8')));
const group = z.record(z.string(), z.unknown());

// What Pages CMS accepts, from its documentation and its own validation.
const field = z.strictObject({
  name: z.string().regex(/^[a-zA-Z0-9-_]+$/),
  label: z.string().min(1),
  description: z.string().optional(),
  type: z.enum(['string', 'text', 'number', 'boolean', 'date', 'select', 'object']),
  required: z.boolean(),
  list: z.looseObject({ min: z.number().optional(), default: z.unknown().optional() }).optional(),
  options: z
    .looseObject({
      values: z.array(z.string()).optional(),
      multiple: z.boolean().optional(),
      min: z.number().optional(),
    })
    .optional(),
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

type Form = Record<string, unknown>;

/**
 * What a form holds when Pages CMS opens a file, from `initializeState` in its lib/schema.ts: an absent
 * group has empty fields.
 */
const opened = (fields: readonly Field[], value: unknown): Form =>
  Object.fromEntries(
    fields.map(({ name, type, list, fields: inner = [] }) => {
      const given = group.catch({}).parse(value)[name];
      const shown = (item: unknown) =>
        type === 'object' ? opened(inner, item) : (item ?? (type === 'boolean' ? false : ''));
      return [
        name,
        list ? (z.array(z.unknown()).optional().parse(given)?.map(shown) ?? list.default) : shown(given),
      ];
    }),
  );

/** Why Pages CMS would not save a form, from `generateZodSchema` there and the schemas in its fields/core. */
function refused(fields: readonly Field[], form: Form, place: string): string[] {
  return fields.flatMap((one) => {
    const at = `${place}.${one.name}`;
    const value = form[one.name];
    if (!one.list) return refusedValue(one, value, at);
    const items = z.array(z.unknown()).safeParse(value).data;
    const isShort = !items || items.length < Math.max(one.list.min ?? 0, one.required ? 1 : 0);
    return isShort ? [`${at} needs an entry`] : items.flatMap((item) => refusedValue(one, item, at));
  });
}

function refusedValue(
  { type, required, fields = [], pattern, options }: Field,
  value: unknown,
  at: string,
): string[] {
  if (type === 'object') return refused(fields, group.parse(value), at);
  if (type === 'boolean') return [];
  const texts = z.array(z.unknown()).parse([value].flat()).map(String);
  if (options?.multiple)
    return texts.length < (options.min ?? (required ? 1 : 0)) ? [`${at} needs a choice`] : [];
  const [text = ''] = texts;
  if (required && text === '') return [`${at} is required`];
  const isOdd = text !== '' && options?.values?.includes(text) === false;
  return isOdd || (pattern && !new RegExp(pattern.regex).test(text)) ? [`${at} would be rejected`] : [];
}

/** What Pages CMS writes: the form over the file (`settings.content.merge`), without what is empty (`sanitizeObject`). */
function saved(file: unknown, form: unknown): unknown {
  if (Array.isArray(form))
    return form.map((item) => saved(undefined, item)).filter((item) => item !== undefined);
  if (typeof form !== 'object' || form === null) return form === '' ? undefined : form;
  const before = group.catch({}).parse(file);
  const entries = Object.entries({ ...before, ...form }).map(
    ([key, value]) => [key, saved(before[key], value)] as const,
  );
  const kept = entries.filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Opens all files, makes the changes, saves them, and reads the site's content. */
function edit(changes: Record<string, Form> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(testContent, folder, { recursive: true });
  const files = Object.keys(jsonFiles).map((file) => {
    const before = read(file);
    const form = { ...opened(formOf(file), before), ...changes[file] };
    expect(refused(formOf(file), form, file)).toEqual([]);
    const after = group.parse(saved(before, form));
    writeFileSync(path.join(folder, file), JSON.stringify(after));
    return [file, after] as const;
  });
  const { content } = loadContent(folder);
  rmSync(folder, { recursive: true });
  return { content, files: new Map(files) };
}

/** Pages CMS writes `false` for a mark that a file leaves out. */
const withoutFalse = (content: unknown) =>
  JSON.stringify(content, (_, value: unknown) => (value === false ? undefined : value), 1);

test('staff can open and save every file, and nothing changes', () => {
  const { content, files } = edit();
  expect(withoutFalse(content)).toBe(withoutFalse(loadContent(testContent).content));
  for (const [file, after] of files) {
    expect(Object.keys(after)).toEqual(expect.arrayContaining(Object.keys(read(file))));
    expect(Object.keys(jsonSchemas())).toContain(path.basename(String(after.$schema)));
  }
});

test('staff can take what is optional out of the business, and put it back', () => {
  const business = formOf('business.json');
  const optional = business.filter(({ required }) => !required);
  const { content, files } = edit({ 'business.json': opened(optional, {}) });
  expect(content.business).not.toMatchObject({ license: expect.anything() });
  expect(content.business).not.toMatchObject({ emergency: expect.anything() });
  const without = opened(business, files.get('business.json'));
  const shipped = opened(business, read('business.json'));
  for (const { name } of optional)
    expect(refused(business, { ...without, [name]: shipped[name] }, name)).toEqual([]);
});

test('staff can empty the lists that may be empty', () => {
  const { content } = edit({
    'testimonials.json': { testimonials: [] },
    'about.json': { certifications: { value: [], sample: true } },
    'request.json': { tips: [] },
  });
  expect([...content.testimonials, ...content.about.certifications, ...content.request.tips]).toEqual([]);
});

test('every field of a form is explained', () => {
  const leaves = (fields: readonly Field[]): Field[] =>
    fields.flatMap((one) => (one.fields ? leaves(one.fields) : [one]));
  const unexplained = forms
    .flatMap(({ fields = [] }) => leaves(fields))
    .filter(({ name, description }) => name !== 'value' && !description);
  expect(unexplained.map(({ name }) => name)).toEqual([]);
});
