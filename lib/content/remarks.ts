import { z } from 'zod';
import { missingFacts, type Facts } from './fill';
import { fieldInWords, valueAt, type Path } from './paths';

/** Something to change in content/ or in the settings of a build. */
export type Remark = {
  /** "content/home.json", or "the build settings". */
  file: string;
  /** The line in the file, from 1; undefined if no line is wrong. */
  line?: number | undefined;
  /** Where in the file: "services → Dishwasher Repair → price"; "" if the line is enough. */
  field: string;
  /** What is wrong, continuing from the field: 'is "$85", but must be a whole number.' */
  wrong: string;
  remedy: string;
  /** `now` stops every build, `launch` only one for visitors, and `maybe`, which may be intended, none. */
  when: 'now' | 'maybe' | 'launch';
};

/** Takes down what stops a build, in the file of this name in content/; `at` which line or field, if that is known. */
export type Report = (name: string, wrong: string, remedy: string, at?: Partial<Remark>) => undefined;

/** Where something is to change: "content/services.json, line 12: services → Dishwasher Repair → price". */
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

/** What is known about a field in content/: the JSON Schema that zod generates for it. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  enum?: string[];
}

export function fieldSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: 'input', override: describeLimit }) as FieldSchema; // no field is only true or false
}

/** Moves a length limit into the description: editors can’t count filled-in facts. */
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

const kinds: Record<string, string | undefined> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in [ ], such as ["one", "two"]',
  object: 'a group in { }',
};

/** What zod finds wrong, as it continues 'is "x", but '. */
export function issueInWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  // Any other has a message of its own, or is explained below.
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const { input } = issue;
  const limit = issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`;
  if (typeof input === 'string') return `must be ${limit} characters. It has ${input.length}`;
  if (Array.isArray(input)) return `must be ${limit} entries. It has ${input.length}`;
  return `must be ${limit}`;
}

/** What is wrong, as a sentence after the name of the field. */
function sentence(message: string, found: unknown): string {
  if (found === undefined) return 'is missing.';
  if (typeof found === 'string' && found.trim() === '') return 'is empty.';
  if (message.startsWith('has ')) return `${message}.`;
  const text = JSON.stringify(found);
  return `is ${text.length > 60 ? `${text.slice(0, 59)}…` : text}, but ${message}.`;
}

/** The content that zod has checked: as it stands in the files, with the facts filled in, and its schema. */
type Checked = {
  schema: z.ZodType;
  lineOf: (path: Path) => number | undefined;
  written: unknown;
  filled: unknown;
  facts: Facts | undefined;
};

/**
 * Explains zod's issues with content: what is wrong, then the field's description. A message is from
 * `issueInWords`, or the schema's own, which begins with "has " or continues 'is "x", but ': 'must be five digits'.
 */
export function explain(issues: readonly z.core.$ZodIssue[], checked: Checked, report: Report): void {
  const { lineOf, written, filled, facts = {} } = checked;
  // Only mistakes need the tree of the schemas, which takes most of a load's time.
  const schema = issues.length > 0 ? fieldSchema(checked.schema) : {};
  for (const issue of issues) {
    const path = issue.path as (string | number)[]; // JSON has no symbols
    const tell = (at: Path, wrong: string, remedy: string) =>
      report(String(path[0]), wrong, remedy, { line: lineOf(at), field: fieldInWords(filled, at) });
    const [missing] = missingFacts(JSON.stringify(valueAt(written, path)) ?? '', facts);
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(schemaAt(schema, path)?.properties ?? {}).join(', ');
      const remedy = `Names that belong here: ${known}. For anything else, ask a developer.`;
      for (const key of issue.keys) tell([...path, key], 'is not a name that belongs here.', remedy);
    } else if (missing !== undefined) {
      const wrong = `has {${missing}}, which the business leaves out, but this text can't be left out.`;
      tell(path, wrong, `Write it without {${missing}}, or add the fact to business.json.`);
    } else {
      const [, typed = ''] = /^has \{(\w+)\}/.exec(issue.message) ?? [];
      const meant = Object.keys(facts).find((fact) => typed.startsWith(fact));
      const [about] = [path, path.slice(0, -1)].flatMap((at) => schemaAt(schema, at)?.description ?? []);
      const own: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
      const belongs = about ? `What belongs here: ${about}` : 'Fix it, or undo the change.';
      const remedy = meant ? `Write {${meant}}.` : String(own ?? belongs);
      tell(path, sentence(issue.message, valueAt(filled, path)), remedy);
    }
  }
}
