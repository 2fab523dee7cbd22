import { Document, visit } from 'yaml';
import { z } from 'zod';
import { jsonFiles, proseFiles } from '@/lib/content/content-files';
import { fieldSchema, type FieldSchema } from '@/lib/content/field-schema';
import labels from './editor-labels.json';

/**
 * A JSON Schema for each JSON file of content/, by file name: "business.schema.json". Editors find it by the file's
 * "$schema" and complete and explain every field with it. `npm run content:schemas` keeps them in content/.schemas.
 */
export function jsonSchemas(): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(jsonFiles).map(([file, schema]) => {
      const json = z.toJSONSchema(schema, {
        io: 'input',
        override: ({ jsonSchema }) => sayLength(jsonSchema),
      });
      const properties = { $schema: { type: 'string' }, ...json.properties };
      return [file.replace(/\.json$/, '.schema.json'), { ...json, properties }];
    }),
  );
}

/**
 * Editors show a description, not a limit: so the description says it. The limit itself is left out, since it counts
 * a text with its facts filled in: "{warrantyDays} days" fits where twelve characters do.
 */
function sayLength(schema: { maxLength?: number | undefined; description?: string | undefined }) {
  if (schema.maxLength === undefined) return;
  schema.description = `${schema.description ?? ''} Up to ${schema.maxLength} characters.`.trim();
  delete schema.maxLength;
}

/** What forms call files, and fields whose names in the files say too little to people. */
const {
  files: fileLabels,
  fields: fieldLabels,
}: Record<'files' | 'fields', Record<string, string | undefined>> = labels;

type Kind = {
  type: string;
  required: boolean;
  list?: object;
  options?: object;
  pattern?: { regex: string; message: string };
  fields?: Field[];
};
type Field = { name: string; label: string; description?: string } & (Kind | { component: string });
type PlainField = {
  name: string;
  label: string;
  description?: string;
  kind: Omit<Kind, 'fields'>;
  fields?: PlainField[];
};

/**
 * The configuration of Pages CMS (https://pagescms.org), in which staff can edit content/ as forms in the browser, as
 * YAML: an entry for each file, a line for each field. `npm run content:schemas` keeps it in .pages.yml.
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
    // As it is written: another editor would change the words in braces.
    ...proseFiles.map((file) => ({ ...entry(file), format: 'raw' })),
  ];
  // Without "merge", what has no field ("$schema") would be lost on saving.
  const settings = { content: { merge: true } };
  const document = new Document({ settings, components: components.shared, content });
  document.commentBefore = ' Made by npm run content:schemas from the schemas in lib/content: change those.';
  visit(document, {
    // One line for each field that holds no others.
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

/** Kinds of fields that stand in several places, each written once: `shared` fills up while fields `use` it. */
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
    // A fact and its sample mark are one thing to its writer: what is said of the two belongs to the fact.
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

/** "heroHeading" as people write it: "Hero heading". */
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
  if (!items) throw new Error('A list without a schema for its entries.');
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  if (items.enum) return { type: 'select', options: { multiple: true, values: items.enum, ...limits } };
  const key = ['name', 'heading', 'label', 'days'].find((name) => items.properties?.[name]);
  const collapsible = key ? { collapsed: true, summary: `{fields.${key}}` } : items.type === 'object';
  return { ...kindOf(items, takesFacts), list: { ...limits, collapsible } };
}

/** Longer texts get a field of several lines. */
const longLine = 120;

function textKind({ format, maxLength, pattern, description }: FieldSchema, takesFacts: boolean) {
  const message = description ?? 'This needs another form: see the hint below the field.';
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

/** How `line` in text.ts says that a text is a single line. */
const oneLinePattern = String.raw`^[^\r\n]*$`;

/**
 * A limit that counts as the build does, as far as one can before the facts are filled in: "{warrantyDays} days" has six
 * characters here, since a fact has one at least. So no text is refused that the build would take.
 */
function lengthPattern(max: number, oneLine: boolean) {
  const sign = oneLine ? String.raw`[^{}\r\n]` : '[^{}]';
  return {
    regex: String.raw`^(?:\{\w+\}|${sign}){1,${max}}$`,
    message: `Up to ${max} characters${oneLine ? ' on one line' : ''}. Braces only around names of facts: {phone}.`,
  };
}
