import type { z } from 'zod';
import type { Problem } from './content-error';
import { fieldInWords, valueAt, type Path } from './field-in-words';
import { nearest } from './nearest';
import { factNames, placeholdersIn } from './placeholders';
import { description, knownNames } from './schema-at';
import { theOtherKind } from './wrong-kind';
import { sizeWords } from './wrong-size';

type Issue = z.core.$ZodIssue;
type Words = { wrong: string; remedy: string };

/**
 * The problems of one file's value (read from JSON, facts filled in) in words for its writer; none when it is right.
 * A schema's own message is a phrase that goes on from 'is "x", but ', such as 'must be five digits'.
 */
export function fileProblems(file: string, schema: z.ZodType, value: unknown): Problem[] {
  // The empty message marks what this file has to word itself; a schema's own message stays.
  const result = schema.safeParse(value, { error: () => '' });
  if (result.success) return [];
  const explained = result.error.issues.flatMap((issue) => issueProblems(issue, schema, value));
  const misspelt = new Set(explained.flatMap(({ instead }) => (instead ? [instead] : [])));
  // "pirce" is unknown and "price" is missing: that is one slip, told once.
  return explained
    .filter(({ path, missing }) => !(missing && misspelt.has(path.join('/'))))
    .map(({ path, wrong, remedy }) => ({ file, field: fieldInWords(value, path), wrong, remedy }));
}

type Explained = Words & { path: Path; missing?: boolean; instead?: string };

function issueProblems(issue: Issue, schema: z.ZodType, value: unknown): Explained[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownName(key, issue.path, schema, value));
  const about = description(schema, issue.path);
  const found = valueAt(value, issue.path);
  if (found === undefined && issue.path.length > 0)
    return [{ path: issue.path, missing: true, ...missingWords(String(issue.path.at(-1)), about) }];
  if (issue.code === 'too_big' && waitsForFacts(found)) return [];
  return [{ path: issue.path, ...issueWords(issue, found, about) }];
}

/** Whether a text still holds facts, because business.json must be put right first: its length isn't known yet. */
function waitsForFacts(found: unknown): boolean {
  const names: readonly string[] = factNames;
  return typeof found === 'string' && placeholdersIn(found).some((name) => names.includes(name));
}

function unknownName(key: string, path: Path, schema: z.ZodType, value: unknown): Explained {
  const known = knownNames(schema, path);
  const absent = known.filter((name) => valueAt(value, [...path, name]) === undefined);
  const meant = nearest(key, absent);
  const instead = meant && [...path, meant].join('/');
  return {
    path: [...path, key],
    wrong: 'is not a name that is known here.',
    remedy: meant
      ? `Write "${meant}" instead of "${key}".`
      : `Remove it. Known here: ${known.join(', ') || 'nothing'}.`,
    ...(instead && { instead }),
  };
}

function missingWords(name: string, about: string | undefined): Words {
  return { wrong: 'is missing.', remedy: `Put "${name}" back. ${about ?? ''}`.trim() };
}

/** A value as it is shown in a message: short, with its quotation marks. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function issueWords(issue: Issue, found: unknown, about: string | undefined): Words {
  const whatBelongs = about ? `What belongs here: ${about}` : 'Correct it, or undo the change.';
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    const words = sizeWords(issue, found, shown(found), whatBelongs);
    if (words) return words;
  }
  if (issue.code === 'invalid_type')
    return theOtherKind(issue.expected, found, shown(found), issue.message, about);
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String);
    const meant = typeof found === 'string' && nearest(found, options);
    return {
      wrong: `is ${shown(found)}, which is not one of ${options.join(', ')}.`,
      remedy: meant ? `Write "${meant}".` : `Write one of them.`,
    };
  }
  const own: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
  const remedy = typeof own === 'string' ? own : whatBelongs;
  if (issue.message.startsWith('has ')) return { wrong: `${issue.message}: ${shown(found)}.`, remedy };
  return { wrong: `is ${shown(found)}, but ${issue.message || formatRule(issue)}.`, remedy };
}

function formatRule(issue: Issue): string {
  const format = issue.code === 'invalid_format' ? issue.format : '';
  if (format === 'email') return 'must be an email address such as hello@example.com';
  if (format === 'date') return 'must be a day written like 2026-11-21';
  return 'is not right here';
}
