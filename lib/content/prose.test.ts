import fc from 'fast-check';
import { headingId, splitProse } from './prose';

test('a Markdown text becomes an introduction and sections that links can point to', () => {
  const text =
    'Hello.\n\nAgain.\n\n## Your 2 rights: don’t wait!\n\nYou:\n\n- pay\n\n## Fees\n\n### In short\n\nAsk.\n';
  expect(splitProse(text)).toEqual({
    introduction: 'Hello.\n\nAgain.',
    sections: [
      {
        id: 'section-your-2-rights-dont-wait',
        heading: 'Your 2 rights: don’t wait!',
        markdown: 'You:\n\n- pay',
      },
      { id: 'section-fees', heading: 'Fees', markdown: '### In short\n\nAsk.' },
    ],
  });
});

test('the id of a section has only lowercase letters, digits and hyphens', () => {
  const parts = fc.array(fc.oneof(fc.string(), fc.constantFrom('Your', ' ', '-', 'é', '2')));
  fc.assert(fc.property(parts, (all) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(headingId(all.join('')))));
});
