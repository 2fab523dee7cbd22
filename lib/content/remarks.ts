import { z } from 'zod';
import { missingFacts, type Facts } from './fill';
import { fieldInWords, schemaAt, valueAt, type FieldSchema, type Path } from './paths';

/** Something to change in content/ or in the settings of a build. */
export type Remark = {
  /** The place, with the labels of its form: "content/services.json, line 8: Services → Dishwasher Repair → Price". */
  where: string;
  /** What is wrong, as a sentence whose subject is that place: 'must be a whole number. Now it’s "$85".' */
  wrong: string;
  remedy: string;
  /** `now` stops every build, `launch` stops only production builds, and `maybe` may be intended and stops none. */
  when: 'now' | 'maybe' | 'launch';
};

/** A remark that stops every build. */
export const mistake = (where: string, wrong: string, remedy: string): Remark => ({
  where,
  wrong,
  remedy,
  when: 'now',
});

/** Remarks for a terminal. */
export const remarkLines = (remarks: readonly Remark[]) =>
  remarks.map(({ where, wrong, remedy }) => `${where}\n  ${wrong}\n  → ${remedy}\n`).join('\n');

/** The content can't be used. The message lists every remark. */
export class ContentError extends Error {
  constructor(readonly remarks: readonly Remark[]) {
    const count = remarks.length === 1 ? 'One thing needs' : `${remarks.length} things need`;
    super(`${count} fixing in content/:\n\n${remarkLines(remarks)}`);
  }
}

/** The JSON Schema of a field and of the fields in it. Its help texts say how long a text can be, and what is optional. */
export const fieldSchema = (schema: z.ZodType) =>
  withWholeHelp(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema); // no field is only true or false

function withWholeHelp({ items, properties = {}, maxLength, ...field }: FieldSchema): FieldSchema {
  const isOptional = (name: string, { default: usual = '', description = '' }: FieldSchema) =>
    !field.required?.includes(name) && String(usual) === '' && !/leave this empty/i.test(description);
  const complete = Object.entries(properties).map(([name, property]) => {
    const whole = withWholeHelp(property);
    if (!isOptional(name, property)) return [name, whole] as const;
    const description = `${whole.description ?? ''} Leave this empty if you don’t have it.`.trim();
    return [name, { ...whole, description }] as const;
  });
  // Editors can't count filled-in facts, so they only tell the limit.
  const limit = maxLength === undefined ? '' : `Up to ${maxLength} characters.`;
  const description = `${field.description ?? ''} ${limit}`.trim();
  return {
    ...field,
    ...(items && { items: withWholeHelp(items) }),
    ...(complete.length > 0 && { properties: Object.fromEntries(complete) }),
    ...(description && { description }),
  };
}

/** Values with quotation marks, because some have commas in them: "a", "b, c". */
const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

const kinds: Record<string, string | undefined> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in [ ], such as ["one", "two"]',
  object: 'a group in { }',
};

/** Says what is wrong, in a predicate with its period. Other issues than these have the message of their schema. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { input, code } = issue;
  if (input === undefined) return 'is missing.';
  if (code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}.`;
  if (code === 'invalid_value') return `must be one of ${quoted(issue.values)}.`;
  if (code === 'unrecognized_keys') return `has fields that we don’t know: ${quoted(issue.keys)}.`;
  if (code !== 'too_big' && code !== 'too_small') return undefined;
  if (typeof input === 'string' && input === '') return 'is empty.';
  const limit = code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  if (typeof input === 'string') return `must have ${limit} characters. It has ${input.length}.`;
  if (Array.isArray(input)) return `must have ${limit} in its list. It has ${input.length}.`;
  return `must be ${limit}.`;
}

/** The content that zod has checked: as `written` in the files, and with the `facts` filled in. */
type Checked = {
  schema: z.ZodType;
  lineOf: (path: Path) => number | undefined;
  written: unknown;
  filled: unknown;
  facts: Facts;
};

/** Explains zod's issues with content: the place, what is wrong, and what belongs there. */
export function explain(issues: readonly z.core.$ZodIssue[], checked: Checked): Remark[] {
  // We make the tree of the schemas only if there are issues, because it takes most of a load's time.
  if (issues.length === 0) return [];
  const { written, filled, facts, lineOf } = checked;
  const schema = fieldSchema(checked.schema);
  return issues.map((issue) => {
    const path = issue.path as (string | number)[]; // JSON has no symbols
    const line = lineOf(issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path);
    const place = [`content/${String(path[0])}, line ${line}`, fieldInWords(path, schema, filled)];
    const where = place.filter(Boolean).join(': ');
    const [missing] = missingFacts(JSON.stringify(valueAt(written, path)) ?? '', facts);
    if (missing !== undefined) {
      const wrong = `has {${missing}}, but you’ve left out that fact, and this text is required.`;
      return mistake(where, wrong, `Write it without {${missing}}, or add the fact to business.json.`);
    }
    const help = remedyFor(issue, schemaAt(schema, path), facts);
    const around = schemaAt(schema, path.slice(0, -1))?.description;
    return mistake(where, withValue(issue, valueAt(filled, path)), help ?? around ?? 'Undo the change.');
  });
}

/** The message, with the value as it is now. A rule with its own message says what is needed of the value itself. */
function withValue({ code, message }: z.core.$ZodIssue, value: unknown): string {
  const now = JSON.stringify(value) ?? '';
  const isShown = code !== 'custom' && code !== 'unrecognized_keys' && value !== undefined && value !== '';
  return isShown && now.length <= 60 ? `${message} Now it’s ${now}.` : message;
}

/** The schema's own remedy, the fact or the fields that were probably meant, or the help text of the field. */
function remedyFor(
  issue: z.core.$ZodIssue,
  field: FieldSchema | undefined,
  facts: Facts,
): string | undefined {
  if (issue.code === 'custom' && issue.params?.remedy) return String(issue.params.remedy);
  if (issue.code === 'unrecognized_keys')
    return `Use these names: ${quoted(Object.keys(field?.properties ?? {}))}. For anything else, ask a developer.`;
  const [, typed = ''] = /\{(\w+)/.exec(issue.code === 'custom' ? issue.message : '') ?? [];
  if (typed === '') return field?.description;
  const meant = Object.keys(facts).find((name) => typed.startsWith(name));
  return meant ? `Write {${meant}}.` : 'Use one of the facts listed in content/README.md.';
}
