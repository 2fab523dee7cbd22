import fc from 'fast-check';
import { fillText, plainText } from './plain-text';

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
