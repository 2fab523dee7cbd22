import { z } from 'zod';
import { jsonFiles, proseFiles } from './content-files';

/** A value of a configuration file: what YAML and JSON have in common. */
export type ConfigValue = string | number | boolean | ConfigValue[] | { [key: string]: ConfigValue };
export type ConfigGroup = { [key: string]: ConfigValue };

const placesOfFiles: Record<keyof typeof jsonFiles | (typeof proseFiles)[number], string> = {
  'business.json': 'Business: name, phone, address, hours, figures',
  'services.json': 'Services and prices',
  'areas.json': 'Neighborhoods and ZIP codes',
  'testimonials.json': 'Testimonials',
  'pages.json': 'Titles and descriptions for search engines',
  'site.json': 'Menu, banner, footer, page not found',
  'home.json': 'Home page',
  'about.json': 'About page',
  'business-info.json': 'Business info page',
  'forms.json': 'Quote and contact forms',
  'checkout.json': 'Booking pages',
  'hand-off.json': 'When a request is ready',
  'privacy.md': 'Privacy policy',
  'terms.md': 'Terms of service',
};

// The parts of JSON Schema that zod writes for the schemas of content/.
const fieldSchema = z.looseObject({
  type: z.string(),
  description: z.string().optional(),
  format: z.string().optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return fieldSchema.optional();
  },
  get properties() {
    return z.record(z.string(), fieldSchema).optional();
  },
  required: z.array(z.string()).optional(),
});
type FieldSchema = z.infer<typeof fieldSchema>;

/**
 * The configuration of Pages CMS (https://pagescms.org), in which staff can edit content/ as a form in the browser: one entry for
 * each file, one field for each field of its schema. Kept in .pages.yml by scripts/write-content-schemas.mts.
 */
export function editorConfig(): ConfigGroup {
  return {
    // Pictures could be put here; the words name none today.
    media: { input: 'public/pictures', output: '/pictures' },
    // Without this, what has no field ("$schema") would be thrown away on saving.
    settings: { content: { merge: true } },
    content: [...Object.entries(jsonFiles).map(jsonEntry), ...proseFiles.map(proseEntry)],
  };
}

function jsonEntry([file, schema]: [string, z.ZodType]): ConfigGroup {
  const json = fieldSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
  const takesFacts = file !== 'business.json';
  return { ...entry(file), format: 'json', fields: fieldsOf(json, takesFacts) };
}

function proseEntry(file: string): ConfigGroup {
  // As it is written: another editor would change the words in braces.
  return { ...entry(file), format: 'raw' };
}

function entry(file: string): ConfigGroup {
  const label = Object.entries(placesOfFiles).find(([name]) => name === file)?.[1] ?? file;
  return { name: file.replace(/\.\w+$/, ''), label, type: 'file', path: `content/${file}` };
}

function fieldsOf(
  { properties = {}, required = [], description }: FieldSchema,
  takesFacts: boolean,
  groupName = '',
): ConfigGroup[] {
  return Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => {
      // A fact and its sample mark are one thing to its writer: what is said of the two belongs to the fact.
      const isFact = name === 'value';
      const about = schema.description ?? (isFact ? description : undefined);
      return {
        name,
        label: labelOf(isFact && groupName ? groupName : name),
        ...(about && { description: about }),
        required: required.includes(name),
        ...kindOf({ ...schema, description: about }, takesFacts, name),
      };
    });
}

/** "heroHeading" as people write it: "Hero heading". */
function labelOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function kindOf(schema: FieldSchema, takesFacts: boolean, name = ''): ConfigGroup {
  if (schema.enum) return { type: 'select', options: { values: schema.enum } };
  if (schema.type === 'array') return listKind(schema, takesFacts);
  if (schema.type === 'object') return { type: 'object', fields: fieldsOf(schema, takesFacts, name) };
  if (schema.type === 'boolean') return { type: 'boolean' };
  if (schema.type === 'string') return textKind(schema, takesFacts);
  if (schema.type !== 'number' && schema.type !== 'integer')
    throw new Error(`The editor has no field for "${schema.type}".`);
  const isWhole = schema.type === 'integer';
  const least = schema.minimum ?? (schema.exclusiveMinimum === 0 && isWhole ? 1 : undefined);
  const most = schema.maximum;
  return {
    type: 'number',
    options: {
      ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { min: least }),
      ...(most !== undefined && most < Number.MAX_SAFE_INTEGER && { max: most }),
      step: isWhole ? 1 : 'any',
    },
  };
}

function listKind({ items, minItems, maxItems }: FieldSchema, takesFacts: boolean): ConfigGroup {
  if (!items) throw new Error('A list without a schema for its entries.');
  const limits = {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
  if (items.enum) return { type: 'select', options: { multiple: true, values: items.enum, ...limits } };
  const isGroup = items.type === 'object';
  return { ...kindOf(items, takesFacts), list: { ...limits, collapsible: isGroup && { collapsed: true } } };
}

/** Longer texts get a field of several lines. */
const longLine = 120;

function textKind(schema: FieldSchema, takesFacts: boolean): ConfigGroup {
  const { format, maxLength, pattern, description: about = 'This is not written as it must be.' } = schema;
  if (format === 'date') return { type: 'date', options: { format: 'yyyy-MM-dd' } };
  if (format === 'uri') return { type: 'string', pattern: { regex: '^https://', message: about } };
  const oneLine = pattern === oneLinePattern;
  if (pattern !== undefined && !oneLine)
    return { type: 'string', pattern: { regex: pattern, message: about } };
  if (maxLength === undefined) return { type: 'string' };
  const type = maxLength > longLine && !oneLine ? 'text' : 'string';
  return takesFacts
    ? { type, pattern: lengthPattern(maxLength, oneLine) }
    : { type, options: { maxlength: maxLength } };
}

/** How `line` in text.ts says that a text stands on one line. */
const oneLinePattern = String.raw`^[^\r\n]*$`;

/**
 * A limit that counts as the build does, as far as one can before the facts are filled in: "{warrantyDays} days" has six
 * characters here, since a fact has one at least. So no text is refused that the build would take.
 */
function lengthPattern(max: number, oneLine: boolean): ConfigGroup {
  const sign = oneLine ? String.raw`[^{}\r\n]` : '[^{}]';
  return {
    regex: String.raw`^(?:\{\w+\}|${sign}){1,${max}}$`,
    message: `Up to ${max} characters${oneLine ? ' on one line' : ''}, with braces around names of facts only, such as {phone}.`,
  };
}
