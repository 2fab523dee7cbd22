import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { decodeHTMLStrict } from 'entities';
import { findNodeAtLocation, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { plainText } from '@/lib/text/plain-text';
import type { Path } from './paths';
import { mistake, type Remark } from './remarks';

/** Returns the folder with the site's content: CONTENT_FOLDER, or `content` in the working directory. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER ?? 'content');

/** Reads a text file in `folder`, without invisible characters. Adds a remark if it's empty or isn't UTF-8. */
export function readText(folder: string, name: string, remarks: Remark[]): string {
  const file = join(folder, name);
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const wrongLine = lineOfOtherEncoding(bytes);
  if (wrongLine > 0) {
    const where = `content/${name}, line ${wrongLine}`;
    remarks.push(mistake(where, 'has characters that aren’t UTF-8.', 'Save the file as UTF-8.'));
    return '';
  }
  const text = bytes.toString('utf8');
  if (text.trim() === '') {
    remarks.push(mistake(`content/${name}`, 'is missing or empty.', `Put ${name} back, or undo the change.`));
    return '';
  }
  return cleanText(text);
}

/** Removes invisible characters. Our patterns and Markdown need ordinary spaces, and nobody sees a no-break space. */
const cleanText = (text: string) => withApostrophes(plainText(text).replaceAll('\u00a0', ' '));

/** Returns the number of the first line that isn't UTF-8, or 0 if all are. */
function lineOfOtherEncoding(bytes: Buffer): number {
  const isText = (line: Buffer) => isUtf8(line) && !line.includes(0);
  if (isText(bytes)) return 0;
  // In UTF-8, no other character contains the byte of a line feed. In latin1, each byte is a character.
  const lines = bytes.toString('latin1').split('\n');
  return 1 + lines.findIndex((line) => !isText(Buffer.from(line, 'latin1')));
}

/** Turns straight apostrophes after letters into those that pages use, except in addresses. */
const withApostrophes = (text: string) =>
  text.replace(/[^\s"]+@[^\s"]+|https?:[^\s"]+|(?<=\p{L})'/gu, (found) => (found === "'" ? '’' : found));

export type JsonFile = { value: unknown; lineOf: (path: Path) => number };

const unreadable: JsonFile = { value: {}, lineOf: () => 1 };

/**
 * Reads a JSON file in `folder`. Adds a remark on the first mistake if it can't be read. We don't import these files,
 * because an extra comma would end in a bundler's stack trace instead of our remark, and the types would come from
 * today's file instead of the schema.
 */
export function readJson(folder: string, name: string, remarks: Remark[]): JsonFile {
  const text = readText(folder, name, remarks);
  const read = text === '' ? unreadable : readJsonText(text);
  if (!('line' in read)) return read;
  const wrong = `can’t be read from here on: “${read.near}”.`;
  remarks.push(mistake(`content/${name}, line ${read.line}`, wrong, howToWriteJson));
  return unreadable;
}

const howToWriteJson =
  'Put a comma at the end of each line in a group except the last, and close each { and [. Put text in straight quotation marks, "like this", and write “ and ” inside it. Write a number as digits only, with a point and without a comma: 89, 5000, or 4.9. Write true and false in lowercase.';

/** Reads JSON. If it can't be read, returns the line of the first mistake and what it says. */
function readJsonText(text: string): JsonFile | { line: number; near: string } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const line = lineAt(text, error.offset);
    return { line, near: (text.split('\n')[line - 1] ?? '').trim().slice(0, 70) };
  }
  return {
    value: JSON.parse(text, asMeant),
    lineOf: (path) => (root ? lineAt(text, offsetOf(root, path)) : 1),
  };
}

/**
 * Leaves out `$schema`, which is for editors, and the fields that a form saved as empty. Decodes entities such as
 * &amp;, because pages would show them as they are.
 */
function asMeant(_key: string, value: unknown): unknown {
  if (typeof value === 'string') return cleanText(decodeHTMLStrict(value));
  if (Array.isArray(value)) return value.filter((item) => !isEmptyInCms(item));
  if (typeof value !== 'object' || value === null) return value;
  const used = Object.entries(value).filter(([key, item]) => key !== '$schema' && !isEmptyInCms(item));
  return Object.fromEntries(used);
}

/** Whether the value is what Pages CMS writes when staff clear a field or a whole group. */
function isEmptyInCms(value: unknown): boolean {
  if (value === '' || value === null) return true;
  const isGroup = typeof value === 'object' && !Array.isArray(value);
  return isGroup && Object.values(value).every((item) => item === false);
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Returns the offset at which a field begins, or its group if the field is missing. */
function offsetOf(root: Node, path: Path): number {
  const node = findNodeAtLocation(root, [...path]);
  if (!node) return offsetOf(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}
