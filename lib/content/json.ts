import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Path } from './places';

/** Why a text isn't JSON, for somebody who doesn't program: the line (from 1), what is wrong and what to do. */
type JsonFault = { line: number; wrong: string; remedy: string };

/** A file of content/: its value, and the line of the field at a path. */
export type JsonFile = { value: unknown; lineOf: (path: Path) => number };

type Slip = { wrong: string; remedy: string; at?: number };

/**
 * Reads JSON, or explains the first slip in it as people make them in an editor. A name that occurs twice in one
 * group is a slip, too: JSON.parse would drop one of the two without a word.
 */
export function readJsonText(text: string): JsonFile | { fault: JsonFault } {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  const slip = error ? slipAt(text, error) : root && repeatedName(root);
  if (slip) {
    const line = lineAt(text, slip.at ?? error?.offset ?? 0);
    const near = (text.split('\n')[line - 1] ?? '').trim().slice(0, 70);
    return { fault: { line, wrong: near ? `${slip.wrong} Near: ${near}` : slip.wrong, remedy: slip.remedy } };
  }
  return { value: JSON.parse(text), lineOf: (path) => (root ? lineAt(text, offsetOf(root, path)) : 1) };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Where a field begins; for one that is missing, the group that lacks it. */
function offsetOf(root: Node, path: Path): number {
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  const node = findNodeAtLocation(root, keys);
  if (!node) return offsetOf(root, path.slice(0, -1));
  return node.parent?.type === 'property' ? node.parent.offset : node.offset;
}

function repeatedName({ type, children = [] }: Node): Slip | undefined {
  const names = type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const twin = names.find(({ value }, index) => names.some((one, i) => i < index && one.value === value));
  if (twin)
    return {
      wrong: `has the name "${twin.value}" for the second time.`,
      remedy: 'Remove one of the two.',
      at: twin.offset,
    };
  for (const child of children) {
    const found = repeatedName(child);
    if (found) return found;
  }
  return undefined;
}

function slipAt(text: string, { error, offset }: ParseError): Slip {
  const before = text.slice(0, offset).trimEnd();
  const here = text.slice(offset);
  const start = here.charAt(0);
  if (text.trim() === '')
    return { wrong: 'is empty.', remedy: 'Undo the change, or put back what was in the file.' };
  if (start === '') return neverClosed(text);
  const number = /(?<![^\s:,[])[\d,.]*\d,?$/.exec(before)?.[0];
  if (number && offset === before.length && /^[^\s,}\]]/.test(here)) return afterNumber(number, here);
  if ((start === '}' || start === ']') && before.endsWith(','))
    return {
      wrong: `has a comma before the closing ${start}.`,
      remedy: 'Remove that comma.',
      at: before.length - 1,
    };
  const code = printParseErrorCode(error);
  const isAfterText = before.endsWith('"') && !text.slice(before.length, offset).includes('\n');
  if (code === 'CommaExpected' || (code === 'InvalidSymbol' && isAfterText))
    return noComma(before, start, text.slice(before.length, offset));
  if (code === 'PropertyNameExpected' && start === '{') return groupWithinGroup(before);
  if (code === 'UnexpectedEndOfString') return openText(before, here);
  return (
    slips[code]?.(before) ?? notAValue(/^[^\s,:[\]{}"]+/.exec(here)?.[0] ?? '', start)
  );
}

const slips: Record<string, ((before: string) => Slip) | undefined> = {
  EndOfFileExpected: () => ({
    wrong: 'goes on after its end.',
    remedy: 'Remove what follows the last } or ].',
  }),
  ColonExpected: (before) => {
    const name = /"[^"\n]*"$/.exec(before)?.[0] ?? 'the name';
    return { wrong: `has no colon after ${name}.`, remedy: `Write ${name}: and then the value.` };
  },
  InvalidEscapeCharacter: () => backslash,
  InvalidUnicode: () => backslash,
  InvalidCharacter: () => ({ wrong: 'has a tab in a text.', remedy: 'Replace the tab with a space.' }),
};

const backslash: Slip = {
  wrong: 'has a backslash in a text.',
  remedy: 'Remove the backslash, or write \\\\ for one.',
};

/** A number goes on where it should end: 5,000 or 4,9 or 085 or 5000+ or 85". */
function afterNumber(number: string, here: string): Slip {
  const [word = ''] = /^\d*[:/-][\d:/-]*/.exec(here) ?? [];
  // A time, a day or a longer ZIP code.
  if (word) return notAValue(number + word, '');
  const [rest = ''] = /^[\d,]*\d/.exec(here) ?? [];
  const digits = (number + rest).replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (!rest)
    return { wrong: `has ${here.charAt(0)} after a number.`, remedy: `Write ${digits}, the number alone.` };
  if (!number.endsWith(','))
    return { wrong: 'has a number that begins with 0.', remedy: `Write ${digits}; a ZIP code needs quotation marks.` };
  const point = `${number.slice(0, -1)}.${rest}`;
  const remedy = rest.length < 3 ? `Write ${point}, with a point.` : `Write ${digits}, without the comma.`;
  return { wrong: 'has a comma within a number.', remedy };
}

/** The file ends too early: the group or list that was opened last is still open. */
function neverClosed(text: string): Slip {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]]/g)) {
    if (/[{[]/.test(sign) && sign.length === 1) open.push(index);
    if (/^[}\]]$/.test(sign)) open.pop();
  }
  return {
    wrong: 'opens here and is never closed.',
    remedy: 'Put back the closing } or ] further down.',
    at: open.at(-1) ?? 0,
  };
}

