/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CheckoutPage from './checkout/page';
import HomePage from './page';

// jsdom has no scrolling and no media queries.
window.scrollTo = () => {};
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }) });

test('a visitor in Bloomington reads that a visit can cost more in the banner, the availability check, and the wizard', async () => {
  const place = { city: 'Bloomington', region: 'Minnesota', latitude: 44.84, longitude: -93.3 };
  globalThis.fetch = () => Promise.resolve(Response.json(place));
  const zip = '55420';
  const canCostMore = /a visit there can cost more\./i;
  const user = userEvent.setup();

  const home = render(<HomePage />);
  const banner = screen.getByRole('region', { name: 'Announcement' });
  await waitFor(() => expect(banner).toHaveTextContent(/^We also serve Bloomington/));
  expect(banner).toHaveTextContent(canCostMore);
  const field = screen.getByRole('textbox', { name: /^Your ZIP code/ });
  await user.type(field, `${zip}{Enter}`);
  expect(field).toHaveAccessibleDescription(canCostMore);
  home.unmount();

  render(<CheckoutPage />);
  await user.click(screen.getByRole('button', { name: /^Dishwasher Repair/ }));
  await user.type(screen.getByLabelText('ZIP code'), zip);
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(canCostMore));
});
