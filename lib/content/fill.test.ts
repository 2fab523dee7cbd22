import { markdownTokens } from '@/lib/text/markdown-tokens';
import { fillFacts, fillFactsInProse } from './fill';

const facts = { phone: '<phone>', discount: '$& {phone}', replyTime: undefined };

test('a text that uses a missing fact is left out as a whole, and so is a list entry that loses a text', () => {
  const written = {
    // A fact is inserted unchanged.
    a: '{discount}{phone}',
    b: ['We call.', 'Soon: {replyTime}.'],
    c: 'Ask us. We answer {replyTime}.',
    none: [],
    entries: [
      { heading: 'Fast', text: 'We answer {replyTime}.' },
      { heading: 'Soon', text: ['We answer {replyTime}.'] },
      { heading: 'Fair', text: ['You decide.', 'We answer {replyTime}.'] },
    ],
  };
  expect(fillFacts(written, facts)).toEqual({
    a: '$& {phone}<phone>',
    b: ['We call.'],
    none: [],
    entries: [{ heading: 'Fair', text: ['You decide.'] }],
  });
});

test('in Markdown, a paragraph or list item that uses a missing fact is left out as a whole', () => {
  const markdown =
    'Hi.\n\n- Ask {phone}.\n- We answer\n  {replyTime}.\n- Write.\n\nSoon:\n{replyTime}\n\nEnd.';
  const filled = (text: string) => fillFactsInProse(text, { ...facts, phone: '612' });
  expect(filled(markdown)).toBe('Hi.\n\n- Ask 612.\n\n\n- Write.\n\n\n\n\nEnd.');
  expect(filled('1. Ask {phone}.\n2. We answer {replyTime}.')).toBe('1. Ask 612.\n');
});

test('a fact stays as it is in Markdown, whatever marks it has', () => {
  const name = '1. Choice *Fix It* <Best> Repair & Co [x](y) `z` \\ #_1_ &lt;';
  const [paragraph] = markdownTokens(fillFactsInProse('{name}', { name }));
  expect(paragraph).toMatchObject({ type: 'paragraph', tokens: [{ type: 'text', text: name }] });
});
