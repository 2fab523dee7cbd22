/** @jest-environment ./scripts/jest-browser.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { shopOf } from '@/lib/content/for-client';
import { siteContent } from '@/lib/content/load';
import { openedApps } from '@/lib/request/apps.test-helper';
import { requestCodeHref } from '@/lib/request/request-links';
import { bookingWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { LastScreen, type LastScreenProps } from './last-screen';

const content = siteContent();
const { firstAid } = content;
const shop = shopOf(content);
const reference = 'RK7-4MX';

function show(props: Partial<LastScreenProps> = {}) {
  return render(<LastScreen summary={bookingWith()} firstAid={firstAid} shop={shop} {...props} />);
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const title = () => screen.getByRole('heading', { level: 3 });

test('a visitor who calls sees the number first, and never a request number, which the shop doesn’t know', async () => {
  // jsdom can't save files.
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL });
  const files = jest.spyOn(globalThis, 'Blob').mockImplementation();
  const links = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  show({ way: 'call' });
  await act(() => import('./phone-code'));
  expect(title()).toHaveFocus();
  expect(screen.getAllByRole('link')[0]).toHaveTextContent(shop.phone);
  expect(document.body).toHaveTextContent('Dishwasher Repair');
  expect(document.body).not.toHaveTextContent(/RK7-4MX|request number/i);
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Add to calendar' }).click());
  expect(screen.getByText(/calendar file is ready/)).toBeInTheDocument();
  // Calendar files fold long lines.
  const file = String(files.mock.lastCall).replaceAll('\r\n ', '');
  expect(file).toContain('Dishwasher Repair');
  expect(file).not.toContain('Request number');
  expect(links.mock.contexts.map(({ download }) => download)).toEqual(['visit-2026-03-09.ics']);
  // Safari reads the file some seconds later.
  for (const calls of [0, 1]) {
    jest.advanceTimersByTime(30_000);
    expect(revokeObjectURL).toHaveBeenCalledTimes(calls);
  }
});

test('one screen has the way that was chosen, the others, the number, and Change, and no press changes it', async () => {
  show({ way: 'email', changeLink: () => 'Change' });
  const before = document.body.innerHTML;
  for (const [name, app] of [
    ['Email it to us', /^mailto:hello@loonlight.example.*RK7-4MX/s],
    ['Text it to us', /^sms:.*RK7-4MX/s],
    [`Call ${shop.phone}`, /^tel:/],
  ] as const) {
    await userEvent.click(link(name));
    expect(openedApps.pop()).toMatch(app);
    expect(document.body.innerHTML).toBe(before);
  }
  // The second press of a double press does nothing.
  await userEvent.dblClick(link('Email it to us'));
  expect(openedApps.splice(0)).toHaveLength(1);
  expect(screen.getAllByText('Change')).not.toHaveLength(0);
  // The number is also in the sentence about changes.
  const [number, ...others] = screen.getAllByText(new RegExp(reference));
  expect(number).toHaveAttribute('translate', 'no');
  expect(others).toHaveLength(1);
});

test('a copy says where to paste it, and if the browser refuses, the visitor can copy the text', async () => {
  // This also gives the page a clipboard.
  userEvent.setup();
  show({ way: 'text' });
  await press('Copy');
  expect(screen.getByText(/^Copied\./)).toHaveTextContent(shop.phone);
  expect(await navigator.clipboard.readText()).toContain(reference);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused.'));
  await press('Copy');
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(text).toHaveFocus();
  expect(text).toHaveSelection(text.value);
  expect(text.value).toContain(reference);
});

test('a browser that can’t print or save files, as in some apps, has no button for it', () => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Object.assign(window, { print: undefined });
  show({ way: 'text' });
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Copy']);
});

test('the page shows advice with its source, and warns about gas if one appliance burns it', () => {
  const { text = '', source = '' } = firstAid.byAppliance.find(({ name }) => name === 'Dryer') ?? {};
  // Only the quote form uses the name of the oven. Only one appliance of the last service burns gas.
  for (const [appliance, aids, warnings] of [
    ['Dishwasher', 0, 0],
    ['Oven/Stove', 0, 1],
    ['Dryer', 1, 1],
    ['washer-dryer', 1, 1],
  ] as const) {
    for (const situation of ['come', 'over', 'elsewhere'] as const) {
      const { unmount } = show({ summary: { ...quoteWith(), appliance, situation } });
      // Otherwise nobody comes, so there's no advice for the time until then.
      const advised = situation === 'come' ? aids : 0;
      expect(screen.queryAllByText(text)).toHaveLength(advised);
      expect(document.querySelectorAll(`a[href="${source}"]`)).toHaveLength(advised);
      expect(screen.queryAllByText(firstAid.gas)).toHaveLength(warnings);
      unmount();
    }
  }
});

test.each([
  ['a computer', 1, {}],
  ['a phone', 0, {}],
  ['a computer, for a shop that takes no texts', 0, { shop: { ...shop, textable: false } }],
])('on %s, the page shows %d QR codes', async (device, codes, props) => {
  Object.assign(window, { matchMedia: () => ({ matches: device === 'a phone' }) });
  show(props);
  await act(() => import('./phone-code'));
  const shown = screen.queryAllByRole('img', { name: /^QR code/ });
  expect(shown).toHaveLength(codes);
  const { size } = encode(requestCodeHref(bookingWith(), shop.phone), { border: 4, minVersion: 15 });
  for (const code of shown) expect(code).toHaveAttribute('width', String(4 * size));
});
