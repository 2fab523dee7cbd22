import { plainText } from './plain-text';

test('text for other apps keeps its letters, order and lines', () => {
  expect(plainText('Zoë 李 القدس\u200f\nIt hums 🫠\tand stops')).toBe(
    'Zoë 李 القدس\u200f\nIt hums 🫠\tand stops',
  );
});

test.each([
  ['a direction override', 'Total: \u202e69$\u202c', 'Total: 69$'],
  ['an isolate without end', 'Ana\u2066\u2068Berg\u2069', 'AnaBerg'],
  ['line endings that only some programs know', 'one\u2028Total: $0\u2029two', 'one Total: $0 two'],
  ['invisible tags', 'a\u{e0041}b', 'ab'],
  ['control characters', 'a\u0000b\u001b[31mc\u0085', 'ab[31mc'],
  ['line endings of other systems', 'a\r\nb\rc', 'a\nb\nc'],
  ['half a character', 'a\ud83d', 'a\ufffd'],
])('%s reaches no other app', (_what, typed, handed) => {
  expect(plainText(typed)).toBe(handed);
});
