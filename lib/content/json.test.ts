import fc from 'fast-check';
import { readJsonText } from './json';

const jsonFault = (text: string) => {
  const read = readJsonText(text);
  return 'fault' in read ? read.fault : undefined;
};

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('valid JSON is accepted as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, space) => {
      expect(jsonFault(JSON.stringify(value, null, space))).toBeUndefined();
    }),
  );
});

test('everything that JSON.parse rejects is reported with a line, and nothing else', () => {
  const broken = fc
    .tuple(
      fc.jsonValue(),
      fc.nat(),
      fc.constantFrom('', ',', '"', '}', '[', '\n', '\\', '\t', '0', 'e', "'", ':', '-', '.'),
    )
    .map(([value, at, typo]) => {
      const text = JSON.stringify(value, null, 2);
      const place = at % (text.length + 1);
      return text.slice(0, place) + typo + text.slice(place + (typo === '' ? 1 : 0));
    });
  fc.assert(
    fc.property(fc.oneof(broken, fc.string()), (text) => {
      const fault = jsonFault(text);
      // JSON.parse accepts a name that occurs twice; staff are warned about it.
      if (fault?.wrong.includes('a second time')) return;
      expect(fault === undefined).toBe(parses(text));
      if (fault) expect(fault.line).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 2, /no comma at the end/],
  ['a comma before the end', '{\n  "a": [1,\n  ]\n}', 2, /comma before the closing ]/],
  ['a text that does not end', '{\n  "a": "text,\n  "b": 2\n}', 2, /without its closing quotation mark/],
  ['curly quotation marks', '{\n  “a”: 1\n}', 2, /“ as a quotation mark/],
  ['a comment', '{\n  // note\n  "a": 1\n}', 2, /comment/],
  ['a text without quotation marks', '{ "a": hello }', 1, /hello without quotation marks/],
  ['a price with a dollar sign', '{\n\n"price": $89 }', 3, /\$89, which is not a number/],
  ['a missing colon', '{ "a" 1 }', 1, /no colon after "a"/],
  ['a group that is never closed', '{\n  "a": {\n    "b": 1\n', 2, /never closed/],
  ['something after the end', '{ }\n}', 2, /something after its end/],
  ['a name that occurs twice', '{\n"a": 1,\n"a": 2 }', 3, /"a" a second time/],
  ['a backslash', '{ "a": "C:\\docs" }', 1, /backslash/],
  ['an empty file', '', 1, /is empty/],
  ['a forgotten } between entries', '[\n{\n"a": 1\n{\n"a": 2 }\n]', 4, /before the group above it is closed/],
  ['a forgotten } with its comma', '[\n{\n"a": 1\n,\n{ "a": 2 }]', 5, /before the group above it is closed/],
  ['a forgotten } at the end of an entry', '[{\n"a": 1,\n{ "a": 2 }]', 3, /before the group above it/],
  ['a name without its closing quotation mark', '{\n"price: 85,\n"b": 1 }', 2, /the name price without its/],
  ['False with a capital letter', '{\n"a": False }', 2, /has False/],
  ['a comma inside a number', '{\n"a": 5,000,\n"b": 1 }', 2, /comma inside a number/],
])('staff read on which line there is %s', (_mistake, text, line, wrong) => {
  expect(jsonFault(text)).toEqual({
    line,
    wrong: expect.stringMatching(wrong),
    remedy: expect.stringMatching(/\w/),
  });
});
