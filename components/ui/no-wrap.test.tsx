/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { referencePattern } from '@/lib/forms/reference';
import { noWrap } from './no-wrap';

const whole = fc.constantFrom('20-minute', 'After-hours', '7\u00a0AM – 9\u00a0PM', '(612) 555-0142');

test('a request number, a phone number, hours, and a word with a hyphen stay on one line', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(referencePattern), whole), (words) => {
      const { container, unmount } = render(<p>{noWrap(`Before ${words} after.`)}</p>);
      expect(screen.getByText(words, { normalizer: String })).toHaveClass('inline-block');
      expect(container.textContent).toBe(`Before ${words} after.`);
      unmount();
    }),
    { examples: [['K63-MJ3'], ['FHJ-KMP'], ['634-679']] },
  );
});
