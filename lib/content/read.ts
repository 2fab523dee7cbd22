import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Report } from '@/lib/content/remarks';
import type { Path } from './paths';

/** The folder with the site's content: `content`, or CONTENT_FOLDER, from the working directory. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER ?? 'content');

/**
 * Reads a text file in `folder`, without the byte order mark that some editors add.
 * Undefined if it can't, which it reports.
 */
export function readText(folder: string, name: string, report: Report): string | undefined {
  const file = join(folder, name);
  if (!existsSync(file)) return report(name, 'is missing.', `Put ${name} back, under this name.`);
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  // Other encodings show up as bytes invalid in UTF-8, or as zero bytes.
  if (/[\uFFFD\0]/.test(text))
    return report(name, 'is not saved as UTF-8.', 'Save the file again with the encoding "UTF-8".');
  if (text.trim() === '') return report(name, 'is empty.', 'Undo the change, or put its text back.');
  if (/^(<{7}|={7}|>{7})( |$)/m.test(text))
    return report(
      name,
      'has two versions of some lines, from a merge.',
      'Keep one version of each, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    );
  // Parsers call themselves for each level.
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
  'has something that is neither text nor a number, true or false.',
  'Put text in straight quotation marks: "like this". A number is digits alone (89, 5000, 4.9), in the unit the field asks for: no $, %, or range. Write true and false in lowercase.',
] as const;
const entry = [
  'has no name or no value here.',
  'Remove a comma before } or ]. Put each name in straight quotation marks: "price": 89. A number has no comma in it: 5000.',
] as const;

/** What staff read for each error of jsonc-parser; any other is `neither`. */
const sentences: Record<string, readonly [wrong: string, remedy: string] | undefined> = {
  CommaExpected: [
    'has no comma between two lines.',
    'Add a comma at the end of the line above, or the missing } or ].',
  ],
  PropertyNameExpected: entry,
  ValueExpected: entry,
  ColonExpected: ['has no colon after a name.', 'Write the name, a colon and the value: "price": 89.'],
  CloseBraceExpected: open,
  CloseBracketExpected: open,
  EndOfFileExpected: ['has something after its end.', 'Remove everything after the last } or ].'],
  InvalidCommentToken: ['has a comment.', 'Remove it: these files have no comments.'],
  UnexpectedEndOfString: ['has a text without its closing quotation mark.', 'Add " at the end of the text.'],
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

/** What pages use of a value: not its link to the editor's schema, nor what a form saves as empty. */
function used(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isCleared(item));
  if (typeof value !== 'object' || value === null) return value;
  const left = Object.entries(value).filter(([key, item]) => key !== '$schema' && !isCleared(item));
  return Object.fromEntries(left);
}

/** Whether Pages CMS saves this for a field, or for all fields of a group, from which staff took the text. */
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
  // On one line, the second text begins where a quotation mark ended the first one too early.
  const isInText = /"\s*$/.test(before) && /CommaExpected|InvalidSymbol/.test(code);
  const isInNumber = /\d\s*$/.test(before) && code === 'CommaExpected';
  const [wrong, remedy] = isInText ? quote : isInNumber ? neither : (sentences[code] ?? neither);
  const near = (text.split('\n')[line - 1] ?? '').trim().slice(0, 70);
  return { line, wrong: near ? `${wrong} Near: ${near}` : wrong, remedy };
}

/** Where a field begins; for a missing one, where its group begins. */
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
