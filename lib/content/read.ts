import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { AddFault } from '@/lib/content/remarks';
import type { Path } from './paths';

/** The folder with the site's content: `content`, or CONTENT_FOLDER, from the working directory. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER ?? 'content');

/**
 * Reads a text file in `folder`, without the byte order mark that some editors add. Reports a file that can't be read,
 * and returns undefined for it.
 */
export function readText(folder: string, name: string, addFault: AddFault): string | undefined {
  const file = join(folder, name);
  if (!existsSync(file))
    return addFault({ name, wrong: 'is missing.', remedy: `Put ${name} back in the folder.` });
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const fault = textFaults.find(({ isIn }) => isIn(text));
  return fault ? addFault({ name, wrong: fault.wrong, remedy: fault.remedy }) : text;
}

/** The reasons why we can't use a text file at all. */
const textFaults: { isIn: (text: string) => boolean; wrong: string; remedy: string }[] = [
  {
    // Other encodings show up as bytes that are invalid in UTF-8, or as zero bytes.
    isIn: (text) => /[\uFFFD\0]/.test(text),
    wrong: 'is not saved as UTF-8.',
    remedy: 'Save the file again with the encoding "UTF-8".',
  },
  {
    isIn: (text) => text.trim() === '',
    wrong: 'is empty.',
    remedy: 'Undo the change, or put its text back.',
  },
  {
    isIn: (text) => /^(<{7}|={7}|>{7})( |$)/m.test(text),
    wrong: 'still has two versions of some lines after a merge.',
    remedy: 'Keep one version of each line. Delete the lines that begin with <<<<<<<, =======, or >>>>>>>.',
  },
  {
    // Parsers are recursive, so deep nesting would overflow the stack.
    isIn: (text) => /([[{>]\s*){200}/.test(text),
    wrong: 'is nested too deeply to be read.',
    remedy: 'Undo the change.',
  },
];

/** Reads a JSON file in `folder`. Reports a file that can't be read, and returns undefined for it. */
export function readJson(folder: string, name: string, addFault: AddFault): JsonFile | undefined {
  const text = readText(folder, name, addFault);
  if (text === undefined) return undefined;
  const json = readJsonText(text);
  return 'fault' in json ? addFault({ name, ...json.fault }) : json;
}

export type JsonFile = { value: unknown; lineOf: (path: Path) => number };

/** A mistake in JSON that staff can make, in their words. */
type Mistake = { wrong: string; remedy: string };

const missingQuote: Mistake = {
  wrong: 'has a text without a closing quotation mark.',
  remedy: 'Add " at the end of the text.',
};
const quoteInText: Mistake = {
  wrong: 'has a quotation mark inside a text.',
  remedy: 'Inside a text, write “ and ”.',
};
const neverClosed: Mistake = {
  wrong: 'opens a { or [ that is never closed.',
  remedy: 'Add the missing } or ].',
};
const forbiddenSign: Mistake = { wrong: 'has a backslash or a tab in a text.', remedy: 'Remove it.' };
const unknownValue: Mistake = {
  wrong: 'has a value that isn’t text, a number, true, or false.',
  remedy:
    'Put text in straight quotation marks, "like this". Write a number as digits only (89, 5000, or 4.9), without $, %, or a range. Write true and false in lowercase.',
};
const missingPart: Mistake = {
  wrong: 'is missing a name or a value here.',
  remedy:
    'Remove any comma before } or ]. Put each name in straight quotation marks, as in "price": 89. Write numbers without commas, as in 5000.',
};

/** The mistake behind each error of jsonc-parser. Any other error is an `unknownValue`. */
const mistakes: Record<string, Mistake | undefined> = {
  CommaExpected: {
    wrong: 'is missing a comma between two lines.',
    remedy: 'Add a comma at the end of the line above, or the missing } or ].',
  },
  PropertyNameExpected: missingPart,
  ValueExpected: missingPart,
  ColonExpected: {
    wrong: 'is missing a colon after a name.',
    remedy: 'Write the name, a colon, and the value, as in "price": 89.',
  },
  CloseBraceExpected: neverClosed,
  CloseBracketExpected: neverClosed,
  EndOfFileExpected: { wrong: 'has extra text after the last } or ].', remedy: 'Remove that text.' },
  InvalidCommentToken: { wrong: 'has a comment.', remedy: 'Remove it. These files can’t have comments.' },
  UnexpectedEndOfString: missingQuote,
  InvalidUnicode: forbiddenSign,
  InvalidEscapeCharacter: forbiddenSign,
  InvalidCharacter: forbiddenSign,
};

/** A mistake in a JSON file, with its line. */
type JsonFault = Mistake & { line: number };

/**
 * Reads JSON, or explains the first mistake in it. A name that occurs twice in a group is also a mistake, because
 * JSON.parse would silently drop one of the two.
 */
export function readJsonText(text: string): JsonFile | { fault: JsonFault } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return { fault: faultOf(text, error) };
  const repeated = root && repeatedName(root);
  if (repeated) {
    const wrong = `has the name "${repeated.value}" a second time.`;
    return { fault: { line: lineAt(text, repeated.offset), wrong, remedy: 'Remove one of the two.' } };
  }
  return {
    value: JSON.parse(text, withoutEmptyFields),
    lineOf: (path) => (root ? lineAt(text, offsetOf(root, path)) : 1),
  };
}

/** Leaves out the link to the editor's schema and fields that a form saved as empty, because pages don't use them. */
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

function faultOf(text: string, error: ParseError): JsonFault {
  const line = lineAt(text, error.offset);
  const { wrong, remedy } = mistakeAt(text, error);
  const near = (text.split('\n')[line - 1] ?? '').trim().slice(0, 70);
  return { line, wrong: near ? `${wrong} Near: ${near}` : wrong, remedy };
}

function mistakeAt(text: string, { error, offset }: ParseError): Mistake {
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).split('\n').at(-1) ?? '';
  const isAfterText = /"\s*$/.test(before);
  // A quotation mark inside a text ends it early, so a second text seems to begin on the same line.
  if (isAfterText && (code === 'CommaExpected' || code === 'InvalidSymbol')) return quoteInText;
  const isAfterDigit = /\d\s*$/.test(before);
  if (isAfterDigit && code === 'CommaExpected') return unknownValue;
  return mistakes[code] ?? unknownValue;
}

/** The offset at which a field begins, or its group if the field is missing. */
function offsetOf(root: Node, path: Path): number {
  const node = findNodeAtLocation(root, [...path]);
  if (!node) return offsetOf(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

/** The first name that a group has twice, in this node or below it. */
function repeatedName({ type, children = [] }: Node): Node | undefined {
  const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const repeated = names.find((name, index) => names.findIndex((one) => one.value === name.value) < index);
  return repeated ?? children.map(repeatedName).find((found) => found !== undefined);
}
