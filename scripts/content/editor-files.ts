import { Document, isScalar, visit } from 'yaml';
import { jsonFiles, proseTitles } from '@/lib/content/files';
import { businessForms } from '@/lib/content/schemas/business';
import { labelOf } from '@/lib/content/paths';
import { fieldSchema, type FieldSchema } from '@/lib/content/remarks';
import { whatToEnter } from '@/lib/content/schemas/text';

/**
 * A JSON Schema for each JSON file of content/, by file name ("business.schema.json"). Editors find
 * it by the "$schema" of the file and use it to complete and explain fields.
 */
export function jsonSchemas(): Record<string, FieldSchema> {
  return Object.fromEntries(
    Object.entries(jsonFiles).map(([file, schema]) => {
      const json = fieldSchema(schema);
      const properties = { $schema: { type: 'string' as const }, ...json.properties };
      return [file.replace(/\.json$/, '.schema.json'), { ...json, properties }];
    }),
  );
}

/** A field of a form in Pages CMS, as its documentation describes it. */
type Field = {
  name: string;
  label: string;
  description?: string;
  type: string;
  required: boolean;
  list?: object;
  options?: object;
  pattern?: { regex: string; message: string };
  fields?: Field[];
};

/** The settings of Pages CMS (https://pagescms.org), where staff edit content/ as forms. */
export function editorConfig(): string {
  const document = new Document({
    // "merge" keeps keys that have no field, such as "$schema", when staff save a form.
    settings: { content: { merge: true } },
    // Staff upload the logo and the photo here. "safe" takes spaces and capital letters out of their names, which
    // brand.json doesn't accept.
    media: {
      input: 'content',
      output: 'content',
      extensions: ['svg', 'png', 'jpg', 'jpeg', 'webp'],
      rename: 'safe',
    },
    content: [
      ...Object.entries(jsonFiles).flatMap(([file, schema]) => formsOf(file, schema)),
      ...proseForms(),
    ],
  });
  document.commentBefore = ' Generated from lib/content by npm run content:schemas. Do not edit.';
  visit(document, {
    // Each field without inner fields gets one line.
    Map: (_, node) => {
      if (!node.has('fields') && node.has('type')) node.flow = true;
    },
    Seq: (_, node) => {
      node.flow = node.items.every(isScalar);
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** The forms of a JSON file. Most files have one. */
function formsOf(file: string, schema: (typeof jsonFiles)[keyof typeof jsonFiles]) {
  const { title = '', properties = {}, required = [] } = fieldSchema(schema);
  const forms = file === 'business.json' ? businessForms : { [title]: Object.keys(properties) };
  return Object.entries(forms).map(([label, names]) => {
    const shown = Object.fromEntries(names.map((name) => [name, properties[name] ?? {}]));
    return { ...entry(file, label), format: 'json', fields: fieldsOf({ properties: shown, required }) };
  });
}

/** The forms of the long texts. We use the raw editor, because the rich-text editor would change names in braces. */
const proseForms = () =>
  Object.entries(proseTitles).map(([file, title]) => ({ ...entry(file, title), format: 'raw' }));

/** A form. Its name, which is part of its address, is made from its label, because a file may have several forms. */
function entry(file: string, label: string) {
  const name = label.toLowerCase().replace(/\W+/g, '-');
  return { name, label, type: 'file', path: `content/${file}` };
}

/** An optional group has no required fields, because Pages CMS opens the group with empty fields and saves them. */
function fieldsOf({ properties = {}, required = [] }: FieldSchema, isOptional = false): Field[] {
  const isRequired = (name: string) => !isOptional && required.includes(name);
  return Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, isRequired(name)));
}

function fieldOf(name: string, schema: FieldSchema, required: boolean): Field {
  const { title, description, items } = schema;
  const field = { name, label: title ?? labelOf(name), ...(description && { description }), required };
  if (!items) return { ...field, ...kindOf(schema, required) };
  if (items.enum) {
    const options = { multiple: true, values: items.enum, ...lengthOf(schema, required) };
    return { ...field, type: 'select', options };
  }
  return { ...field, ...kindOf({ ...schema, ...items }), list: listOf(schema, items, required) };
}

/** The least and the most entries of a list. */
function lengthOf({ minItems: min, maxItems: max }: FieldSchema, required: boolean) {
  return { ...(required && min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Shows a list folded, with the headings of its entries if they have any. */
function listOf(schema: FieldSchema, items: FieldSchema, required: boolean) {
  const heading = ['name', 'heading', 'label', 'days', 'reason'].find((key) => items.properties?.[key]);
  const collapsible = heading ? { collapsed: true, summary: `{fields.${heading}}` } : true;
  return { ...lengthOf(schema, required), ...(!required && { default: [] }), collapsible };
}

type Kind = Pick<Field, 'type' | 'options' | 'pattern' | 'fields'>;

function kindOf(schema: FieldSchema, required = true): Kind {
  const { type } = schema;
  if (schema.enum) return { type: 'select', options: { values: schema.enum } };
  if (type === 'object') return { type, fields: fieldsOf(schema, !required) };
  if (type === 'boolean') return { type };
  if (type === 'string') return textKind(schema, required);
  return numberKind(schema);
}

function textKind({ format, pattern = '', description = '' }: FieldSchema, required: boolean): Kind {
  // Pages CMS opens an absent date as today and would save it, so an optional date is a text field.
  if (format === 'date' && required) return { type: 'date', options: { format: 'yyyy-MM-dd' } };
  if (linePatterns.includes(pattern)) return { type: 'string' };
  const regex = formatPatterns[format ?? ''] ?? pattern;
  if (!regex) return { type: 'text' };
  const message = whatToEnter(description);
  return { type: 'string', pattern: { regex: required ? regex : `^$|${regex}`, message } };
}

/** The patterns of one-line fields in text.ts. A form needs no pattern there, because its field has only one line. */
const linePatterns = [String.raw`^[^\r\n]*$`, String.raw`^[^{}\r\n]*$`];

const formatPatterns: Record<string, string> = { date: String.raw`^\d{4}-\d\d-\d\d$`, uri: '^https://' };

function numberKind({ type, minimum: min, maximum: max }: FieldSchema): Kind {
  const options = {
    ...(isLimit(min) && { min }),
    ...(isLimit(max) && { max }),
    step: type === 'integer' ? 1 : 'any',
  };
  return { type: 'number', options };
}

/** A JSON Schema limits every integer to the safe ones. Only a smaller limit is worth showing. */
const isLimit = (limit: number | undefined) =>
  limit !== undefined && Number.isSafeInteger(limit + Math.sign(limit));
