import { cityHeading, hasLooseBrace } from '@/lib/content/schemas/text';
import { fillFacts, fillFactsInProse } from './fill';

const facts = { phone: '<phone>', discount: '<discount>', rating: '<rating>', replyTime: '<replyTime>' };
const without = { ...facts, replyTime: undefined };

test('names that the page fills in later are left alone', () => {
  expect(fillFacts('in {city} until {time}', facts)).toBe('in {city} until {time}');
});

test('a fact that contains braces or dollar signs is inserted unchanged', () => {
  expect(fillFacts('{discount}{phone}', { ...facts, discount: '$& {phone}' })).toBe('$& {phone}<phone>');
});

test('a text that names a missing fact is left out as a whole, and the others stay', () => {
  expect(
    fillFacts(
      { a: 'Ask us. We answer {replyTime}.', b: ['We call.', 'Soon: {replyTime}.'], c: '{phone}' },
      without,
    ),
  ).toEqual({ b: ['We call.'], c: '<phone>' });
});

test('an entry of a list goes with its text: no heading stays without its paragraph', () => {
  const entries = [
    { heading: 'Fast', text: 'We answer {replyTime}.' },
    { heading: 'Soon', text: ['We answer {replyTime}.'] },
    { heading: 'Fair', text: ['You decide.', 'We answer {replyTime}.'] },
  ];
  expect(fillFacts({ entries }, without)).toEqual({ entries: [{ heading: 'Fair', text: ['You decide.'] }] });
});

test('in Markdown a paragraph or list item that names a missing fact is left out as a whole', () => {
  const markdown =
    'Hello.\n\n- Ask {phone}.\n- We answer\n  {replyTime}.\n- Or write.\n\nSoon:\n{replyTime}\n\nEnd.';
  expect(fillFactsInProse(markdown, without).replace(/\n+/g, '\n')).toBe(
    'Hello.\n- Ask <phone>.\n- Or write.\nEnd.',
  );
});

test('a brace that nothing closes or opens is found', () => {
  expect(['{city}', '{city', 'city}'].map(hasLooseBrace)).toEqual([false, true, true]);
});

test('a heading may have the city at its end and nowhere else', () => {
  expect(cityHeading.safeParse('Repair in {city}').success).toBe(true);
  expect(cityHeading.safeParse('Repair').success).toBe(true);
  expect(cityHeading.safeParse('{city} repair').success).toBe(false);
  expect(cityHeading.safeParse('Repair in {city}, {city}').success).toBe(false);
});
