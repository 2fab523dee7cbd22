import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { cleanLabel } from './labels';

test.each([
  ['Prairie du Chien', 'Prairie du Chien'],
  ['  Saint   Paul\tPark \n', 'Saint Paul Park'],
  ["Coeur d'Alene", "Coeur d'Alene"],
  ['O’Fallon', 'O’Fallon'],
  ['St. Paul', 'St. Paul'],
  ['McAllen', 'McAllen'],
  ['City of Industry', 'City of Industry'],
  ['Ｅｄｉｎａ', 'Edina'],
  ['Minneapolis–Saint Paul', 'Minneapolis-Saint Paul'],
  ['Minnea\u202epolis\u202c', 'Minneapolis'],
  ['Edina\ud83d', 'Edina'],
])('a visitor from "%s" reads the name of their city', (written, shown) => {
  expect(cleanLabel(written)).toBe(shown);
});

test.each([
  ['nothing', ''],
  ['a dash, which one service sends', '-'],
  ['a phone number in words', 'Call 800-FIX-NOWS'],
  ['a host name', 'Pay Now Evil.Example'],
  ['an address', 'https://evil.example/x'],
  ['a word that isn’t capitalized', 'undefined'],
  ['a sentence', 'We are closed today'],
  ['six words', 'We Never Ever Come Here Again'],
  ['shouting', 'Duluth CLOSED FOREVER'],
  ['more than forty characters', `Saint ${'Pau'.repeat(11)}l Park`],
])('visitors never see %s as the name of a city', (_what, written) => {
  expect(cleanLabel(written)).toBeUndefined();
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('<b>', '\u202e', '\u200d', '\u3164', '\u0301', '\u034f', '\ud83d', 'Z\u0351\u036b'),
  fc.constantFrom('-', '  '),
  fc.constantFrom('Saint', 'Paul', "d'Alene", ' ', '.', '(', '8', 'Lake', 'of', '\u212b', '\ufdfa'),
);

test('whatever a service sends, visitors see a harmless name of at most forty characters, or no name', () => {
  const cases = countCases();
  const anyText = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(anyText, (written) => {
      const shown = cleanLabel(written);
      if (shown === undefined) return true;
      cases.count('shown');
      return (
        /^(?=\p{Lu})[\p{sc=Latin} .'’-]{1,40}$/u.test(shown) &&
        !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(shown) &&
        shown === shown.trim().normalize('NFKC') &&
        shown.split(' ').length <= 5 &&
        cleanLabel(shown) === shown
      );
    }),
    { numRuns: 5_000 },
  );
  cases.expectEach(['shown'], 50);
});
