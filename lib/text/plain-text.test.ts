import { cleanAnswer, fillText, plainText } from './plain-text';

const ordinary = 'Zoë 李 القدس می\u200cخواهم\nIt hums 🫠\tand stops';

test.each([
  ['ordinary text with its letters, order and lines', ordinary, ordinary],
  ['no direction override', 'Total: \u202e69$\u202c', 'Total: 69$'],
  ['no line endings that only some programs know', 'one\u2028Total: $0\u2029two', 'one Total: $0 two'],
  ['no invisible characters', 'a\u{e0041}\u2066\u200f\u061c\u2060\u2064\ufff9\u180eb', 'ab'],
  ['no control characters', 'a\u0000b\u001b[31mc\u0085', 'ab[31mc'],
  ['no line endings of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['no half a character', 'a\ud83d', 'a\ufffd'],
])('other apps get %s', (_what, typed, handed) => expect(plainText(typed)).toBe(handed));

test('only a name with a value is filled in, also next to built-in names of objects', () => {
  const filled = fillText('{toString} {typed}, {typed}', { typed: '$&' });
  expect(filled).toBe('{toString} $&, $&');
});

test.each([
  ['a phone number from a list of contacts', '\u202a(612) 555-0142\u202c', '(612) 555-0142'],
  ['a mark between the blanks at the end', ' Ana \u200e ', 'Ana'],
  ['joiners and marks alone', '\u200d\u200c\ufe0f\u2060', ''],
  ['a name with a joiner, and an emoji', 'می\u200cخواهم ❤\ufe0f', 'می\u200cخواهم ❤\ufe0f'],
])('an answer keeps only what people can see: %s', (_what, typed, answer) => {
  expect(cleanAnswer(typed)).toBe(answer);
});
