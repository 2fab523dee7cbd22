import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { readJsonText } from './read';

test('reports a fault with its line exactly where JSON.parse fails', () => {
  const typos = fc.constantFrom('', ',', '"', '}', '[', '\n', '\\', '\t', '0', 'e', "'", ':', '-', '.', '//');
  const broken = fc.tuple(fc.jsonValue(), fc.nat(), typos).map(([value, at, typo]) => {
    const text = JSON.stringify(value, null, 2);
    const place = at % (text.length + 1);
    return text.slice(0, place) + typo + text.slice(place + (typo === '' ? 1 : 0));
  });
  const cases = countCases();
  fc.assert(
    fc.property(broken, (text) => {
      const read = readJsonText(text);
      const isFault = 'line' in read;
      cases.count(isFault ? 'rejected' : 'accepted');
      if (isFault) expect(() => JSON.parse(text)).toThrow(SyntaxError);
      // This throws if the text isn't JSON.
      else expect(JSON.parse(text)).toBeDefined();
      if (isFault) expect(read.line).toBeGreaterThan(0);
    }),
    { examples: [[''], ['{}// a comment'], ['{"a": 1,}'], ['01'], ['{}{}']] },
  );
  cases.expectEach(['rejected', 'accepted'], 5);
});
