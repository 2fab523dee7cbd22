import fc from 'fast-check';
import { headingId, splitProse } from './prose';

test('a Markdown text becomes an introduction and sections that links can point to', () => {
  const text =
    'Hello.\n\nAgain.\n\n## Service call fee\n\nIt covers:\n\n- the trip\n\n## Your rights\n\n### In short\n\nAsk.\n';
  expect(splitProse(text)).toEqual({
    introduction: 'Hello.\n\nAgain.',
    sections: [
      { id: 'section-service-call-fee', heading: 'Service call fee', markdown: 'It covers:\n\n- the trip' },
      { id: 'section-your-rights', heading: 'Your rights', markdown: '### In short\n\nAsk.' },
    ],
  });
});

test('the id of a section has only lowercase letters, digits and hyphens', () => {
  expect(headingId("Your 2 rights: don't wait!")).toBe('section-your-2-rights-dont-wait');
  const headings = fc
    .array(fc.oneof(fc.string(), fc.constantFrom('Your', ' ', '-', 'é', '2')))
    .map((parts) => parts.join(''));
  fc.assert(fc.property(headings, (text) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(headingId(text))));
});
