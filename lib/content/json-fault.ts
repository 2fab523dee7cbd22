import { JsonSlip, noComma, notAValue } from './json-slip';

/** Why a text isn't JSON, for somebody who doesn't program: the line (from 1), what is wrong and what to do. */
type JsonFault = { line: number; wrong: string; remedy: string };

/**
 * The first fault of a text that should be JSON, or undefined when it has none. It knows the slips that people make
 * in an editor, and it takes a name that stands twice in one object for a fault, which JSON.parse lets pass in silence.
 */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    new Scanner(text).document();
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonSlip)) throw error;
    const line = text.slice(0, error.position).split('\n').length;
    const near = (text.split('\n')[line - 1] ?? '').trim().slice(0, 70);
    return { line, wrong: near ? `${error.wrong} Near: ${near}` : error.wrong, remedy: error.remedy };
  }
}

/** Walks through the text once; `at` is the next character. It throws a JsonSlip at the first fault. */
class Scanner {
  private at = 0;

  constructor(private readonly text: string) {}

  document() {
    this.value();
    if (this.next() !== '')
      throw new JsonSlip(this.at, 'goes on after its end.', 'Remove what stands after the last } or ].');
  }

  /** Steps over what the pattern (sticky: flag y) matches here, and returns it. */
  private step(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** The next character that isn't blank; '' at the end. */
  private next(): string {
    this.step(/[ \t\r\n]*/y);
    return this.text.charAt(this.at);
  }

  private value() {
    const start = this.next();
    if (start === '{') return this.object();
    if (start === '[') return this.list(']', () => this.value());
    if (start === '"') return void this.string();
    const position = this.at;
    const word = this.step(/[^\s,:[\]{}"]*/y);
    if (/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?)$/.test(word)) return;
    throw notAValue(position, start, word);
  }

  private object() {
    const names = new Set<string>();
    this.list('}', () => this.member(names));
  }

  private list(close: '}' | ']', item: () => void) {
    const opening = this.at;
    this.at += 1;
    if (this.next() === close) return void (this.at += 1);
    for (;;) {
      item();
      const end = this.at;
      const mark = this.next();
      const position = this.at;
      this.at += 1;
      if (mark === close) return;
      if (mark !== ',') throw noComma(opening, end, mark, this.text.slice(end, position));
      if (this.next() === close)
        throw new JsonSlip(position, `has a comma before the closing ${close}.`, 'Remove that comma.');
    }
  }

  private member(names: Set<string>) {
    const start = this.next();
    const position = this.at;
    if (start !== '"') throw notAValue(position, start, this.step(/[^\s:]*/y));
    const name = this.string();
    if (names.has(name))
      throw new JsonSlip(position, `has the name "${name}" for the second time.`, 'Remove one of the two.');
    names.add(name);
    if (this.next() !== ':')
      throw new JsonSlip(this.at, `has no colon after "${name}".`, `Write "${name}": and then the value.`);
    this.at += 1;
    this.value();
  }

  private string(): string {
    const start = this.at;
    this.step(/"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y);
    const stop = this.text.charAt(this.at);
    if (stop === '"') return this.text.slice(start + 1, this.at++);
    if (stop === '\\')
      throw new JsonSlip(
        this.at,
        'has a backslash in a text.',
        'Remove the backslash, or write \\\\ for one.',
      );
    if (stop === '\t') throw new JsonSlip(this.at, 'has a tab in a text.', 'Replace the tab by a space.');
    throw new JsonSlip(
      this.at,
      'has a text without its closing quotation mark.',
      'Put " at the end of the text, on the same line.',
    );
  }
}
