import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { hasSymptom, toggleSymptom } from './symptom-lines';

const words = fc.constantFrom('Leaks', 'Won’t drain');
const typed = fc.array(fc.constantFrom('It hums', 'leaks', "won't drain.", ' ', '\n'), { maxLength: 12 });
const others = (text: string) => text.replace(/leaks|won['’]t drain|[.\s]/gi, '');

test('a symptom can be pressed in and out, however often, and what was typed stays', () => {
  const cases = countCases();
  fc.assert(
    fc.property(typed, fc.array(words), (parts, presses) => {
      let text = parts.join('');
      for (const press of presses) {
        const next = toggleSymptom(text, press);
        cases.count(hasSymptom(text, press) ? 'pressed out' : 'pressed in');
        expect(hasSymptom(next, press)).toBe(!hasSymptom(text, press));
        if (!hasSymptom(text, press)) expect(toggleSymptom(next, press)).toBe(text);
        text = next;
      }
      expect(others(text)).toBe(others(parts.join('')));
    }),
  );
  cases.expectEach(['pressed out', 'pressed in'], 50);
});
