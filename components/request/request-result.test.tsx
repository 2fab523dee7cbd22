/** @jest-environment ./scripts/jest-browser.ts */
import '@/lib/request/sending-build.test-helper';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { siteContent } from '@/lib/content/load';
import { bookingWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { openedApps } from './apps.test-helper';
import { deliver, RequestPanel } from './request-panel';
import { RequestResult, type RequestResultProps } from './request-result';
import { ways } from './ways';

const { firstAid, business } = siteContent();
const reference = 'RK7-4MX';
const sent = { way: 'text', sentAt: '2026-11-25T03:41:00Z' } as const;

/** A device with or without a touch screen. */
function device({ isTouch = false } = {}) {
  const value = (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
}

function show(props: Partial<RequestResultProps> = {}) {
  return render(<RequestResult summary={bookingWith()} firstAid={firstAid} business={business} {...props} />);
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const title = () => screen.getByRole('heading', { level: 3 });

beforeEach(() => {
  device();
  // jsdom can't save files.
  Object.assign(URL, { createObjectURL: () => 'blob:' });
  Object.defineProperty(window, 'print', { configurable: true, value: () => {} });
});

test('a visitor who calls sees the number first, and never a request number, which the shop doesn’t know', async () => {
  show({ way: 'call' });
  const [number] = screen.getAllByRole('link');
  expect(number).toHaveTextContent(business.phone);
  const called = screen.getByRole('button', { name: 'I called' });
  expect(number?.compareDocumentPosition(called)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const name of ['It didn’t dial', `Call ${business.phone}`, 'I called', 'Show full request']) {
    await userEvent.click(screen.getByRole(name.startsWith('Call') ? 'link' : 'button', { name }));
    expect(document.body).toHaveTextContent('Dishwasher Repair');
    expect(document.body).not.toHaveTextContent(/RK7-4MX|request number/i);
    if (name === 'I called') expect(title()).toHaveFocus();
  }
  expect(screen.queryByRole('link', { name: 'Text it to us' })).not.toBeInTheDocument();
});

test('“I sent it” puts a stamp with the time on the ticket, which a call afterward doesn’t remove', async () => {
  jest.useFakeTimers({ now: Date.parse(sent.sentAt), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const onSent = jest.fn();
  const summary = { ...bookingWith(), callFirst: true, appliance: 'Dryer' };
  show({ summary, way: 'text', onSent, changeLink: () => 'Change' });
  expect(screen.getAllByText('Change')[0]).toBeVisible();
  // Nobody knows the number before the visitor has sent it.
  expect(document.body).not.toHaveTextContent(reference);
  expect(screen.queryByText(firstAid.gas)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(title()).toHaveFocus();
  expect(screen.getByText(firstAid.gas)).toBeVisible();
  expect(onSent).toHaveBeenCalledWith(expect.stringContaining('2026-11-25T03:41:00'), 'text');
  await user.click(link(`Call ${business.phone}`));
  expect(screen.getByText(/Tuesday at 9:41\sPM/)).toBeVisible();
  expect(screen.getByText(reference, { selector: 'strong' })).toHaveAttribute('translate', 'no');
  // It is also in the sentence about changes.
  expect(screen.getAllByText(new RegExp(reference))).toHaveLength(2);
  expect(screen.queryByText('Change')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^(Nothing opened|I called)$/ })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('“Nothing opened” offers every app, and a copy, which is confirmed until the next press', async () => {
  const user = userEvent.setup();
  show({ way: 'email' });
  for (const [name, app] of [
    [`Call ${business.phone}`, /^tel:/],
    ['Text it to us', /^sms:.*RK7-4MX/s],
    ['Email it to us', /^mailto:hello@loonlight.example.*RK7-4MX/s],
  ] as const) {
    await user.click(screen.getByRole('button', { name: /^Nothing opened$|^It didn’t dial$/ }));
    expect(title()).toHaveFocus();
    await user.click(link(name));
    expect(openedApps.pop()).toMatch(app);
  }
  const copy = () => user.click(screen.getByRole('button', { name: 'Copy' }));
  await copy();
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  expect(await navigator.clipboard.readText()).toContain(reference);
  await user.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // If the browser refuses, the visitor can copy the text.
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused.'));
  await copy();
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(text).toHaveFocus();
  expect(text).toHaveSelection(text.value);
  expect(text.value).toContain(reference);
});

test('the calendar file of a booking with a day has its number, but not after a call', async () => {
  const files = jest.spyOn(globalThis, 'Blob').mockImplementation();
  // jsdom can't follow the link.
  const links = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  for (const way of ['call', 'text'] as const) {
    const { unmount } = show({ ...sent, way });
    await press('Add to calendar');
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    unmount();
  }
  // Calendar files fold long lines.
  const [called, texted] = files.mock.calls.map(([parts]) => parts?.join('').replaceAll('\r\n ', ''));
  expect(called).toContain('Dishwasher Repair');
  expect(called).not.toContain('Request number');
  expect(texted).toContain('Request number: RK7-4MX');
  const names = links.mock.contexts.map(({ download }) => download);
  expect(names).toEqual(['visit-2026-03-09.ics', 'visit-RK7-4MX.ics']);
  jest.restoreAllMocks();
  show({ ...sent, summary: bookingWith({ preferredDate: '' }) });
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test('a browser that can’t print or save files, as in some apps, has no button for it', () => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Object.defineProperty(window, 'print', { configurable: true, value: undefined });
  show(sent);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Copy', 'Show full request']);
});

test('the ticket of a request that was sent has two lines until the visitor unfolds it', async () => {
  // A visit on a Saturday has another price, which comes first.
  show({ ...sent, summary: bookingWith({ preferredDate: '2026-03-07' }) });
  expect(screen.getByText(/Dishwasher Repair · /)).toBeVisible();
  expect(screen.getByText(/ · from \$149/)).toBeVisible();
  // jsdom has no style sheet.
  const folded = () => screen.getByText('Preferred time').closest('.hidden');
  expect(folded()).not.toBeNull();
  await press('Show full request');
  expect(folded()).toBeNull();
  await press('Hide full request');
  expect(folded()).not.toBeNull();
});

test('after sending, the page shows advice with its source, and warns about gas if one appliance burns it', () => {
  const { text = '', source = '' } = firstAid.byAppliance.find(({ name }) => name === 'Dryer') ?? {};
  // Only the quote form uses the name of the oven. Only one appliance of the last service burns gas.
  for (const [appliance, aids, warnings] of [
    ['Dishwasher', 0, 0],
    ['Oven/Stove', 0, 1],
    ['Dryer', 1, 1],
    ['washer-dryer', 1, 1],
  ] as const) {
    const { unmount } = show({ ...sent, summary: { ...quoteWith(), appliance } });
    expect(screen.queryAllByText(text)).toHaveLength(aids);
    expect(document.querySelectorAll(`a[href="${source}"]`)).toHaveLength(aids);
    expect(screen.queryAllByText(firstAid.gas)).toHaveLength(warnings);
    unmount();
  }
});

test('a visitor whom we can’t reach is warned, and gets no promise of a reply', () => {
  show({ ...sent, warning: 'No phone number.' });
  expect(screen.getByText('No phone number.')).toBeVisible();
  expect(title()).not.toHaveTextContent(/AM/);
});

test.each([
  ['a text', 'a computer', 1, { way: 'text' }],
  ['a text', 'a phone', 0, { way: 'text' }],
  ['a call', 'a computer', 0, { way: 'call' }],
  // The number of this shop takes no texts.
  ['an email', 'a computer', 0, { way: 'email', business: { ...business, textable: false } }],
] as const)('for %s on %s, the page shows %d QR codes', async (_app, on, codes, props) => {
  device({ isTouch: on === 'a phone' });
  show(props);
  await act(() => import('./phone-code'));
  const shown = screen.queryAllByRole('img', { name: /^QR code/ });
  expect(shown).toHaveLength(codes);
  const { size } = encode(ways.text.href(bookingWith(), business), { border: 4, ecc: 'L' });
  for (const code of shown) expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`);
});

test('a request that the page sends says where it is, and can be sent again until it has arrived', async () => {
  const waiting: ((response: Response) => void)[] = [];
  globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
  const respond = (status: number) => act(async () => waiting.shift()?.(Response.json({}, { status })));
  const said = () => screen.getAllByRole('status')[0];
  const summary = bookingWith();
  void deliver(summary);
  const { container } = render(<RequestPanel summary={summary} firstAid={firstAid} business={business} />);
  expect(said()).toHaveTextContent(title().textContent);
  await respond(400);
  expect(said()).toHaveTextContent(title().textContent);
  expect(document.body).not.toHaveTextContent(reference);
  await userEvent.click(link('Text it to us'));
  expect(title()).toHaveFocus();
  // The title has the focus, so screen readers read it without this.
  expect(said()).toBeEmptyDOMElement();
  // The form can send the same request again.
  act(() => void deliver(summary));
  expect(screen.queryByRole('button', { name: 'I sent it' })).not.toBeInTheDocument();
  await respond(500);
  await press('Nothing opened');
  expect(screen.getByText(reference, { selector: 'strong' })).toBeVisible();
  await press('Try again');
  // The button is gone, and the focus isn't lost with it.
  expect(container.firstChild).toHaveFocus();
  await respond(200);
  expect(screen.queryByRole('link', { name: /Text|Email/ })).not.toBeInTheDocument();
  expect(waiting).toEqual([]);
});
