import fc from 'fast-check';
import { cleanLabel } from './labels';

test.each([
  ['Minneapolis', 'Minneapolis'],
  ['  Saint   Paul\tPark \n', 'Saint Paul Park'],
  ["Coeur d'Alene", "Coeur d'Alene"],
  ['O’Fallon (Missouri)', 'O’Fallon (Missouri)'],
  ['Minneapolis–Saint Paul', 'Minneapolis-Saint Paul'],
  ['Paris 16', 'Paris 16'],
  ['Sa\u0303o Paulo', 'S\u00e3o Paulo'],
  ['दिल्ली', 'दिल्ली'],
  ['القدس', 'القدس'],
])('a visitor from "%s" reads the name of their city', (written, shown) => {
  expect(cleanLabel(written)).toBe(shown);
});

test.each([
  ['a direction override', 'Minnea\u202epolis\u202c', 'Minneapolis'],
  ['zero-width characters', 'Edi\u200bna\u2060\ufeff', 'Edina'],
  ['control characters', 'Edi\u0000na\u001b[31m', 'Edina31m'],
  ['an emoji', '🏠 Edina 🏠', 'Edina'],
  ['punctuation around a name', '-- (Edina, -', 'Edina'],
  ['half a character', 'Edina\ud83d', 'Edina'],
])('visitors never see %s from a lookup', (_what, written, shown) => {
  expect(cleanLabel(written)).toBe(shown);
});

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000\n'],
  ['a dash, which one service sends', '-'],
  ['invisible letters', '\u3164\u115f\uffa0'],
  ['an accent without a letter', '\u0301\u0302'],
  ['a phone number', 'Call (800) 555-0199 now'],
  ['a phone number in words', 'Call 800-FIX-NOWS'],
  ['a phone number in other digits', 'Call ٨٠٠ 555'],
  ['a host name', 'Pay now at evil.example'],
  ['an address', 'Edina/pay'],
  ['a sentence', 'We never come to this town'],
  ['a stack of accents', `Edina${'\u0489'.repeat(3)}`],
  ['markup', '<script>alert(1)</script>'],
  ['an endless name', 'a'.repeat(10_000)],
])('visitors never see %s as the name of a city', (_what, written) => {
  expect(cleanLabel(written)).toBeUndefined();
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('<b>', '\u202e', '\u200d', '\u3164', '\u0301', '\u034f', '\ud83d', 'Z\u0351\u036b'),
  fc.constantFrom('-', '  '),
  fc.constantFrom('Saint', 'Paul', "d'Alene", ' ', '.', '(', '8', '\u1100\u1161\u11a8', '\u212b', '\ufdfa'),
);

test('whatever a service answers, visitors see a harmless name of at most forty characters, or none', () => {
  let names = 0;
  const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(hostile, (written) => {
      const shown = cleanLabel(written);
      if (shown === undefined) return true;
      names += 1;
      return (
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()-]{0,39}$/u.test(shown) &&
        !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(shown) &&
        shown === shown.trim().normalize('NFC') &&
        shown.split(' ').length <= 5 &&
        cleanLabel(shown) === shown
      );
    }),
    { numRuns: 5_000 },
  );
  // Otherwise there would have been nothing to check.
  expect(names).toBeGreaterThan(500);
});
