import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Path } from './places';

/** Why a text isn't JSON, for someone who doesn't program: line (from 1), problem and fix. */
type JsonFault = { line: number; wrong: string; remedy: string };

/** A file of content/: its value, and the line of the field at a path. */
export type JsonFile = { value: unknown; lineOf: (path: Path) => number };

type Mistake = { wrong: string; remedy: string; at?: number | undefined };

const mistake = (wrong: string, remedy: string, at?: number): Mistake => ({ wrong, remedy, at });

/**
 * Reads JSON, or explains the first mistake in it. A name that occurs twice in a group is a mistake
 * too: JSON.parse would silently drop one of the two.
 */
export function readJsonText(text: string): JsonFile | { fault: JsonFault } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  const found = error ? mistakeAt(text, error) : root && repeatedName(root);
  if (found) {
    const { wrong, remedy, at = error?.offset ?? 0 } = found;
    const line = lineAt(text, at);
    const near = (text.split('\n')[line - 1] ?? '').trim().slice(0, 70);
    return { fault: { line, wrong: near ? `${wrong} Near: ${near}` : wrong, remedy } };
  }
  return { value: JSON.parse(text), lineOf: (path) => (root ? lineAt(text, offsetOf(root, path)) : 1) };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Where a field begins; for a missing one, where its group begins. */
