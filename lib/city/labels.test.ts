import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { cleanLabel } from './labels';

test.each([
  ['  Saint   Paul\tPark \n', 'Saint Paul Park'],
  ["Coeur d'Alene", "Coeur d'Alene"],
  ['O’Fallon', 'O’Fallon'],
  ['St. Paul', 'St. Paul'],
  ['City of Industry', 'City of Industry'],
  ['Ｅｄｉｎａ', 'Edina'],
  ['Minneapolis–Saint Paul', 'Minneapolis-Saint Paul'],
  ['Minnea\u202epolis\u202c', 'Minneapolis'],
  ['Edina\ud83d', 'Edina'],
  ['Call 800-FIX-NOWS', undefined],
  ['Pay Now Evil.Example', undefined],
  ['We are closed today', undefined],
  ['We Never Ever Come Here Again', undefined],
  ['Duluth NOW', undefined],
  // A name may have forty characters.
  [`Saint ${'Pau'.repeat(11)}l`, `Saint ${'Pau'.repeat(11)}l`],
  [`Saint ${'Pau'.repeat(11)}ls`, undefined],
])('for a city that a provider calls “%s”, a visitor reads: %s', (written, shown) => {
  expect(cleanLabel(written)).toBe(shown);
});

test('whatever a provider sends, visitors see a harmless name of at most forty characters, or no name', () => {
  const strange = fc.constantFrom(
    '<b>',
    '\u202e',
    '\u200d',
    '\u3164',
    '\u0301',
    '\u034f',
    '\ud83d',
    'Z\u0351\u036b',
  );
  const name = fc.constantFrom('Saint', 'Paul', "d'Alene", ' ', '.', '(', '8', ' of ', '\u212b', '\ufdfa');
  const anyPiece = fc.oneof(name, strange, fc.string({ unit: 'grapheme', maxLength: 3 }));
  const anyText = fc.tuple(name, anyPiece, name).map((pieces) => pieces.join(''));
  const cases = countCases();
  const property = fc.property(anyText, (written) => {
    const shown = cleanLabel(written);
    if (shown === undefined) return;
    cases.count('shown');
    expect(shown).toMatch(/^(?=\p{Lu})[\p{sc=Latin} .'’-]{1,40}$/u);
    expect(shown).not.toMatch(/[\p{C}\p{Default_Ignorable_Code_Point}]/u);
    expect(shown).toBe(shown.trim().normalize('NFKC'));
    expect(cleanLabel(shown)).toBe(shown);
  });
  fc.assert(property);
  cases.expectEach(['shown'], 2);
});
