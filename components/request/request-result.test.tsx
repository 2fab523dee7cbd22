/** @jest-environment ./scripts/jest-browser.ts */
import '@/lib/request/sending-build.test-helper';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encode } from 'uqr';
import { Inquiry } from '@/components/inquiry/inquiry-forms';
import { siteContent } from '@/lib/content/load';
import { bookingWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { openedApps } from './apps.test-helper';
import { deliver, RequestPanel } from './request-panel';
import { RequestResult, type RequestResultProps } from './request-result';
import { ways } from './ways';

const content = siteContent();
const { firstAid, business } = content;
const reference = 'RK7-4MX';
const sent = { way: 'text', sentAt: '2026-11-25T03:41:00Z' } as const;

function show(props: Partial<RequestResultProps> = {}) {
  return render(<RequestResult summary={bookingWith()} firstAid={firstAid} business={business} {...props} />);
}

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
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Add to calendar' }).click());
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
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
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('“I sent it” puts a stamp with the time on the ticket, which a call afterward doesn’t remove', async () => {
  jest.useFakeTimers({ now: Date.parse(sent.sentAt), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const onSent = jest.fn();
  const summary = { ...bookingWith(), callFirst: true, appliance: 'Dryer' };
  show({ summary, way: 'text', onSent, changeLink: () => 'Change' });
  expect(document.body).toHaveTextContent('Change');
  // Nobody knows the number before the visitor has sent it.
  expect(document.body).not.toHaveTextContent(reference);
  expect(screen.queryByText(firstAid.gas)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(title()).toHaveFocus();
  expect(screen.getByText(firstAid.gas)).toBeVisible();
  expect(onSent).toHaveBeenCalledWith(expect.stringContaining('2026-11-25T03:41:00'), 'text');
  await user.click(link(`Call ${business.phone}`));
  expect(screen.getByText(/Tuesday at 9:41\sPM/)).toBeVisible();
  // The number is also in the sentence about changes.
  const [number, ...others] = screen.getAllByText(new RegExp(reference));
  expect(number).toHaveAttribute('translate', 'no');
  expect(others).toHaveLength(1);
  expect(document.body).not.toHaveTextContent('Change');
  // The ticket has two lines until the visitor unfolds it. jsdom has no style sheet.
  expect(screen.getByText(/Dishwasher Repair · /)).toBeVisible();
  const folded = () => screen.getByText('Preferred time').closest('.hidden');
  expect(folded()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show full request' }));
  expect(folded()).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Nothing opened|I called)$/ })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('“Nothing opened” offers every app, and a copy, which is confirmed until the next press', async () => {
  // This also gives the page a clipboard.
  userEvent.setup();
  show({ way: 'email' });
  for (const [name, app] of [
    [`Call ${business.phone}`, /^tel:/],
    ['Text it to us', /^sms:.*RK7-4MX/s],
    ['Email it to us', /^mailto:hello@loonlight.example.*RK7-4MX/s],
  ] as const) {
    await press(/^Nothing opened$|^It didn’t dial$/);
    expect(title()).toHaveFocus();
    await userEvent.click(link(name));
    expect(openedApps.pop()).toMatch(app);
  }
  await press('Copy');
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  await press('I sent it');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // If the browser refuses, the visitor can copy the text.
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
  show(sent);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Copy', 'Show full request']);
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

test.each([
  ['a computer', 1, {}],
  ['a phone', 0, {}],
  ['a computer, for a shop that takes no texts', 0, { business: { ...business, textable: false } }],
])('on %s, the page shows %d QR codes', async (device, codes, props) => {
  Object.assign(window, { matchMedia: () => ({ matches: device === 'a phone' }) });
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
});

test('a quote form sends its request on the press, and opens no app', async () => {
  const service = jest.fn<Promise<Response>, unknown[]>(() => new Promise(() => {}));
  globalThis.fetch = service;
  sessionStorage.setItem('came-from', 'flyer');
  render(<Inquiry kind="quote" content={content} prefix="form" />);
  const button = screen.getByRole('button', { name: 'Get my free quote' });
  expect(button).toHaveAccessibleDescription(/forms\.example/);
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com');
  await userEvent.click(button);
  expect(await screen.findByText('ana@example.com', { selector: 'dd *' })).toBeInTheDocument();
  expect(service).toHaveBeenCalledTimes(1);
  // This form has no review, so the visitor couldn't have seen that line before sending it.
  expect(JSON.stringify(service.mock.lastCall)).not.toContain('flyer');
  expect(openedApps).toEqual([]);
});
