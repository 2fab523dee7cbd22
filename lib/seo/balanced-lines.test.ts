import fc from 'fast-check';
import { balancedLines } from './balanced-lines';

const title = fc
  .array(fc.stringMatching(/^[a-z-]{1,12}$/), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));
const limit = fc.integer({ min: 12, max: 30 });

it('breaks a share title into lines of about the same length, and never at a hyphen', () => {
  expect(balancedLines('Book an appliance repair in three short steps', 17)).toEqual([
    'Book an appliance',
    'repair in three',
    'short steps',
  ]);
  expect(balancedLines('hours and the 90-day warranty', 17)).toEqual(['hours and the', '90-day warranty']);
});

it('keeps every word in its order, and every line within the limit', () => {
  fc.assert(
    fc.property(title, limit, (text, most) => {
      const lines = balancedLines(text, most);
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(most);
    }),
  );
});

it('takes no more lines than filling each of them would', () => {
  fc.assert(
    fc.property(title, limit, (text, most) => {
      const filled = text.split(' ').reduce<number[]>((lengths, word) => {
        const last = lengths.at(-1);
        return last !== undefined && last + 1 + word.length <= most
          ? [...lengths.slice(0, -1), last + 1 + word.length]
          : [...lengths, word.length];
      }, []);
      expect(balancedLines(text, most)).toHaveLength(filled.length);
    }),
  );
});
