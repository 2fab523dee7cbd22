import { Document, visit } from 'yaml';
import { z } from 'zod';
import { jsonFiles, proseFiles } from '@/lib/content/content-files';
import { fieldSchema, type FieldSchema } from '@/lib/content/field-schema';
import labels from './editor-labels.json';

/**
 * A JSON Schema for each JSON file of content/, by file name ("business.schema.json"). Editors find
 * it by the "$schema" of the file and use it to complete and explain fields.
 */
export function jsonSchemas(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(jsonFiles).map(([file, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'input', override: describeLimit });
      const properties = { $schema: { type: 'string' }, ...json.properties };
      return [file.replace(/\.json$/, '.schema.json'), { ...json, properties }];
    }),
  );
}

/** Moves a length limit into the description: editors can’t count filled-in facts. */
function describeLimit({ jsonSchema: schema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (schema.maxLength === undefined) return;
  schema.description = `${schema.description ?? ''} Up to ${schema.maxLength} characters.`.trim();
  delete schema.maxLength;
}

/** Labels of files, and of fields whose names are unclear. */
const fileLabels: Record<string, string | undefined> = labels.files;
const fieldLabels: Record<string, string | undefined> = labels.fields;

type Kind = {
  type: string;
  required: boolean;
  list?: object;
  options?: object;
  pattern?: { regex: string; message: string };
  fields?: Field[];
};
type Named = { name: string; label: string; description?: string };
type Field = Named & (Kind | { component: string });
type PlainField = Named & { kind: Omit<Kind, 'fields'>; fields?: PlainField[] };

/**
 * The YAML settings of Pages CMS (https://pagescms.org), where staff edit content/ as forms in the
 * browser: an entry for each file, a line for each field.
 */
export function editorConfig(): string {
  const forms = Object.entries(jsonFiles).map(([file, schema]) => ({
    file,
    fields: fieldsOf(fieldSchema(schema), file !== 'business.json'),
  }));
  const components = componentsOf(forms.flatMap(({ fields }) => fields));
  const content = [
    ...forms.map(({ file, fields }) => ({
      ...entry(file),
      format: 'json',
      fields: fields.map(components.use),
    })),
    // Raw, because the rich-text editor would change names in braces.
    ...proseFiles.map((file) => ({ ...entry(file), format: 'raw' })),
  ];
  // Without "merge", saving would drop keys without a field, such as "$schema".
  const settings = { content: { merge: true } };
  const document = new Document({ settings, components: components.shared, content });
  document.commentBefore = ' Generated from lib/content by npm run content:schemas. Do not edit.';
  visit(document, {
    // One line for each field without fields of its own.
    Map: (_, node) => {
      if (!node.has('fields') && (node.has('name') || node.has('type'))) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}

function entry(file: string) {
  const label = fileLabels[file] ?? file;
  return { name: file.replace(/\.\w+$/, ''), label, type: 'file', path: `content/${file}` };
}

/** Writes repeated field definitions only once: `use` collects them in `shared`. */
function componentsOf(all: readonly PlainField[]) {
  const shared: Record<string, Kind> = {};
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  const keyOf = ({ kind, fields }: PlainField) => JSON.stringify([kind, fields]);
  const count = (field: PlainField) => {
    const times = counts.get(keyOf(field)) ?? 0;
    counts.set(keyOf(field), times + 1);
    if (times === 0) field.fields?.forEach(count);
  };
  all.forEach(count);
  const use = (whole: PlainField): Field => {
    const { kind, fields, ...field } = whole;
    const key = keyOf(whole);
    const written = (): Kind => ({ ...kind, ...(fields && { fields: fields.map(use) }) });
    if (counts.get(key) === 1) return { ...field, ...written() };
    const size = /\d+(?=\}\$$)/.exec(kind.pattern?.regex ?? '')?.[0];
    const plain = fields ? field.name : [kind.type, size, kind.list && 'list'].filter(Boolean).join('-');
    const name = names.get(key) ?? (Object.hasOwn(shared, plain) ? `${plain}-${names.size}` : plain);
    if (!names.has(key)) {
      names.set(key, name);
      shared[name] = written();
    }
    return { ...field, component: name };
  };
  return { shared, use };
}

function fieldsOf(
  { properties = {}, required = [], description }: FieldSchema,
  takesFacts: boolean,
  groupName = '',
): PlainField[] {
  return Object.entries(properties).map(([name, schema]) => {
    // To staff, a fact and its sample mark are one: the group's description goes to the fact.
    const isFact = name === 'value';
    const about = schema.description ?? (isFact ? description : undefined);
    const group = schema.type === 'array' ? schema.items : schema;
    const holdsFact = schema.properties?.value !== undefined;
    return {
      name,
      label: schema.title ?? labelOf(isFact && groupName ? groupName : name),
      ...(about && !holdsFact && { description: about }),
      kind: { ...kindOf({ ...schema, description: about }, takesFacts), required: required.includes(name) },
      ...(group?.type === 'object' && { fields: fieldsOf(group, takesFacts, name) }),
    };
  });
}

/** "heroHeading" becomes "Hero heading". */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return fieldLabels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function kindOf(schema: FieldSchema, takesFacts: boolean): Omit<Kind, 'required' | 'fields'> {
  if (schema.enum) return { type: 'select', options: { values: schema.enum } };
  if (schema.type === 'array') return listKind(schema, takesFacts);
  if (schema.type === 'string') return textKind(schema, takesFacts);
  if (schema.type === 'object' || schema.type === 'boolean') return { type: schema.type };
  const isWhole = schema.type === 'integer';
  const min = schema.minimum ?? (schema.exclusiveMinimum === 0 && isWhole ? 1 : undefined);
  const { maximum: max } = schema;
  return {
    type: 'number',
    options: {
      ...(min !== undefined && min > Number.MIN_SAFE_INTEGER && { min }),
      ...(max !== undefined && max < Number.MAX_SAFE_INTEGER && { max }),
      step: isWhole ? 1 : 'any',
    },
  };
}

function listKind({ items, minItems: min, maxItems: max }: FieldSchema, takesFacts: boolean) {
  if (!items) throw new Error('A list needs a schema for its items.');
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (items.enum) return { type: 'select', options: { multiple: true, values: items.enum, ...limits } };
  const key = ['name', 'heading', 'label', 'days'].find((name) => items.properties?.[name]);
  const collapsible = key ? { collapsed: true, summary: `{fields.${key}}` } : items.type === 'object';
  return { ...kindOf(items, takesFacts), list: { ...limits, collapsible } };
}

/** Longer texts get a multi-line field. */
const longLine = 120;

function textKind({ format, maxLength, pattern, description }: FieldSchema, takesFacts: boolean) {
  const message = description ?? 'This has the wrong format. See the hint below the field.';
  if (format === 'date') return { type: 'date', options: { format: 'yyyy-MM-dd' } };
  if (format === 'uri') return { type: 'string', pattern: { regex: '^https://', message } };
  const oneLine = pattern === oneLinePattern;
  if (pattern !== undefined && !oneLine) return { type: 'string', pattern: { regex: pattern, message } };
  if (maxLength === undefined) return { type: 'string' };
  const type = maxLength > longLine && !oneLine ? 'text' : 'string';
  return takesFacts
    ? { type, pattern: lengthPattern(maxLength, oneLine) }
    : { type, options: { maxlength: maxLength } };
}

/** The pattern of `line` in text.ts. */
const oneLinePattern = String.raw`^[^\r\n]*$`;

/**
 * A limit like the build's, before facts are filled in: a fact counts as one character here, so
 * that no text is rejected that the build would accept.
 */
function lengthPattern(max: number, oneLine: boolean) {
  const sign = oneLine ? String.raw`[^{}\r\n]` : '[^{}]';
  return {
    regex: String.raw`^(?:\{\w+\}|${sign}){1,${max}}$`,
    message: `Up to ${max} characters${oneLine ? ' on one line' : ''}. Use braces only around names of facts: {phone}.`,
  };
}
