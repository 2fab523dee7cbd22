/** @jest-environment ./scripts/jest-browser.ts */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeDraft } from '@/lib/booking/draft';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { siteContent } from '@/lib/content/load';
import CheckoutPage from './checkout/page';
import HomePage from './page';

// Components have their own tests. These show that the pages give them the facts of the shop.
const { business, site, about } = siteContent();
const today = '2026-12-01';

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(`${today}T06:40:00-06:00`), advanceTimers: true });
  const hours = { opens: '10:00', closes: '16:00' };
  const closedDates = [{ from: today, to: today, reason: 'Inventory', hours }];
  const taxPercentByState = [{ state: 'MN', percent: 20 }];
  Object.assign(business, { closedDates, taxPercentByState, afterHoursPrice: 321 });
  about.team = [{ name: 'Maria', photo: 'maria.jpg', text: 'Maria fixes washers.' }];
  Object.assign(site, { offerUntil: '2026-11-30' });
});
afterEach(() => void jest.useRealTimers());

test('the booking page uses the prices, tax, areas, hours, and team of the shop, and has no call bar', async () => {
  globalThis.fetch = () => new Promise(() => {});
  writeDraft({ serviceId: 'dishwasher', answers: { ...sampleInformation, preferredDate: today } });
  history.replaceState(null, '', '/checkout?step=2');
  render(<CheckoutPage />);
  // A visit in the morning is promised.
  expect(await screen.findByRole('radio', { name: /^Morning 10\sAM–noon$/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: /^Emergency.*\$321/ })).toBeEnabled();
  // Off the list, a visit could cost more.
  for (const total of screen.getAllByText(/\$102/)) expect(total).not.toHaveTextContent(/more/);
  expect(screen.queryByRole('group', { name: 'Book or call' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Licensed' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Maria')).toBeVisible();
});

test.each([
  ['Bloomington', 44.84, 'which isn’t on the list', 'Bloomington'],
  ['Duluth', 46.79, 'which is too far away', 'Minneapolis'],
])(
  'the home page knows %s (%d), %s, the end of the offer, and special hours',
  async (city, latitude, _, named) => {
    const place = { city, region: 'Minnesota', country: 'United States', latitude, longitude: -93.3 };
    globalThis.fetch = () => Promise.resolve(Response.json(place));
    render(<HomePage />);
    const announcement = screen.getByRole('region', { name: 'Announcement' });
    await waitFor(() => expect(announcement).toHaveTextContent(city));
    expect(announcement).not.toHaveTextContent('$');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(named);
    expect(screen.getByRole('heading', { name: /^Where we work/ })).toHaveTextContent('Minneapolis');
    expect(screen.getByRole('row', { name: /Inventory/ })).toBeVisible();
  },
);
