import fc from 'fast-check';
import { foodKeeps, stoppedAsOf } from './food-clock';
import { hasSymptom, toggleSymptom } from './symptoms';

const words = fc.constantFrom('Leaks', 'Won’t drain');
const typed = fc.array(fc.constantFrom('It hums', 'leaks', "won't drain.", ' ', '\n'), { maxLength: 12 });
const others = (text: string) => text.replace(/leaks|won['’]t drain|[.\s]/gi, '');

test('a symptom can be pressed in and out, however often, and what was typed stays', () => {
  fc.assert(
    fc.property(typed, fc.array(words), (parts, presses) => {
      let text = parts.join('');
      for (const press of presses) {
        const next = toggleSymptom(text, press);
        expect(hasSymptom(next, press)).toBe(!hasSymptom(text, press));
        if (!hasSymptom(text, press)) expect(toggleSymptom(next, press)).toBe(text);
        text = next;
      }
      expect(others(text)).toBe(others(parts.join('')));
    }),
  );
});

test('food keeps for 4, 24 and 48 hours from when the refrigerator stopped', () => {
  const at = (hours: number) => new Date(Date.UTC(2026, 11, 9, 3, 40) + hours * 3_600_000);
  for (const [kept, hours] of [
    ['fridge', 4],
    ['half', 24],
    ['full', 48],
  ] as const) {
    expect(foodKeeps(stoppedAsOf('now', at(0)), at(hours - 0.01))[kept]).toMatch(/\d:40\s[AP]M$/);
    expect(foodKeeps(stoppedAsOf('now', at(0)), at(hours))[kept]).toBe('');
    expect(foodKeeps(stoppedAsOf('earlier', at(0)), at(hours - 2))[kept]).toBe('');
    expect(foodKeeps(stoppedAsOf('longer', at(0)), at(0))[kept]).toBe('');
  }
});
