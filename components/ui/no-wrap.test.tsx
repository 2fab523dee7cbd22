/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { noWrap } from './no-wrap';

test.each(['K63-MJ3', '634-679', 'After-hours', '7\u00a0AM – 9\u00a0PM', '(612) 555-0142'])(
  'a request number, a phone number, hours, and a word with a hyphen stay on one line: %s',
  (words) => {
    const { container } = render(<p>{noWrap(`Before ${words} after.`)}</p>);
    expect(screen.getByText(words, { normalizer: String })).toHaveClass('inline-block');
    expect(container.textContent).toBe(`Before ${words} after.`);
  },
);
