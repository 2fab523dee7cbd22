/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import { usualShop as shop } from '@/lib/hours/sample-hours.test-helper';
import { Hero } from './hero';

const content = siteContent();
const { services, brand } = content;

test('the first screen has each appliance with its price, the reasons to trust us, and the kitchen or a photo', () => {
  const { rerender } = render(<Hero content={content} shop={shop} />);
  for (const { id, shortName, price } of services) {
    const tile = screen.getByRole('link', { name: `${shortName} $${price}` });
    expect(tile).toHaveAttribute('href', `/checkout?service=${id}`);
  }
  expect(screen.getByText(/^90-day/)).toBeVisible();
  // All other drawings are hidden from screen readers.
  expect(screen.getByRole('img')).toHaveAccessibleName(/\w/);

  const photo = { file: 'van.jpg', description: 'Our van.', focus: 'center' } as const;
  rerender(<Hero content={{ ...content, brand: { ...brand, photo } }} shop={shop} />);
  expect(screen.getByRole('img', { name: 'Our van.' })).toBeVisible();
});
