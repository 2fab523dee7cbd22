import fc from 'fast-check';
import { z } from 'zod';
import { factNames, fillFacts, fillFactsDeep, hasLooseBrace, placeholdersIn } from './placeholders';
import { cityHeading, line } from './text';

const facts = z
  .record(z.enum(factNames), z.string())
  .parse(Object.fromEntries(factNames.map((name) => [name, `<${name}>`])));

test('a fact replaces its name every time', () => {
  expect(fillFacts('Call {phone}, {phone}!', facts)).toBe('Call <phone>, <phone>!');
});

test('names that the page fills in later are left alone', () => {
  expect(fillFacts('in {city} until {time}', facts)).toBe('in {city} until {time}');
});

test('names of built-in properties are not facts', () => {
  expect(fillFacts('{constructor} {__proto__}', facts)).toBe('{constructor} {__proto__}');
});

test('a fact that contains braces or dollar signs is inserted unchanged', () => {
  expect(fillFacts('{discount}{phone}', { ...facts, discount: '$& {phone}' })).toBe('$& {phone}<phone>');
});

test('a text without braces is never changed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replace(/[{}]/g, '');
      expect(fillFacts(plain, facts)).toBe(plain);
    }),
  );
});

test('every fact is filled in, and the text around it stays the same', () => {
  const words = fc.string().map((text) => text.replace(/[{}]/g, ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(words, fc.constantFrom(...factNames))), words, (parts, end) => {
      const text = parts.map(([before, name]) => `${before}{${name}}`).join('') + end;
      const expected = parts.map(([before, name]) => `${before}<${name}>`).join('') + end;
      expect(fillFacts(text, facts)).toBe(expected);
      expect(placeholdersIn(text)).toEqual(parts.map(([, name]) => name));
      expect(hasLooseBrace(text)).toBe(false);
    }),
  );
});

test('texts deep inside lists and groups are filled in; everything else stays the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(fillFactsDeep({ value, words: [{ text: '{rating}/5' }] }, facts)).toEqual({
        value: fillFactsDeep(value, facts),
        words: [{ text: '<rating>/5' }],
      });
    }),
  );
});

test.each([
  ['We accept {paymentMethods}. You pay after the repair.', 'You pay after the repair.'],
  ['Call {phone}! We take {paymentMethods}', 'Call <phone>!'],
  ['4.9 from 500+ reviews ({paymentMethods}) in St. Paul. Ask.', '4.9 from 500+ reviews in St. Paul. Ask.'],
  ['Ask. In St. Paul we take {paymentMethods}. Thanks (or not).', 'Ask. Thanks (or not).'],
  ['“Cards?” {paymentMethods} “Good.”', '“Cards?”'],
  ['{paymentMethods}', undefined],
  ['', ''],
])('"%s" is reduced to what needs no missing fact', (text, rest) => {
  expect(fillFactsDeep(text, { ...facts, paymentMethods: undefined })).toBe(rest);
});

test('a field accepts the placeholders that it lists, and no others', () => {
  expect(line(60, ['time']).safeParse('Open until {time}').success).toBe(true);
  expect(line(60).safeParse('Open until {time}').success).toBe(false);
  expect(line(60).safeParse('Open until {tiem}').success).toBe(false);
  expect(line(60).safeParse('Open until {').success).toBe(false);
});

test('a heading may have the city at its end and nowhere else', () => {
  expect(cityHeading().safeParse('Repair in {city}').success).toBe(true);
  expect(cityHeading().safeParse('Repair').success).toBe(true);
  expect(cityHeading().safeParse('{city} repair').success).toBe(false);
  expect(cityHeading().safeParse('Repair in {city}, {city}').success).toBe(false);
});
