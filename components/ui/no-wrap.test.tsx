/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { referencePattern } from '@/lib/forms/reference';
import { noWrap } from './no-wrap';

test('a request number in a sentence stays whole, whatever its letters and digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(referencePattern), (reference) => {
      const { unmount } = render(<p>{noWrap(`Give us your request number, ${reference}.`)}</p>);
      expect(screen.getByText(reference)).toBeVisible();
      unmount();
    }),
    { examples: [['K63-MJ3'], ['RK7-4MX'], ['FHJ-KMP'], ['634-679']] },
  );
});

test.each(['20-minute', '24-Hour', 'After-hours', '7\u00a0AM – 9\u00a0PM', '(612) 555-0142'])(
  '%s stays on one line',
  (words) => {
    render(<p>{noWrap(`Before ${words} after.`)}</p>);
    expect(screen.getByText(words, { normalizer: String })).toBeVisible();
  },
);
