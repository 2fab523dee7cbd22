/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { Hero } from './hero';

const content = siteContent();
const { business, services, brand } = content;

test('the first screen has each appliance with its price, and the reasons to trust that the business has', () => {
  const { rerender } = render(<Hero content={content} />);
  for (const { id, shortName, price } of services) {
    const tile = screen.getByRole('link', { name: `${shortName} $${price}` });
    expect(tile).toHaveAttribute('href', `/checkout?service=${id}`);
  }
  expect(screen.getByText(/4\.9\b.*500\+/)).toBeVisible();
  expect(screen.getByText('Licensed')).toBeVisible();
  expect(screen.getByText(/^90-day/)).toBeVisible();
  // All other drawings are hidden from screen readers.
  expect(screen.getByRole('img')).toHaveAccessibleName(/\w/);

  const { license: _license, sameDayUntil: _time, ...others } = business;
  const claims = { ...business.claims, warrantyDays: 365, rating: undefined };
  const photo = { file: 'van.jpg', description: 'Our van.', focus: 'center' } as const;
  const shop = { ...others, claims };
  rerender(<Hero content={{ ...content, business: shop, brand: { ...brand, photo } }} />);
  expect(screen.queryByText('Licensed')).not.toBeInTheDocument();
  expect(screen.getByText(/^365-day/)).toBeVisible();
  expect(screen.queryByText(/4\.9/)).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Our van.' })).toBeVisible();
});
