import fc from 'fast-check';
import { cleanLabel, labelSize, longestLabel } from './labels';

test.each([
  ['Minneapolis', 'Minneapolis'],
  ['  Saint   Paul\tPark \n', 'Saint Paul Park'],
  ['St. Paul', 'St. Paul'],
  ["Coeur d'Alene", "Coeur d'Alene"],
  ['O’Fallon (Missouri)', 'O’Fallon (Missouri)'],
  ['Winston-Salem/Forsyth', 'Winston-Salem/Forsyth'],
  ['Minneapolis–Saint Paul', 'Minneapolis-Saint Paul'],
  ['Paris 16', 'Paris 16'],
  ['Tromsø', 'Tromsø'],
  ['Sa\u0303o Paulo', 'S\u00e3o Paulo'],
  ['दिल्ली', 'दिल्ली'],
  ['서울', '서울'],
  ['القدس', 'القدس'],
])('a visitor from "%s" reads the name of their city', (answer, shown) => {
  expect(cleanLabel(answer)).toBe(shown);
});

test.each([
  ['a direction override', 'Minnea\u202epolis\u202c', 'Minneapolis'],
  ['zero-width characters', 'Edi\u200bna\u2060\ufeff', 'Edina'],
  ['control characters', 'Edi\u0000na\u001b[31m', 'Edina31m'],
  ['an emoji', '🏠 Edina 🏠', 'Edina'],
  ['leading punctuation', '-- (Edina', 'Edina'],
  ['trailing punctuation', 'Edina, -', 'Edina'],
  ['half a character', 'Edina\ud83d', 'Edina'],
  ['a quote and an ampersand', '"Edina" &amp;', 'Edina amp'],
])('visitors never see %s from an answer', (_what, answer, shown) => {
  expect(cleanLabel(answer)).toBe(shown);
});

test.each([
  ['nothing', ''],
  ['spaces', ' \u00a0\u3000\n'],
  ['a dash, which one service sends', '-'],
  ['punctuation', '.,(/)'],
  ['zero-width characters', '\u200b\u200d\u2060'],
  ['invisible letters', '\u3164\u115f\uffa0'],
  ['an accent without a letter', '\u0301\u0302'],
  ['a phone number', 'Call (800) 555-0199 now'],
  ['a phone number in other digits', 'Call ٨٠٠ 555'],
  ['a stack of accents', `Edina${'\u0489'.repeat(30)}`],
  ['markup', '<script>alert(1)</script>'],
  ['markup around a name', '<b>Edina</b>'],
])('visitors never see %s in place of a city', (_what, answer) => {
  expect(cleanLabel(answer)).toBeUndefined();
});

test('an endless name is cut to 60 characters', () => {
  expect(cleanLabel('a'.repeat(10_000))).toBe('a'.repeat(60));
  expect(cleanLabel(`${'a'.repeat(59)}${'𝒜'.repeat(9)}`)).toBe('a'.repeat(59));
  expect(cleanLabel(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
});

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      // Any UTF-16 unit, including halves of characters.
      fc
        .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 })
        .map((units) => String.fromCharCode(...units)),
      fc.constantFrom(
        ...[
          '<script>',
          '&lt;',
          '"',
          '\u202e',
          '\u2066',
          '\u200d',
          '\u0000',
          '\u3164',
          '\u2800',
          '\ufe0f',
          '\u0301',
          '\u034f',
        ],
        ...[
          '\u1100\u1161\u11a8',
          '\u212b',
          '\u037e',
          '\u1fef',
          '\u2126',
          '\u0344',
          '\u0f77',
          '\ufdfa',
          '\u{1d15e}',
          '\u{e0041}',
        ],
        ...[
          'Saint Paul',
          "d'Alene",
          ' ',
          '  ',
          '-',
          '–',
          '/',
          '(',
          ')',
          ',',
          '.',
          '’',
          'Z\u0351\u036b\u0343\u036a\u0302',
        ],
        'a'.repeat(59),
        '𝒜'.repeat(40),
      ),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

// Plain comparisons, because a hundred thousand calls of expect() would be too slow.
const flaws: [string, (shown: string) => boolean][] = [
  ['a character that is not allowed', (shown) => !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()/-]*$/u.test(shown)],
  ['a hidden character', (shown) => /[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(shown)],
  ['too long', (shown) => shown.length > longestLabel],
  ['spaces at an end', (shown) => shown !== shown.trim()],
  ['not composed', (shown) => shown !== shown.normalize('NFC')],
  ['changed by a second cleaning', (shown) => shown !== cleanLabel(shown)],
];

test('whatever a service answers, visitors see a harmless name of at most 60 characters, or none', () => {
  let names = 0;
  fc.assert(
    fc.property(hostile, (answer) => {
      const shown = cleanLabel(answer);
      if (shown === undefined) return;
      names += 1;
      const found = flaws.filter(([, hasFlaw]) => hasFlaw(shown)).map(([flaw]) => flaw);
      if (found.length > 0) throw new Error(`${JSON.stringify(shown)}: ${found.join(', ')}`);
    }),
    { numRuns: 20_000 },
  );
  // Otherwise the checks above would have had nothing to check.
  expect(names).toBeGreaterThan(5_000);
});

test.each(['Your Area', 'Minneapolis', 'Saint Paul Park', 'Brooklyn Center', 'Hopkins'])(
  'a visitor from %s reads it at full heading size',
  (city) => expect(labelSize(city)).toBe('short'),
);

test.each([
  ['Inver Grove Heights', 'medium'],
  ['Truth or Consequences', 'long'],
  ['Rancho Santa Margarita East', 'longer'],
  ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', 'longest'],
  ['WWWWWWWWW', 'medium'],
  ['東京都千代田区', 'short'],
  ['東京都千代田区東京都千代田区', 'longer'],
])('a visitor from %s reads it small enough to fit', (city, size) => {
  expect(labelSize(city)).toBe(size);
});

test('accents don’t count toward the width of a name', () => {
  expect(labelSize(`Z${'\u0316'.repeat(50)}`)).toBe('short');
});
