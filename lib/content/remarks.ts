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
  /** Says what is wrong, as a sentence that continues from the field: 'is "$85", but must be a whole number.' */
  wrong: string;
  remedy: string;
  /** `now` stops every build, `launch` stops only production builds, and `maybe` may be intended and stops none. */
  when: 'now' | 'maybe' | 'launch';
};

/** A problem that stops the build, in the file of content/ with this `name`. */
export type Fault = {
  name: string;
  wrong: string;
  remedy: string;
  line?: number | undefined;
  field?: string;
};

/** Records a fault. Returns undefined so that a caller can return it in place of what it couldn't read. */
export type AddFault = (fault: Fault) => undefined;

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

/** An issue of zod in words that continue 'is "x", but ', or that begin with "has ". */
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
  if (input.length === 0) return 'has no entries';
  const entries = input.length === 1 ? 'one entry' : `${input.length} entries`;
  return `has ${entries}. It must have ${limit}`;
}

/** Makes a message into a sentence that continues from the name of the field. */
function sentence(message: string, found: unknown): string {
  if (found === undefined) return 'is missing.';
  if (typeof found === 'string' && found.trim() === '') return 'is empty.';
  if (/^(has|uses) /.test(message)) return `${message}.`;
  // A text is cut before its closing quotation mark.
  const value = JSON.stringify(typeof found === 'string' ? cut(found, 56) : found);
  return `is ${cut(value, 60)}, but ${message}.`;
}

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

/** Says what to do about a list with too few or too many entries. Returns '' for any other issue. */
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
 * Explains zod's issues with content: what is wrong, and what to do. An issue's message is from `issueInWords` or from
 * the schema. It begins with "has " or "uses ", or continues 'is "x", but ', as in 'must be five digits'.
 */
export function explain(issues: readonly z.core.$ZodIssue[], checked: Checked): Fault[] {
  // We make the tree of the schemas only if there are issues, because it takes most of a load's time.
  if (issues.length === 0) return [];
  const schema = fieldSchema(checked.schema);
  return issues.flatMap((issue) => {
    const path = issue.path as (string | number)[]; // JSON has no symbols
    return explanations(issue, { ...checked, path, schema }).map(({ key, wrong, remedy }) => {
      const place = key === undefined ? path : [...path, key];
      const field = fieldInWords(checked.filled, place, labelsOf(schema));
      return { name: String(path[0]), line: checked.lineOf(place), field, wrong, remedy };
    });
  });
}

type IssueContext = Pick<Checked, 'written' | 'filled' | 'facts'> & { path: Path; schema: FieldSchema };

/** Says what is wrong and what to do. `key` is the name of a field that doesn't belong to the group. */
type Explanation = { wrong: string; remedy: string; key?: string };

function explanations(issue: z.core.$ZodIssue, context: IssueContext): Explanation[] {
  const { path, schema, written, filled, facts = {} } = context;
  if (issue.code === 'unrecognized_keys') {
    const known = quoted(Object.keys(schemaAt(schema, path)?.properties ?? {}));
    const remedy = `Use one of these names: ${known}. For anything else, ask a developer.`;
    return issue.keys.map((key) => ({ key, wrong: 'isn’t a field here.', remedy }));
  }
  const [missing] = missingFacts(JSON.stringify(valueAt(written, path)) ?? '', facts);
  if (missing !== undefined) {
    const wrong = `uses {${missing}}, but you’ve left that fact out, and this text is required.`;
    return [{ wrong, remedy: `Write it without {${missing}}, or add the fact to business.json.` }];
  }
  return [{ wrong: sentence(issue.message, valueAt(filled, path)), remedy: remedyFor(issue, context) }];
}

/** The name of the fact that was meant, the schema's own remedy, or the help text of the field. */
function remedyFor(issue: z.core.$ZodIssue, { path, schema, facts = {} }: IssueContext): string {
  const [, typed = ''] = /^uses \{(\w+)\}/.exec(issue.message) ?? [];
  const meant = Object.keys(facts).find((fact) => typed.startsWith(fact));
  if (meant) return `Write {${meant}}.`;
  const ownRemedy: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
  if (ownRemedy) return String(ownRemedy);
  const about = schemaAt(schema, path)?.description ?? schemaAt(schema, path.slice(0, -1))?.description;
  const help = about ? `What belongs here: ${whatToEnter(about)}` : 'Fix it, or undo the change.';
  return [amountInWords(issue), help].filter(Boolean).join(' ');
}
