import { fillFacts, fillFactsInProse } from './fill';

const facts = { phone: '<phone>', discount: '<discount>', rating: '<rating>', replyTime: '<replyTime>' };
const without = { ...facts, replyTime: undefined };

test('a fact that contains braces or dollar signs is inserted unchanged', () => {
  expect(fillFacts('{discount}{phone}', { ...facts, discount: '$& {phone}' })).toBe('$& {phone}<phone>');
});

test('a text that uses a missing fact is left out as a whole, and the others stay', () => {
  expect(
    fillFacts(
      { a: 'Ask us. We answer {replyTime}.', b: ['We call.', 'Soon: {replyTime}.'], c: '{phone}' },
      without,
    ),
  ).toEqual({ b: ['We call.'], c: '<phone>' });
});

test('a list entry that loses a text is left out, so no heading stays without its paragraph', () => {
  const entries = [
    { heading: 'Fast', text: 'We answer {replyTime}.' },
    { heading: 'Soon', text: ['We answer {replyTime}.'] },
    { heading: 'Fair', text: ['You decide.', 'We answer {replyTime}.'] },
  ];
  expect(fillFacts({ entries }, without)).toEqual({ entries: [{ heading: 'Fair', text: ['You decide.'] }] });
});

test('in Markdown, a paragraph or list item that uses a missing fact is left out as a whole', () => {
  const markdown =
    'Hello.\n\n- Ask {phone}.\n- We answer\n  {replyTime}.\n- Or write.\n\nSoon:\n{replyTime}\n\nEnd.';
  expect(fillFactsInProse(markdown, without).replace(/\n+/g, '\n')).toBe(
    'Hello.\n- Ask <phone>.\n- Or write.\nEnd.',
  );
  expect(fillFactsInProse('1. Ask {phone}.\n2. We answer {replyTime}.', without)).toBe('1. Ask <phone>.\n');
});
