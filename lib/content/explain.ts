import type { z } from 'zod';
import { fieldSchema, schemasAlong, type FieldSchema } from './field-schema';
import { nearest } from './nearest';
import { valueAt, type Path } from './places';
import { isFactName, placeholdersIn } from './placeholders';

/** What is wrong with a field that isn't there. */
export const missing = 'is missing.';

type Issue = z.core.$ZodIssue;
type Words = { wrong: string; remedy: string };

/** A problem at a path in a file, explained for its editor. */
export type Finding = Words & { path: Path };

/**
 * Everything wrong with a file's value (read from JSON, facts filled in), explained for its editor.
 * A schema's own message continues from 'is "x", but ': 'must be five digits'.
 */
export function schemaFindings(schema: z.ZodType, value: unknown): Finding[] {
  // An empty message marks what this file has to explain; a schema's own message stays.
  const result = schema.safeParse(value, { error: () => '' });
  if (result.success) return [];
  const file = fieldSchema(schema);
  const unknown = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownName(key, issue.path, file, value))
      : [],
  );
  const others = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return [];
    const found = valueAt(value, issue.path);
    if (issue.code === 'too_big' && waitsForFacts(found)) return [];
    // "pirce" is unknown and "price" is missing: that is one mistake.
    const isMisspelled = unknown.some(({ instead }) => instead === issue.path.join('/'));
    if (isMisspelled) return [];
    return [{ path: issue.path, ...issueWords(issue, found, aboutField(file, issue.path)) }];
  });
  return [...unknown, ...others].map(({ path, wrong, remedy }) => ({ path, wrong, remedy }));
}

/** What the schema says about the field at `path`, or about the group around it. */
function aboutField(file: FieldSchema, path: Path): string | undefined {
  const [, ...along] = schemasAlong(file, path);
  return along.slice(-2).findLast(({ description }) => description)?.description;
}

/** Whether facts are still missing, because business.json is wrong: the length isn't known yet. */
function waitsForFacts(found: unknown): boolean {
  return typeof found === 'string' && placeholdersIn(found).some(isFactName);
}

function unknownName(key: string, path: Path, file: FieldSchema, value: unknown) {
  const known = Object.keys(schemasAlong(file, path).at(-1)?.properties ?? {});
  const meant = nearest(
    key,
    known.filter((name) => valueAt(value, [...path, name]) === undefined),
  );
  return {
    path: [...path, key],
    wrong: 'is not a name that belongs here.',
    remedy: meant
      ? `Write "${meant}" instead of "${key}".`
      : `Remove it. Names that belong here: ${known.join(', ') || 'none'}.`,
    instead: meant && [...path, meant].join('/'),
  };
}

/** A value as a message shows it: short, in quotation marks if it is text. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function issueWords(issue: Issue, found: unknown, about = ''): Words {
  const whatBelongs = about ? `What belongs here: ${about}` : 'Fix it, or undo the change.';
  if (found === undefined && issue.path.length > 0)
    return { wrong: missing, remedy: `Put "${String(issue.path.at(-1))}" back. ${about}`.trim() };
  if (issue.code === 'invalid_type')
    return {
      wrong: `is ${shown(found)}, but ${issue.message || `must be ${kinds[issue.expected] ?? issue.expected}`}.`,
      remedy: conversion(issue.expected, found) ?? whatBelongs,
    };
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String);
    const meant = typeof found === 'string' && nearest(found, options);
    return {
      wrong: `is ${shown(found)}, which is not one of ${options.join(', ')}.`,
      remedy: meant ? `Write "${meant}".` : `Write one of them. ${about}`.trim(),
    };
  }
  const size =
    issue.code === 'too_big' || issue.code === 'too_small' ? sizeWords(issue, found, whatBelongs) : undefined;
  if (size) return size;
  const own: unknown = issue.code === 'custom' ? issue.params?.remedy : undefined;
  const remedy = typeof own === 'string' ? own : whatBelongs;
  if (issue.message.startsWith('has ')) return { wrong: `${issue.message}: ${shown(found)}.`, remedy };
  const format = issue.code === 'invalid_format' ? formats[issue.format] : undefined;
  return { wrong: `is ${shown(found)}, but ${issue.message || (format ?? 'does not fit here')}.`, remedy };
}

const formats: Record<string, string | undefined> = {
  email: 'must be an email address such as hello@example.com',
  date: 'must be a date written like 2026-11-21',
};

const kinds: Record<string, string | undefined> = {
  string: 'text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
};

/** How to turn what was typed into the kind of value that belongs there. */
function conversion(expected: string, found: unknown): string | undefined {
  if (expected === 'number' || expected === 'int') {
    const digits = /\d[\d,]*(\.\d+)?/.exec(JSON.stringify(found) ?? '')?.[0];
    if (!digits) return undefined;
    const number = Number(digits.replaceAll(',', ''));
    // Down, never up: 4.5 stars must not become 5.
    return `Write ${expected === 'int' ? Math.floor(number) : number}: just the number, without quotation marks.`;
  }
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean'))
    return `Put it in quotation marks: "${found}".`;
  if (expected === 'boolean') return 'Write true or false, without quotation marks.';
  if (typeof found !== 'string') return undefined;
  if (expected === 'array') return `Put it in square brackets: ["${found}"].`;
  return expected === 'object' ? `Write { "value": "${found}", "sample": false }.` : undefined;
}

type SizeIssue = Extract<Issue, { code: 'too_big' | 'too_small' }>;

/** Explains a wrong size; undefined if the schema has its own message. */
function sizeWords(issue: SizeIssue, found: unknown, whatBelongs: string): Words | undefined {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum);
  const bound = issue.code === 'too_big' ? 'at most' : 'at least';
  if (typeof found === 'string') {
    const { length } = found.trim();
    if (length === 0) return { wrong: 'is empty.', remedy: `Write the text. ${whatBelongs}` };
    return {
      wrong: `is ${length} characters long, but only ${limit} fit: ${shown(found)}.`,
      remedy: `Shorten it by ${length - limit}. A fact such as {phone} counts as the text it shows.`,
    };
  }
  if (Array.isArray(found)) {
    const change = found.length - limit;
    const entries = found.length === 1 ? '1 entry' : `${found.length} entries`;
    return {
      wrong: `has ${entries}, but must have ${issue.exact ? 'exactly' : bound} ${limit}.`,
      remedy: change > 0 ? `Remove ${change}.` : `Add ${-change}.`,
    };
  }
  if (issue.message) return undefined;
  const comparison = issue.inclusive ? bound : 'more than';
  return { wrong: `is ${shown(found)}, but must be ${comparison} ${limit}.`, remedy: whatBelongs };
}
