/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { wrapTexts } from '@/lib/text/translate.test-helper';
import { ContactText } from './contact';
import { TextUsLink } from './contact-buttons';

const contact = { phone: '(612) 555-0142', email: 'hello@loonlight.example' };
const details = [contact.phone, contact.email];
const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...details))).map((parts) => parts.join(''));

it('shows the whole text, also where a browser has translated the one before', () => {
  fc.assert(
    fc.property(texts, texts, (first, second) => {
      const { container, rerender, unmount } = render(<ContactText text={first} contact={contact} />);
      expect(container.textContent).toBe(first);
      wrapTexts();
      rerender(<ContactText text={second} contact={contact} />);
      expect(container.textContent).toBe(second);
      unmount();
    }),
  );
});

it('offers to text only a number that takes texts', () => {
  const { rerender } = render(<TextUsLink business={{ ...contact, textable: true }} />);
  expect(screen.getByRole('link', { name: 'Text us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^sms:/),
  );
  rerender(<TextUsLink business={{ ...contact, textable: false }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