function groupWithinGroup(before: string): Slip {
  return {
    wrong: 'opens a new { before the group above it is closed.',
    remedy: before.endsWith(',')
      ? 'Write } before the comma above this line.'
      : 'Write }, on a line of its own above this one.',
  };
}

function noComma(before: string, start: string, between: string): Slip {
  // After a whole entry a comma is missing; within an entry its end is.
  if (start === '{' && !before.endsWith('}')) return groupWithinGroup(before);
  if (start === ']' || start === '}')
    return {
      wrong: `has ${start} while ${start === ']' ? '{' : '['} above it is still open.`,
      remedy: `Write ${start === ']' ? '}' : ']'}, on a line of its own above this one.`,
    };
  if (start === ':' && /[,[]\s*"[^"]*"$/.test(before))
    return { wrong: 'has a name outside of an entry.', remedy: 'Put back the { above this line.' };
  if (between.includes('\n'))
    return {
      wrong: 'has no comma at its end.',
      remedy: 'Put a comma at the end of this line.',
      at: before.length,
    };
  return {
    wrong: `has ${start} where a comma should stand.`,
    remedy: 'Put a comma between the two, or write quotation marks within a text as “ and ”.',
  };
}

function openText(before: string, here: string): Slip {
  const name = /[{,]$/.test(before) && /^"([\w$-]+)\s*:/.exec(here)?.[1];
  if (name)
    return { wrong: `has the name ${name} without its closing quotation mark.`, remedy: `Write "${name}":` };
  return {
    wrong: 'has a text without its closing quotation mark.',
    remedy: 'Put " at the end of the text, on the same line. A price or another number has none.',
  };
}

/** What is there in place of a name or a value: `word`, or the sign `start`. */
function notAValue(word: string, start: string): Slip {
  if (start === '/') return { wrong: 'has a comment.', remedy: 'Remove it: this kind of file takes none.' };
  if (/[“”„‘’'`]/.test(start))
    return { wrong: `has ${start} as a quotation mark.`, remedy: 'Use straight ones: "like this".' };
  if (word === '')
    return {
      wrong: `has ${start} where a value should stand.`,
      remedy: 'Write the value, or remove the line.',
    };
  if (/^(true|false|null)$/i.test(word))
    return { wrong: `has ${word}.`, remedy: `Write ${word.toLowerCase()}, in small letters.` };
  if (/^\d+[:/-]/.test(word))
    return { wrong: `has ${word} without quotation marks.`, remedy: `Write "${word}".` };
  if (/\d/.test(word))
    return {
      wrong: `has ${word}, which is not a number.`,
      remedy: `A number is digits alone: ${word.replace(/[^\d.]/g, '')}. Anything else goes between quotation marks.`,
    };
  return {
    wrong: `has ${word} without quotation marks.`,
    remedy: 'Put it between straight ones: "like this".',
  };
}
