import type { z } from 'zod';
import { schemasAlong, type FieldSchema } from './field-schema';
import { valueAt, type Path } from './paths';

type Issue = z.core.$ZodIssue;

export type Finding = { path: Path; wrong: string; remedy: string };

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
function whatIsWrong(issue: Issue, found: unknown): string {
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

/**
 * Explains zod's issues to staff: what is wrong, then the field's description. `file` is the tree of
 * the file's schema, `value` what was checked. Issues come with an empty message, unless a schema
 * has its own, which continues from 'is "x", but ': 'must be five digits'.
 */
export function findingsOf(issues: readonly Issue[], file: FieldSchema, value: unknown): Finding[] {
  return issues.flatMap((issue): Finding[] => {
    const { path } = issue;
    const along = schemasAlong(file, path);
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(along.at(-1)?.properties ?? {}).join(', ');
      const remedy = `Names that belong here: ${known || 'none'}. For anything else, ask a developer.`;
      return issue.keys.map((key) => ({
        path: [...path, key],
        wrong: 'is not a name that belongs here.',
        remedy,
      }));
    }
    const found = valueAt(value, path);
    const own: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
    const described = along.slice(-2).filter(({ description }) => description);
    // A fact is explained at its group, of which its value is a part.
    const about = (path.at(-1) === 'value' ? described[0] : described.at(-1))?.description;
    const belongs = about ? `What belongs here: ${about}` : 'Fix it, or undo the change.';
    return [{ path, wrong: whatIsWrong(issue, found), remedy: typeof own === 'string' ? own : belongs }];
  });
}
