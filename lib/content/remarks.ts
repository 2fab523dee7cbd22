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

type Where = Partial<Pick<Remark, 'line' | 'field'>>;

/** Takes down what stops a build, in the file of this name in content/. */
export type Report = (name: string, wrong: string, remedy: string, at?: Where) => undefined;

/** Where something is to change: "content/services.json, line 12: services → Dishwasher Repair → price". */
export const whereOf = ({ file, line, field }: Remark) =>
  [line ? `${file}, line ${line}` : file, field].filter(Boolean).join(': ');

/** Remarks for a terminal. */
export const remarkLines = (remarks: readonly Remark[]) =>
  remarks.map((one) => `${whereOf(one)}\n  ${one.wrong}\n  → ${one.remedy}\n`).join('\n');

/** The content can't be used. The message lists every problem in every file. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

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

/** The schemas from the file down to the field at `path`; fewer if the path leads nowhere. */
function schemasAlong(file: FieldSchema, path: Path): FieldSchema[] {
  const found = [file];
  for (const key of path) {
    const last = found.at(-1);
    const next = typeof key === 'number' ? last?.items : last?.properties?.[String(key)];
    if (!next) break;
    found.push(next);
  }
  return found;
}

const kinds: Record<string, string | undefined> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false, without quotation marks',
  array: 'a list in [ ], such as ["one", "two"]',
  object: 'a group in { }',
};

const units: Record<string, string | undefined> = { string: ' characters', array: ' entries' };

/** What is wrong, as a sentence after the name of the field. A schema's own message comes first. */
function whatIsWrong(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined) return 'is missing.';
  if (typeof found === 'string' && found.trim() === '') return 'is empty.';
  const text = JSON.stringify(found);
  const is = `is ${text.length > 60 ? `${text.slice(0, 59)}…` : text}, but`;
  if (issue.message)
    return issue.message.startsWith('has ') ? `${issue.message}.` : `${is} ${issue.message}.`;
  if (issue.code === 'invalid_type') return `${is} must be ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value') return `${is} must be one of ${issue.values.join(', ')}.`;
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const [bound, limit] =
      issue.code === 'too_big' ? ['at most', issue.maximum] : ['at least', issue.minimum];
    const unit = units[issue.origin] ?? '';
    const size = typeof found === 'string' || Array.isArray(found) ? ` It has ${found.length}.` : '';
    return `${is} must be ${issue.inclusive === false ? 'more than' : bound} ${limit}${unit}.${size}`;
  }
  return `${is} does not fit here.`;
}

/** The content that zod has checked: as it stands in the files, with the facts filled in, and its schema. */
type Checked = {
  schema: FieldSchema;
  lineOf: (path: Path) => number | undefined;
  written: unknown;
  filled: unknown;
  facts: Facts | undefined;
};

/**
 * Explains one of zod's issues with content: what is wrong, then the field's description. Issues come with an empty
 * message, unless a schema has its own, which continues from 'is "x", but ': 'must be five digits'.
 */
export function explain(issue: z.core.$ZodIssue, checked: Checked, report: Report): void {
  const { schema, lineOf, written, filled, facts = {} } = checked;
  const { path } = issue;
  const tell = (at: Path, wrong: string, remedy: string) =>
    report(String(path[0]), wrong, remedy, { line: lineOf(at), field: fieldInWords(filled, at) });
  const along = schemasAlong(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(along.at(-1)?.properties ?? {}).join(', ') || 'none';
    const remedy = `Names that belong here: ${known}. For anything else, ask a developer.`;
    for (const key of issue.keys) tell([...path, key], 'is not a name that belongs here.', remedy);
    return;
  }
  const [missing] = missingFacts(JSON.stringify(valueAt(written, path)) ?? '', facts);
  if (missing !== undefined) {
    const wrong = `has {${missing}}, which the business leaves out, but this text can't be left out.`;
    tell(path, wrong, `Write it without {${missing}}, or add the fact to business.json.`);
    return;
  }
  const wrong = whatIsWrong(issue, valueAt(filled, path));
  const [, typed = ''] = /^has \{(\w+)\}/.exec(wrong) ?? [];
  const meant = Object.keys(facts).find((fact) => typed.startsWith(fact));
  const about = along.slice(-2).findLast(({ description }) => description)?.description;
  const remedy: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
  const belongs = about ? `What belongs here: ${about}` : 'Fix it, or undo the change.';
  tell(path, wrong, meant ? `Write {${meant}}.` : typeof remedy === 'string' ? remedy : belongs);
}
