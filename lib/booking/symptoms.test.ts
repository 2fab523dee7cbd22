import fc from 'fast-check';
import { foodKeeps } from './food-clock';
import { hasSymptom, toggleSymptom } from './symptoms';

const words = fc.constantFrom('Leaks', 'Won’t drain', 'Not cold');
const typed = fc.array(fc.constantFrom('It hums', 'since May', 'Leaks', "won't drain", ' ', '.', '\n', '?'), {
  maxLength: 12,
});
const others = (text: string) => text.replace(/leaks|won['’]t drain|not cold|[.?\s]/gi, '');

test('a symptom can be pressed in and out, however often, and what was typed stays', () => {
  fc.assert(
    fc.property(typed, fc.array(words), (parts, presses) => {
      const start = parts.join('');
      let text = start;
      for (const press of presses) {
        const next = toggleSymptom(text, press);
        expect(hasSymptom(next, press)).toBe(!hasSymptom(text, press));
        if (!hasSymptom(text, press)) expect(toggleSymptom(next, press)).toBe(text);
        text = next;
      }
      expect(others(text)).toBe(others(start));
    }),
  );
});

test.each([
  ['not cold', true],
  ['It hums. Not cold!\nSince May', true],
  ['Not cold enough.', false],
])('%j has the symptom: %s', (text, has) => expect(hasSymptom(text, 'Not cold')).toBe(has));

test('food keeps for 4, 24 and 48 hours from when the refrigerator stopped', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 11, 9, 3, 40) + hours * 3_600_000);
  const stopped = { answer: 'now', saidAt: at(0).toISOString() } as const;
  for (const [kept, hours] of [
    ['fridge', 4],
    ['half', 24],
    ['full', 48],
  ] as const) {
    expect(foodKeeps(stopped, at(hours - 0.01))[kept]).toMatch(/\d:40\s[AP]M$/);
    expect(foodKeeps(stopped, at(hours))[kept]).toBeUndefined();
    expect(foodKeeps({ ...stopped, answer: 'earlier' }, at(hours - 2))[kept]).toBeUndefined();
  }
  expect(Object.values(foodKeeps({ ...stopped, answer: 'longer' }, at(0)))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
