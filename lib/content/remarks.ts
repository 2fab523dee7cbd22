import { z } from 'zod';
import { missingFacts, type Facts } from './fill';
import { fieldInWords, labelOf, valueAt, type Path } from './paths';
import { whatToEnter } from './schemas/text';

/** Something to change in content/ or in the settings of a build. */
export type Remark = {
  /** "content/home.json", or "the build settings". */
  file: string;
  /** The line in the file, from 1; undefined if no line is wrong. */
  line?: number | undefined;
  /** The field, with the labels of its form: "Services → Dishwasher Repair → Price". "" if the line is enough. */
  field: string;
  /** What is wrong, as a sentence that continues from the field: 'is "$85", but must be a whole number.' */
  wrong: string;
  remedy: string;
  /** `now` stops every build, `launch` stops only production builds, and `maybe` may be intended and stops none. */
  when: 'now' | 'maybe' | 'launch';
};

/**
 * Records a problem that stops the build, in this file of content/. `at` gives the line or field if known. Returns
 * undefined so that a caller can return it.
 */
export type Report = (name: string, wrong: string, remedy: string, at?: Partial<Remark>) => undefined;

/** The place of a remark: "content/services.json, line 12: Services → Dishwasher Repair → Price". */
export const whereOf = ({ file, line, field }: Remark) =>
  [line ? `${file}, line ${line}` : file, field].filter(Boolean).join(': ');

/** Remarks for a terminal. */
export const remarkLines = (remarks: readonly Remark[]) =>
  remarks.map((one) => `${whereOf(one)}\n  ${one.wrong}\n  → ${one.remedy}\n`).join('\n');

/** The content can't be used. The message lists every problem in every file. */
export class ContentError extends Error {
  constructor(readonly remarks: readonly Remark[]) {
    const count = remarks.length === 1 ? 'One thing needs' : `${remarks.length} things need`;
    super(`${count} fixing in content/:\n\n${remarkLines(remarks)}`);
  }
}

/** The JSON Schema that zod generates for a field in content/. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  enum?: string[];
}

export function fieldSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', override: describeLimit }) as FieldSchema; // no field is only true or false
}

/** Moves a length limit into the description, because editors can't count filled-in facts. */
function describeLimit({ jsonSchema: field }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (field.maxLength === undefined) return;
  field.description = `${field.description ?? ''} Up to ${field.maxLength} characters.`.trim();
  delete field.maxLength;
}

/** The schema of the field at `path`. */
const schemaAt = (schema: FieldSchema, path: Path): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>(
    (found, key) => (typeof key === 'number' ? found?.items : found?.properties?.[key]),
    schema,
  );

/** The label of the field at a path, or its name in the file if no form has it. */
export const labelsOf =
  (schema: FieldSchema) =>
  (path: Path): string => {
    const name = String(path.at(-1));
    const field = schemaAt(schema, path);
    return field ? (field.title ?? labelOf(name)) : name;
  };

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

/** What zod finds wrong: it continues 'is "x", but ', or begins with "has ". */
export function issueInWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${quoted(issue.values)}`;
  // Other issues have their schema's own message, or `explain` handles them.
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const { input } = issue;
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  // An empty text has a sentence below.
  if (typeof input === 'string') return `must be ${limit} characters. It has ${input.length}`;
  if (!Array.isArray(input)) return `must be ${limit}`;
  return input.length === 0
    ? 'has no entries'
    : `has ${input.length === 1 ? 'one entry' : `${input.length} entries`}. It must have ${limit}`;
}

/** What is wrong, as a sentence after the name of the field. */
function sentence(message: string, found: unknown): string {
  if (found === undefined) return 'is missing.';
  if (typeof found === 'string' && found.trim() === '') return 'is empty.';
  if (/^(has|uses) /.test(message)) return `${message}.`;
  const text = JSON.stringify(
    typeof found === 'string' && found.length > 56 ? `${found.slice(0, 56)}…` : found,
  );
  return `is ${text.length > 60 ? `${text.slice(0, 59)}…` : text}, but ${message}.`;
}

/** What to do about a list with too few or too many entries. */
function amountInWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big' && issue.origin === 'array') return `Keep at most ${issue.maximum}.`;
  if (issue.code !== 'too_small' || issue.origin !== 'array') return '';
  return `Add at least ${issue.minimum === 1 ? 'one' : issue.minimum}.`;
}

/** The content that zod has checked, as `written` in the files and with the facts `filled` in, and its schema. */
type Checked = {
  schema: z.ZodType;
  lineOf: (path: Path) => number | undefined;
  written: unknown;
  filled: unknown;
  facts: Facts | undefined;
};

/**
 * Reports zod's issues with content: what is wrong, then the help text of the field. A message is from `issueInWords`
 * or from the schema. It begins with "has " or "uses ", or continues 'is "x", but ', as in 'must be five digits'.
 */
export function explain(issues: readonly z.core.$ZodIssue[], checked: Checked, report: Report): void {
  const { lineOf, written, filled, facts = {} } = checked;
  // We make the tree of the schemas only if there are issues, because it takes most of a load's time.
  const schema = issues.length > 0 ? fieldSchema(checked.schema) : {};
  for (const issue of issues) {
    const path = issue.path as (string | number)[]; // JSON has no symbols
    const tell = (at: Path, wrong: string, remedy: string) => {
      const field = fieldInWords(filled, at, labelsOf(schema));
      report(String(path[0]), wrong, remedy, { line: lineOf(at), field });
    };
    const [missing] = missingFacts(JSON.stringify(valueAt(written, path)) ?? '', facts);
    if (issue.code === 'unrecognized_keys') {
      const known = quoted(Object.keys(schemaAt(schema, path)?.properties ?? {}));
      const remedy = `Use one of these names: ${known}. For anything else, ask a developer.`;
      for (const key of issue.keys) tell([...path, key], 'isn’t a field here.', remedy);
    } else if (missing !== undefined) {
      const wrong = `uses {${missing}}, but you’ve left that fact out, and this text is required.`;
      tell(path, wrong, `Write it without {${missing}}, or add the fact to business.json.`);
    } else {
      const [, typed = ''] = /^uses \{(\w+)\}/.exec(issue.message) ?? [];
      const meant = Object.keys(facts).find((fact) => typed.startsWith(fact));
      const [about] = [path, path.slice(0, -1)].flatMap((at) => schemaAt(schema, at)?.description ?? []);
      const own: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
      const help = about ? `What belongs here: ${whatToEnter(about)}` : 'Fix it, or undo the change.';
      const belongs = [amountInWords(issue), help].filter(Boolean).join(' ');
      const remedy = meant ? `Write {${meant}}.` : String(own ?? belongs);
      tell(path, sentence(issue.message, valueAt(filled, path)), remedy);
    }
  }
}
