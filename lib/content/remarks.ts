import { z } from 'zod';
import { missingFacts, type Facts } from './fill';
import { fieldInWords, schemaAt, valueAt, type FieldSchema, type Path } from './paths';

/** Something to change in content/ or in the settings of a build. */
export type Remark = {
  /**
   * The file, and the field as its form labels it: "content/services.json, line 8: Services → Dishwasher Repair →
   * Price".
   */
  where: string;
  /** What is wrong, as a sentence whose subject is `where`: 'must be a whole number. Now it’s "$85".' */
  wrong: string;
  remedy: string;
  /** `now` stops every build. `launch` stops a production build. `maybe` stops nothing, because it may be intended. */
  when: 'now' | 'maybe' | 'launch';
};

/** Returns a remark that stops every build. */
export const mistake = (where: string, wrong: string, remedy: string): Remark => ({
  where,
  wrong,
  remedy,
  when: 'now',
});

export const remarkLines = (remarks: readonly Remark[]) =>
  remarks.map(({ where, wrong, remedy }) => `${where}\n  ${wrong}\n  → ${remedy}\n`).join('\n');

/** The content can't be used. The message lists every remark. */
export class ContentError extends Error {
  constructor(readonly remarks: readonly Remark[]) {
    const count = remarks.length === 1 ? 'One thing needs' : `${remarks.length} things need`;
    super(`${count} fixing in content/:\n\n${remarkLines(remarks)}`);
  }
}

/** Returns the JSON Schema of a field. Its help text also says how long a text can be. */
export const fieldSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const { maxLength, description = '' } = jsonSchema;
      if (maxLength === undefined) return;
      // We only mention the limit, because an editor would count {phone} and not the number that replaces it.
      delete jsonSchema.maxLength;
      jsonSchema.description = `${description} Up to ${maxLength} characters.`.trim();
    },
  }) as FieldSchema; // a JSON Schema can be `true`, but zod makes none

/** Puts values in quotation marks, because some have commas in them: "a", "b, c". */
const quoted = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ');

const kinds: Record<string, string | undefined> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in [ ], such as ["one", "two"]',
  object: 'a group in { }',
};

/** Says what is wrong as a predicate with its period. Returns undefined if the schema has its own message. */
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
  if (Array.isArray(input)) return `must have ${limit} in the list. It has ${input.length}.`;
  return `must be ${limit}.`;
}

/** The content that zod has checked: as it's `written` in the files, and `filled` with the `facts`. */
type Checked = {
  schema: z.ZodType;
  lineOf: (path: Path) => number | undefined;
  written: unknown;
  filled: unknown;
  facts: Facts;
};

/** Turns zod's issues into remarks. */
export function explain(error: z.ZodError | undefined, checked: Checked): Remark[] {
  if (!error) return [];
  const { written, filled, facts, lineOf } = checked;
  const schema = fieldSchema(checked.schema);
  const firstOfEach = error.issues.filter(
    ({ path }, index) => error.issues.findIndex((one) => String(one.path) === String(path)) === index,
  );
  return firstOfEach.map((issue) => {
    const path = issue.path as (string | number)[]; // JSON has no symbols
    const line = lineOf(issue.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path);
    const position = [`content/${String(path[0])}, line ${line}`, fieldInWords(path, schema, filled)];
    const where = position.filter(Boolean).join(': ');
    const [missing] = missingFacts(JSON.stringify(valueAt(written, path)) ?? '', facts);
    if (missing !== undefined) {
      const wrong = `has {${missing}}, but you’ve left out that fact, and this text is required.`;
      return mistake(where, wrong, `Write it without {${missing}}, or add the fact to business.json.`);
    }
    const around = schemaAt(schema, path.slice(0, -1))?.description;
    const remedy = remedyFor(issue, schemaAt(schema, path)) ?? around ?? 'Undo the change.';
    return mistake(where, issue.message, remedy);
  });
}

/** Says what to do: the remedy of the rule, the names that a group can have, or the help text of the field. */
function remedyFor(issue: z.core.$ZodIssue, field: FieldSchema | undefined): string | undefined {
  if (issue.code === 'custom' && issue.params?.remedy) return String(issue.params.remedy);
  if (issue.code === 'unrecognized_keys')
    return `Use these names: ${quoted(Object.keys(field?.properties ?? {}))}. For anything else, ask a developer.`;
  return field?.description;
}
