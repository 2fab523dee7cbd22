import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { plainText } from '@/lib/text/plain-text';
import type { Path } from './paths';
import { mistake, type Remark } from './remarks';

/** Returns the folder with the site's content: CONTENT_FOLDER, or `content` in the working directory. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER ?? 'content');

/** Reads a text file in `folder`, without invisible characters. Adds a remark if the file can't be used. */
export function readText(folder: string, name: string, remarks: Remark[]): string {
  const file = join(folder, name);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const [wrong, remedy = ''] =
    text === undefined ? ['is missing.', `Put ${name} back in the folder.`] : fileMistake(text);
  // Nobody sees a no-break space, and our patterns and Markdown need ordinary ones.
  if (!wrong) return withApostrophes(plainText(text ?? '').replaceAll('\u00a0', ' '));
  remarks.push(mistake(`content/${name}`, wrong, remedy));
  return '';
}

/** Turns straight apostrophes after letters into those that pages use, except in addresses. */
const withApostrophes = (text: string) =>
  text.replace(/[^\s"]+@[^\s"]+|https?:[^\s"]+|(?<=\p{L})'/gu, (found) => (found === "'" ? '’' : found));

function fileMistake(text: string): [wrong?: string, remedy?: string] {
  // Other encodings show up as bytes that are invalid in UTF-8, or as zero bytes.
  if (/[\uFFFD\0]/.test(text))
    return ['is not saved as UTF-8.', 'Save the file again with the encoding "UTF-8".'];
  if (text.trim() === '') return ['is empty.', 'Undo the change, or put its text back.'];
  if (/^(<{7}|={7}|>{7})( |\r?$)/m.test(text))
    return [
      'still has two versions of some lines after a merge.',
      'Keep one version of each line. Delete the lines that begin with <<<<<<<, =======, or >>>>>>>.',
    ];
  return [];
}

export type JsonFile = { value: unknown; lineOf: (path: Path) => number };

const unreadable: JsonFile = { value: {}, lineOf: () => 1 };

/** Reads a JSON file in `folder`. Adds a remark on the first mistake if it can't be read. */
export function readJson(folder: string, name: string, remarks: Remark[]): JsonFile {
  const text = readText(folder, name, remarks);
  const read = text === '' ? unreadable : readJsonText(text);
  if (!('wrong' in read)) return read;
  remarks.push(mistake(`content/${name}, line ${read.line}`, read.wrong, read.remedy));
  return unreadable;
}

/**
 * Reads JSON, or says what is wrong. A name that occurs twice in a group is also a mistake, because JSON.parse would
 * silently drop one of the two.
 */
export function readJsonText(text: string): JsonFile | JsonMistake {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return mistakeAt(text, error);
  const repeated = root && repeatedName(root);
  if (repeated) {
    const wrong = `has the name "${repeated.value}" a second time.`;
    return { line: lineAt(text, repeated.offset), wrong, remedy: 'Remove one of the two.' };
  }
  return {
    value: JSON.parse(text, withoutEmptyFields),
    lineOf: (path) => (root ? lineAt(text, offsetOf(root, path)) : 1),
  };
}

/** Leaves out `$schema`, which is for editors, and the fields that a form saved as empty. */
function withoutEmptyFields(_key: string, value: unknown): unknown {
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

type JsonMistake = { line: number; wrong: string; remedy: string };

/** Returns the parser's error in words. We explain the mistakes that people make most: a comma or a quotation mark. */
function mistakeAt(text: string, { error, offset }: ParseError): JsonMistake {
  const line = lineAt(text, offset);
  const near = (text.split('\n')[line - 1] ?? '').trim().slice(0, 70);
  const [wrong, remedy] = wordsFor(
    printParseErrorCode(error),
    text.slice(0, offset).split('\n').at(-1) ?? '',
  );
  return { line, wrong: near ? `${wrong} It’s near “${near}”.` : wrong, remedy };
}

function wordsFor(code: string, lineBefore: string): [wrong: string, remedy: string] {
  const isAfterText = /"\s*$/.test(lineBefore);
  const isAfterDigit = /\d\s*$/.test(lineBefore);
  // A quotation mark inside a text ends it early, so a second text seems to begin on the same line.
  if (isAfterText && (code === 'CommaExpected' || code === 'InvalidSymbol'))
    return ['has a quotation mark inside a text.', 'Inside a text, write “ and ”.'];
  if (code === 'UnexpectedEndOfString')
    return [
      'has a text without a closing quotation mark.',
      'Add " at the end of the text, and write each text on one line.',
    ];
  if (code === 'CommaExpected' && !isAfterDigit)
    return [
      'is missing a comma between two lines.',
      'Add a comma at the end of the line above, or the missing } or ].',
    ];
  return [
    'can’t be read from here on.',
    'Put text in straight quotation marks, "like this". Write a number as digits only, with a point and without a comma: 89, 5000, or 4.9. Write true and false in lowercase. Put a colon after each name, and no comma before } or ]. Remove comments, tabs, and backslashes, and add any missing } or ].',
  ];
}

/** Returns the offset at which a field begins, or its group if the field is missing. */
function offsetOf(root: Node, path: Path): number {
  const node = findNodeAtLocation(root, [...path]);
  if (!node) return offsetOf(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

/** Finds the first name that a group has twice, in this node or below it. */
function repeatedName({ type, children = [] }: Node): Node | undefined {
  const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const repeated = names.find((name, index) => names.findIndex((one) => one.value === name.value) < index);
  return repeated ?? children.map(repeatedName).find((found) => found !== undefined);
}
