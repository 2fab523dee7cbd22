/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { ContactText } from './contact';

const contact = { phone: '(612) 555-0142', email: 'hello@loonlight.example' };

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
