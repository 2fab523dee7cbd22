import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { readJsonText } from './read';

const jsonFault = (text: string) => {
  const read = readJsonText(text);
  return 'line' in read ? read : undefined;
};

const parses = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('reports a fault with its line exactly where JSON.parse fails', () => {
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
  const cases = countCases();
  fc.assert(
    fc.property(fc.oneof(broken, fc.string()), (text) => {
      const fault = jsonFault(text);
      expect(fault === undefined).toBe(parses(text));
      cases.count(fault ? 'rejected' : 'accepted');
      if (fault) expect(fault.line).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
  cases.expectEach(['rejected', 'accepted'], 100);
});