function offsetOf(root: Node, path: Path): number {
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  const node = findNodeAtLocation(root, keys);
  if (!node) return offsetOf(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

function repeatedName({ type, children = [] }: Node): Mistake | undefined {
  const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const twin = names.find(({ value }, index) => names.some((one, i) => i < index && one.value === value));
  if (twin)
    return mistake(`has the name "${twin.value}" a second time.`, 'Remove one of the two.', twin.offset);
  for (const child of children) {
    const found = repeatedName(child);
    if (found) return found;
  }
  return undefined;
}

function mistakeAt(text: string, { error, offset }: ParseError): Mistake {
  const before = text.slice(0, offset).trimEnd();
  const here = text.slice(offset);
  const start = here.charAt(0);
  if (text.trim() === '') return mistake('is empty.', 'Undo the change, or restore the file.');
  if (start === '') return neverClosed(text);
  const number = /(?<![^\s:,[])[\d,.]*\d,?$/.exec(before)?.[0];
  if (number && offset === before.length && /^[^\s,}\]]/.test(here)) return afterNumber(number, here);
  if ((start === '}' || start === ']') && before.endsWith(','))
    return mistake(`has a comma before the closing ${start}.`, 'Remove that comma.', before.length - 1);
  const code = printParseErrorCode(error);
  const isAfterText = before.endsWith('"') && !text.slice(before.length, offset).includes('\n');
  if (code === 'CommaExpected' || (code === 'InvalidSymbol' && isAfterText))
    return noComma(before, start, text.slice(before.length, offset));
  if (code === 'PropertyNameExpected' && start === '{') return groupWithinGroup(before);
  if (code === 'UnexpectedEndOfString') return openText(before, here);
  return mistakes[code]?.(before) ?? notAValue(/^[^\s,:[\]{}"]+/.exec(here)?.[0] ?? '', start);
}

const mistakes: Record<string, ((before: string) => Mistake) | undefined> = {
  EndOfFileExpected: () =>
    mistake('has something after its end.', 'Remove everything after the last } or ].'),
  ColonExpected: (before) => {
    const name = /"[^"\n]*"$/.exec(before)?.[0] ?? 'the name';
    return mistake(`has no colon after ${name}.`, `Write ${name}: followed by the value.`);
  },
  InvalidEscapeCharacter: () => backslash,
  InvalidUnicode: () => backslash,
  InvalidCharacter: () => mistake('has a tab in a text.', 'Replace the tab with a space.'),
};

const backslash = mistake('has a backslash in a text.', 'Remove it, or write \\\\ if you need one.');

/** Something follows a number that should end: 5,000 or 4,9 or 085 or 5000+ or 85". */
function afterNumber(number: string, here: string): Mistake {
  const [word = ''] = /^\d*[:/-][\d:/-]*/.exec(here) ?? [];
  // A time, a date or a ZIP+4 code.
  if (word) return notAValue(number + word, '');
  const [rest = ''] = /^[\d,]*\d/.exec(here) ?? [];
  const digits = (number + rest).replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (!rest) return mistake(`has ${here.charAt(0)} after a number.`, `Write just the number: ${digits}.`);
  if (!number.endsWith(','))
    return mistake('has a number that begins with 0.', `Write ${digits}. A ZIP code needs quotation marks.`);
  const point = `${number.slice(0, -1)}.${rest}`;
  const remedy =
    rest.length < 3 ? `Write ${point}, with a decimal point.` : `Write ${digits}, without the comma.`;
  return mistake('has a comma inside a number.', remedy);
}

/** The file ends while a group or list is still open. */
function neverClosed(text: string): Mistake {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (/[{[]/.test(sign) && sign.length === 1) open.push(index);
    if (/^[}\]]$/.test(sign)) open.pop();
  }
  return mistake('opens here and is never closed.', 'Add the closing } or ] below.', open.at(-1) ?? 0);
}

function groupWithinGroup(before: string): Mistake {
  return mistake(
    'opens a new { before the group above it is closed.',
    before.endsWith(',')
      ? 'Add } before the comma above this line.'
      : 'Add }, on its own line above this one.',
  );
}

function noComma(before: string, start: string, between: string): Mistake {
  // After a complete entry the comma is missing; inside an entry, its closing }.
  if (start === '{' && !before.endsWith('}')) return groupWithinGroup(before);
  if (start === ']' || start === '}')
    return mistake(
      `has ${start} while a ${start === ']' ? '{' : '['} above it is still open.`,
      `Add ${start === ']' ? '}' : ']'}, on its own line above this one.`,
    );
  if (start === ':' && /[,[]\s*"[^"]*"$/.test(before))
    return mistake('has a name outside an entry.', 'Add the missing { above this line.');
  if (between.includes('\n'))
    return mistake('has no comma at the end.', 'Add a comma at the end of this line.', before.length);
  return mistake(
    `has ${start} where a comma should be.`,
    'Add a comma between the two values. Inside a text, write quotation marks as “ and ”.',
  );
}

function openText(before: string, here: string): Mistake {
  const name = /[{,]$/.test(before) && /^"([\w$-]+)\s*:/.exec(here)?.[1];
  if (name) return mistake(`has the name ${name} without its closing quotation mark.`, `Write "${name}":`);
  return mistake(
    'has a text without its closing quotation mark.',
    'Add " at the end of the text. Prices and other numbers need no quotation marks.',
  );
}

/** Explains a `word`, or the character `start`, that is neither a name nor a value. */
function notAValue(word: string, start: string): Mistake {
  if (start === '/') return mistake('has a comment.', 'Remove it: JSON files have no comments.');
  if (/[“”„‘’'`]/.test(start))
    return mistake(`has ${start} as a quotation mark.`, 'Use straight ones: "like this".');
  if (word === '')
    return mistake(`has ${start} where a value should be.`, 'Add the value, or remove the line.');
  if (/^(true|false|null)$/i.test(word))
    return mistake(`has ${word}.`, `Write ${word.toLowerCase()}, in lowercase.`);
  if (/^\d+[:/-]/.test(word)) return mistake(`has ${word} without quotation marks.`, `Write "${word}".`);
  if (/\d/.test(word))
    return mistake(
      `has ${word}, which is not a number.`,
      `Write digits only: ${word.replace(/[^\d.]/g, '')}. Put anything else in quotation marks.`,
    );
  return mistake(`has ${word} without quotation marks.`, 'Put it in straight ones: "like this".');
}
