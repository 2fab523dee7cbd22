import fc from 'fast-check';
import { hasSymptom, toggleSymptom } from './symptom-lines';

const anyWords = fc.constantFrom('Leaks', 'Won’t drain');
const anyTyping = fc.array(fc.constantFrom('It hums', 'leaks', "won't drain.", ' ', '\n'), { maxLength: 12 });
const otherText = (text: string) => text.replace(/leaks|won['’]t drain|[.\s]/gi, '');

test('a symptom can be added and removed any number of times, and the typed text stays', () => {
  fc.assert(
    fc.property(anyTyping, fc.array(anyWords), (parts, presses) => {
      let text = parts.join('');
      for (const press of presses) {
        const next = toggleSymptom(text, press);
        expect(hasSymptom(next, press)).toBe(!hasSymptom(text, press));
        if (!hasSymptom(text, press)) expect(toggleSymptom(next, press)).toBe(text);
        text = next;
      }
      expect(otherText(text)).toBe(otherText(parts.join('')));
    }),
  );
});

test('a symptom that the visitor typed counts as chosen, and one in an empty text stands alone', () => {
  expect(hasSymptom("It hums\n won't DRAIN. ", 'Won’t drain')).toBe(true);
  expect(toggleSymptom('', 'Leaks')).toBe('Leaks');
});
