/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AvailabilityCheck } from './availability-check';

const words = {
  label: 'Your ZIP code or neighborhood',
  hint: 'For example 55410.',
  button: 'Check availability',
  served: 'Yes, {area} is in our service area.',
  notListed: '{typed} is not on our list. Please call.',
  empty: 'Type a ZIP code or a name.',
  book: 'Book Now',
  call: 'Call (612) 555-0142',
  withoutScript: 'The check needs JavaScript.',
};

const areas = [
  { name: 'Linden Hills', city: 'Minneapolis', zips: ['55410'] },
  { name: 'Seward', city: 'Minneapolis', zips: ['55406'] },
  { name: 'Longfellow', city: 'Minneapolis', zips: ['55406'] },
];

async function ask(place: string) {
  render(<AvailabilityCheck words={words} areas={areas} bookHref="/checkout" callHref="tel:+16125550142" />);
  const field = screen.getByRole('textbox', { name: words.label });
  if (place) await userEvent.type(field, place);
  await userEvent.click(screen.getByRole('button', { name: words.button }));
}

const status = () => screen.getByRole('status');

test('a visitor who types a ZIP code that is served hears yes, and can book or call', async () => {
  await ask('55410');
  expect(status()).toHaveTextContent('Yes, Linden Hills is in our service area.');
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: words.call })).toHaveAttribute('href', 'tel:+16125550142');
});

test('a ZIP code that several neighborhoods share is answered with all of them', async () => {
  await ask('55406');
  expect(status()).toHaveTextContent('Yes, 55406 (Seward, Longfellow) is in our service area.');
});

test('the Enter key answers as the button does', async () => {
  await ask('');
  await userEvent.type(screen.getByRole('textbox'), ' linden hills {Enter}');
  expect(status()).toHaveTextContent('Yes, Linden Hills is in our service area.');
});

test('a place that is not listed is repeated as it was typed, and the visitor can call', async () => {
  await ask('$& 90210');
  expect(status()).toHaveTextContent('$& 90210 is not on our list. Please call.');
  // Only a call can tell, so calling comes first.
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([words.call, 'Book Now']);
});

test.each(['', '  ', '554', 'Minneapolis'])(
  '"%s" is no place yet: the visitor is asked for one',
  async (typed) => {
    await ask(typed);
    expect(status()).toHaveTextContent(words.empty);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);

test('before anything was asked there is no answer, and the hint belongs to the field', () => {
  render(<AvailabilityCheck words={words} areas={areas} bookHref="/checkout" callHref="tel:+16125550142" />);
  expect(status()).toBeEmptyDOMElement();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(words.hint);
});
