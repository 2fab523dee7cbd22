import fc from 'fast-check';
import { cleanAnswer, fillText, plainText } from './plain-text';

test('text for other apps keeps its letters, order and lines', () => {
  expect(plainText('Zoë 李 القدس می\u200cخواهم\nIt hums 🫠\tand stops')).toBe(
    'Zoë 李 القدس می\u200cخواهم\nIt hums 🫠\tand stops',
  );
});

test.each([
  ['a direction override', 'Total: \u202e69$\u202c', 'Total: 69$'],
  ['an isolate without end', 'Ana\u2066\u2068Berg\u2069', 'AnaBerg'],
  ['line endings that only some programs know', 'one\u2028Total: $0\u2029two', 'one Total: $0 two'],
  ['invisible characters', 'a\u{e0041}\u200e\u200f\u061c\u2060\u2064\ufff9\u180eb', 'ab'],
  ['control characters', 'a\u0000b\u001b[31mc\u0085', 'ab[31mc'],
  ['line endings of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['half a character', 'a\ud83d', 'a\ufffd'],
])('%s doesn’t reach other apps', (_what, typed, handed) => {
  expect(plainText(typed)).toBe(handed);
});

test('only a name with a value is filled in, also next to built-in names of objects', () => {
  const builtIn = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype));
  const texts = fc.string().map((text) => text.replace(/[{}]/g, ''));
  fc.assert(
    fc.property(texts, fc.string(), builtIn, (before, typed, name) => {
      const filled = fillText(`${before}{${name}} {typed}, {typed}`, { typed });
      expect(filled).toBe(`${before}{${name}} ${typed}, ${typed}`);
    }),
  );
});

test.each([
  ['a phone number from a list of contacts', '\u202a(612) 555-0142\u202c', '(612) 555-0142'],
  ['a mark between the blanks at the end', ' Ana \u200e ', 'Ana'],
  ['marks alone', '\u200e\u202c \u2060', ''],
  ['joiners alone', '\u200d\u200c\ufe0f', ''],
  ['a name with a joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['an emoji', 'Ana ❤\ufe0f', 'Ana ❤\ufe0f'],
])('an answer keeps only what people can see: %s', (_what, typed, answer) => {
  expect(cleanAnswer(typed)).toBe(answer);
});
