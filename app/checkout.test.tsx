/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen } from '@testing-library/react';
import { siteContent } from '@/lib/content/load';
import CheckoutPage from './checkout/page';

test('the booking page shows who comes, and why to trust the shop', () => {
  globalThis.fetch = () => new Promise(() => {});
  siteContent().about.team = [{ name: 'Maria', photo: 'maria.jpg', text: 'Maria fixes washers.' }];
  render(<CheckoutPage />);
  expect(screen.getByText('Maria')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Licensed' })).not.toEqual([]);
});
