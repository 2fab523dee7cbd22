/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { ContactText } from './contact';

const contact = { phone: '(612) 555-0142', email: 'hello@loonlight.example' };

it('lets a visitor call or email from within a sentence', () => {
  render(
    <p>
      <ContactText text="Call (612) 555-0142, or write to hello@loonlight.example." contact={contact} />
    </p>,
  );
  expect(screen.getByRole('link', { name: '(612) 555-0142' })).toHaveAttribute('href', 'tel:+16125550142');
  expect(screen.getByRole('link', { name: 'hello@loonlight.example' })).toHaveAttribute(
    'href',
    'mailto:hello@loonlight.example',
  );
});

it('leaves the text of the sentence unchanged', () => {
  const pieces = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('(612) 555-0142', 'hello@loonlight.example')),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      const { container, unmount } = render(<ContactText text={text} contact={contact} />);
      expect(container.textContent).toBe(text);
      unmount();
    }),
  );
});
