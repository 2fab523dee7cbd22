/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { SummaryRow } from '@/lib/request/summary';
import { PriceRows } from './price-rows';

const row = (kind: SummaryRow['kind'], value: string) => ({
  id: value,
  kind,
  label: `Label of ${value}`,
  value,
});
const fee = row('amount', '$85');
const total = row('total', '$92');
const refusal = row('refusal', 'It’s too late.');

test.each([
  ['the total of a usual visit', [fee, total], '$92'],
  ['another price that applies', [fee, total, row('price', 'from $149')], 'from $149'],
  ['a refusal instead of a price', [fee, total, refusal], 'It’s too late.'],
])('one row is large, which the visitor sees first: %s', (_which, rows, value) => {
  const { container } = render(<PriceRows rows={rows} />);
  const large = [...container.querySelectorAll('.text-price, .text-h3')].map(
    ({ textContent }) => textContent,
  );
  expect(large).toEqual([value]);
  // With another price, the rows of a usual visit are small.
  expect(screen.getByText('$85').closest('.text-small') !== null).toBe(value !== '$92');
});
