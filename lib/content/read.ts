import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Report } from '@/lib/content/remarks';
import type { Path } from './paths';

/** The folder with the site's content: `content`, or CONTENT_FOLDER, from the working directory. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER ?? 'content');

/**
 * Reads a text file in `folder`, without the byte order mark that some editors add. Reports a file that can't be read,
 * and returns undefined for it.
 */
export function readText(folder: string, name: string, report: Report): string | undefined {
  const file = join(folder, name);
  if (!existsSync(file)) return report(name, 'is missing.', `Put ${name} back in the folder.`);
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  // Other encodings show up as bytes invalid in UTF-8, or as zero bytes.
  if (/[\uFFFD\0]/.test(text))
    return report(name, 'is not saved as UTF-8.', 'Save the file again with the encoding "UTF-8".');
  if (text.trim() === '') return report(name, 'is empty.', 'Undo the change, or put its text back.');
  if (/^(<{7}|={7}|>{7})( |$)/m.test(text))
    return report(
      name,
      'still has two versions of some lines after a merge.',
      'Keep one version of each line. Delete the lines that begin with <<<<<<<, =======, or >>>>>>>.',
    );
  // Parsers are recursive, so deep nesting would overflow the stack.
  if (/([[{>]\s*){200}/.test(text))
    return report(name, 'is nested too deeply to be read.', 'Undo the change.');
  return text;
}

export function readJson(folder: string, name: string, report: Report): JsonFile | undefined {
  const text = readText(folder, name, report);
  if (text === undefined) return undefined;
  const json = readJsonText(text);
  if (!('fault' in json)) return json;
  const { line, wrong, remedy } = json.fault;
  return report(name, wrong, remedy, { line });
}

export type JsonFile = { value: unknown; lineOf: (path: Path) => number };

const quote = ['has a quotation mark inside a text.', 'Inside a text, write “ and ”.'] as const;
const open = ['opens a { or [ that is never closed.', 'Add the missing } or ].'] as const;
const sign = ['has a backslash or a tab in a text.', 'Remove it.'] as const;
const neither = [
  'has a value that isn’t text, a number, true, or false.',
  'Put text in straight quotation marks, "like this". Write a number as digits only (89, 5000, or 4.9), without $, %, or a range. Write true and false in lowercase.',
] as const;
const entry = [
  'is missing a name or a value here.',
  'Remove any comma before } or ]. Put each name in straight quotation marks, as in "price": 89. Write numbers without commas, as in 5000.',
] as const;

/** What staff read for each error of jsonc-parser. For other errors we use `neither`. */
const sentences: Record<string, readonly [wrong: string, remedy: string] | undefined> = {
  CommaExpected: [
    'is missing a comma between two lines.',
    'Add a comma at the end of the line above, or the missing } or ].',
  ],
  PropertyNameExpected: entry,
  ValueExpected: entry,
  ColonExpected: [
    'is missing a colon after a name.',
    'Write the name, a colon, and the value, as in "price": 89.',
  ],
  CloseBraceExpected: open,
  CloseBracketExpected: open,
  EndOfFileExpected: ['has extra text after the last } or ].', 'Remove that text.'],
  InvalidCommentToken: ['has a comment.', 'Remove it. These files can’t have comments.'],
  UnexpectedEndOfString: ['has a text without a closing quotation mark.', 'Add " at the end of the text.'],
  InvalidUnicode: sign,
  InvalidEscapeCharacter: sign,
  InvalidCharacter: sign,
};

/**
 * Reads JSON, or explains the first mistake in it. A name that occurs twice in a group is a mistake
 * too: JSON.parse would silently drop one of the two.
 */
export function readJsonText(text: string): JsonFile | { fault: ReturnType<typeof explained> } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return { fault: explained(text, error) };
  const twin = root && repeatedName(root);
  if (twin) {
    const wrong = `has the name "${twin.value}" a second time.`;
    return { fault: { line: lineAt(text, twin.offset), wrong, remedy: 'Remove one of the two.' } };
  }
  return { value: JSON.parse(text, used), lineOf: (path) => (root ? lineAt(text, offsetOf(root, path)) : 1) };
}

/** Leaves out the link to the editor's schema and fields that a form saved as empty, because pages don't use them. */
function used(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isCleared(item));
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).filter(([key, item]) => key !== '$schema' && !isCleared(item));
  return Object.fromEntries(left);
}

/** Whether the value is what Pages CMS writes when staff clear a field or a whole group. */
const isCleared = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((item) => item === false));

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function explained(text: string, { error, offset }: ParseError) {
  const line = lineAt(text, offset);
  const code = printParseErrorCode(error);
  const before = text.slice(0, offset).split('\n').at(-1) ?? '';
  // A quotation mark inside a text ends it early, so a second text seems to begin on the same line.
  const isInText = /"\s*$/.test(before) && /CommaExpected|InvalidSymbol/.test(code);
  const isInNumber = /\d\s*$/.test(before) && code === 'CommaExpected';
  const [wrong, remedy] = isInText ? quote : isInNumber ? neither : (sentences[code] ?? neither);
  const near = (text.split('\n')[line - 1] ?? '').trim().slice(0, 70);
  return { line, wrong: near ? `${wrong} Near: ${near}` : wrong, remedy };
}

/** The offset at which a field begins. For a missing field, that of its group. */
function offsetOf(root: Node, path: Path): number {
  const node = findNodeAtLocation(root, [...path]);
  if (!node) return offsetOf(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

function repeatedName({ type, children = [] }: Node): Node | undefined {
  const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const twin = names.find((name, index) => names.findIndex((one) => one.value === name.value) < index);
  return twin ?? children.map(repeatedName).find((found) => found !== undefined);
}
