import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { weekdays } from '@/lib/hours/clock';
import { jsonFiles } from './load/content-files';
import { loadContent } from './load/load-content';
import { contentFolder } from './load/read';
import { answered, parseHours, presentAnswer, problemWith, questions, showHours, type Files } from './setup';

const files: Files = Object.fromEntries(
  Object.keys(jsonFiles).map((file) => [file, readFileSync(path.join(contentFolder(), file), 'utf8')]),
);
const asked = questions(files);
const question = (words: RegExp) => {
  const found = asked.find(({ ask }) => words.test(ask));
  if (!found) throw new Error(`No question has ${String(words)}.`);
  return found;
};

const duluth: [question: RegExp, answer: string][] = [
  [/Name of the/, 'North Shore Appliance'],
  [/Phone/, '(218) 727-0100'],
  [/texts/, 'no'],
  [/Street/, '-'],
  [/^City/, 'Superior'],
  [/^State:/, 'WI'],
  [/ZIP code of/, '54880'],
  [/Insurance/, '-'],
  [/Opening/, 'Mon-Fri 7:30-17, Sat 8-12'],
  [/Emergency/, 'Sat 8-20'],
  [/States that/, 'WI, MN'],
  [/Towns/, 'Superior 54880; Lakeside (Duluth) 55804'],
  [/Microwave/, '-'],
  [/Dishwasher/, '129'],
  [/discount/, '-'],
  [/Color/, '#0b3d91'],
];

test('an owner of another shop answers the questions, and the site loads with the answers', () => {
  let written = files;
  for (const [words, answer] of duluth) {
    expect(problemWith(written, question(words), answer)).toBeUndefined();
    written = answered(written, question(words), answer);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
  cpSync(contentFolder(), folder, { recursive: true });
  for (const [file, text] of Object.entries(written)) writeFileSync(path.join(folder, file), text);
  const { content, written: values } = loadContent(folder);
  const { business, areas, services } = content;
  expect(values['brand.json']).toEqual({ mark: 'mark.svg', accent: '#0b3d91' });
  expect(business).toMatchObject({ name: 'North Shore Appliance', textable: false, closedDays: ['Sunday'] });
  expect(business.address).toEqual({ city: 'Superior', state: 'WI', zipCode: '54880' });
  expect(business.emergency).toMatchObject({ days: ['Saturday'], opens: '08:00', closes: '20:00' });
  expect([business.insurance, business.claims.firstRepairDiscount]).toEqual([undefined, undefined]);
  expect(areas.map(({ id, city }) => `${id} ${city}`)).toEqual(['superior Superior', 'lakeside Duluth']);
  expect(services.map(({ id }) => id)).not.toContain('microwave');
  expect(services.find(({ id }) => id === 'dishwasher')?.price).toBe(129);
  rmSync(folder, { recursive: true });
});

test('an owner who presses Enter at every question changes nothing', () => {
  for (const one of asked) {
    const line = presentAnswer(files, one);
    expect(problemWith(files, one, line)).toBeUndefined();
    expect(answered(files, one, line)).toBe(files);
  }
});

test.each([
  [/Phone/, '218 555', /\(612\) 555-0142/],
  [/Opening/, '9-5', /24-hour clock/],
  [/Opening/, 'Mon 17-9', /later than/],
  [/Lowest price/, '$149', /digits only/],
  [/Dishwasher/, '89.50', /whole/],
  [/Towns/, 'Duluth', /Duluth 55802/],
  [/State:/, 'Minnesota', /MN, WI/],
  [/texts/, 'perhaps', /yes or no/],
  [/Name of the/, '-', /left out/],
])('an owner who answers %s with "%s" reads at once what to type', (words, answer, help) => {
  expect(problemWith(files, question(words), answer)).toMatch(help);
});

test('hours are read as they are shown, whatever they are', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const day = fc.integer({ min: 0, max: 6 });
  const hours = fc.record({ from: day, more: day, opens: time, closes: time });
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 7 }), (spans) => {
      const shown = spans.map(({ from, more, ...times }) => ({
        days: weekdays.slice(from, from + more + 1),
        ...times,
      }));
      expect(parseHours(showHours(shown))).toEqual(shown);
    }),
  );
});
