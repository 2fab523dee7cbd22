/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PriceRows } from './price-rows';

const row = (kind: string, value: string) => ({ id: value, kind, label: `Label of ${value}`, value });
const fee = row('amount', '$85');
const total = row('total', '$92');

/** The value in large type, which the visitor sees first. */
const largeValue = () =>
  [...document.querySelectorAll('.text-price, .text-h3')].map((one) => one.textContent);

test.each([
  ['the total of a usual visit', [fee, total], '$92'],
  ['another price that applies', [row('price', 'from $149'), fee, total], 'from $149'],
  ['a warning instead of a price', [row('warning', 'It’s too late.'), fee, total], 'It’s too late.'],
])('one row is large: %s', (_which, rows, value) => {
  render(<PriceRows rows={rows} />);
  expect(largeValue()).toEqual([value]);
});

test('a button to call is part of a warning, and a price has none', () => {
  const action = <a href="tel:1">Call</a>;
  const { rerender } = render(<PriceRows rows={[row('warning', 'Sorry.'), total]} action={action} />);
  expect(screen.getByText('Sorry.')).toContainElement(screen.getByRole('link', { name: 'Call' }));
  rerender(<PriceRows rows={[fee, total]} action={action} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
