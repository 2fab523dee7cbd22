import { Document, isScalar, visit } from 'yaml';
import { labelOf, type FieldSchema } from '@/lib/content/paths';
import { fieldSchema } from '@/lib/content/remarks';
import { onOneLine, withoutBraces } from '@/lib/content/schemas/fields';
import { forms, jsonFiles } from '@/lib/content/schemas/files';

/** The JSON Schema of each JSON file in content/, with the help texts that forms and editors show. */
export const jsonSchemas: Partial<Record<string, FieldSchema>> = Object.fromEntries(
  Object.entries(jsonFiles).map(([file, schema]) => [file, fieldSchema(schema)]),
);

/** A field of a form in Pages CMS, as its documentation describes it, or some of its settings. */
type Field = Record<string, unknown>;

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
    content: forms.map(cmsForm),
  });
  document.commentBefore = ' Generated from lib/content by npm run content:schemas. Do not edit.';
  visit(document, {
    // A group without inner fields gets one line.
    Map: (_, node) => {
      node.flow = !node.has('fields') && !node.has('content');
    },
    Seq: (_, node) => {
      node.flow = node.items.every(isScalar);
    },
  });
  return document.toString({ lineWidth: 0, singleQuote: true });
}

function cmsForm({ title, file, fields }: (typeof forms)[number]) {
  const schema = jsonSchemas[file];
  // The name of a form is part of its address.
  const name = title.toLowerCase().replace(/\W+/g, '-');
  const form = { name, label: title, type: 'file', path: `content/${file}` };
  // We use the raw editor for the long texts, because the rich-text editor would change names in braces.
  if (!schema) return { ...form, format: 'raw' };
  const shown = Object.entries(schema.properties ?? {}).filter(([field]) => fields?.includes(field) ?? true);
  return { ...form, format: 'json', fields: fieldsOf({ ...schema, properties: Object.fromEntries(shown) }) };
}

/** An optional group has no required fields, because Pages CMS opens the group with empty fields and saves them. */
function fieldsOf({ properties = {}, required = [] }: FieldSchema, isOptional = false): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const { title, description, items, minItems: min, maxItems: max } = schema;
    const isRequired = !isOptional && required.includes(name);
    const label = title ?? labelOf(name);
    const field = { name, label, ...(description && { description }), required: isRequired };
    if (!items) return { ...field, ...kindOf(schema, isRequired) };
    const length = { ...(isRequired && min !== undefined && { min }), ...(max !== undefined && { max }) };
    if (items.enum)
      return { ...field, type: 'select', options: { multiple: true, values: items.enum, ...length } };
    // Staff can fold a list. If its entries have headings, it starts folded and shows them.
    const heading = ['name', 'heading', 'label', 'days', 'reason'].find((key) => items.properties?.[key]);
    const collapsible = heading ? { collapsed: true, summary: `{fields.${heading}}` } : true;
    const list = { ...length, ...(!isRequired && { default: [] }), collapsible };
    return { ...field, ...kindOf({ ...schema, ...items }), list };
  });
}

function kindOf(schema: FieldSchema, required = true): Field {
  const { type, minimum: min, maximum: max } = schema;
  if (schema.enum) return { type: 'select', options: { values: schema.enum } };
  if (type === 'object') return { type, fields: fieldsOf(schema, !required) };
  if (type === 'boolean') return { type };
  if (type === 'string') return textKind(schema, required);
  const step = type === 'integer' ? 1 : 'any';
  return { type: 'number', options: { ...(isLimit(min) && { min }), ...(isLimit(max) && { max }), step } };
}

function textKind(schema: FieldSchema, required: boolean): Field {
  const { format = '', pattern: ownPattern = '', description: message = '' } = schema;
  // Pages CMS opens an absent date as today and would save it, so an optional date is a text field.
  if (format === 'date' && required) return { type: 'date', options: { format: 'yyyy-MM-dd' } };
  if (linePatterns.includes(ownPattern)) return { type: 'string' };
  const regex = formatPatterns[format] ?? ownPattern;
  if (!regex) return { type: 'text' };
  return { type: 'string', pattern: { regex: required ? regex : `^$|${regex}`, message } };
}

const linePatterns = [onOneLine.source, withoutBraces.source];

const formatPatterns: Record<string, string> = { date: String.raw`^\d{4}-\d\d-\d\d$`, uri: '^https://' };

/** A JSON Schema limits every integer to the safe ones. Only a smaller limit is worth showing. */
const isLimit = (limit: number | undefined) =>
  limit !== undefined && Number.isSafeInteger(limit + Math.sign(limit));
