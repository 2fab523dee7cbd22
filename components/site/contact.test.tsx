/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { wrapTexts } from '@/lib/text/translate.test-helper';
import { ContactText } from './contact';
import { TextUsLink } from './contact-buttons';

const contact = { phone: '(612) 555-0142', email: 'hello@loonlight.example' };
const details = [contact.phone, contact.email];
const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...details))).map((parts) => parts.join(''));

test('a text with contact details is complete, also after a browser has translated the text before it', () => {
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

test('“Text us” is shown only for a number that takes texts', () => {
  const { rerender } = render(<TextUsLink business={{ ...contact, textable: true }} />);
  expect(screen.getByRole('link', { name: 'Text us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^sms:/),
  );
  rerender(<TextUsLink business={{ ...contact, textable: false }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
