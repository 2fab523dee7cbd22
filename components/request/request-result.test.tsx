/** @jest-environment ./scripts/jest-browser.ts */
import '@/lib/request/sending-build.test-helper';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteContent } from '@/lib/content/load';
import { bookingWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import './apps.test-helper';
import { RequestResult, type RequestResultProps } from './request-result';

const { firstAid, business } = siteContent();
const otherWays = ['Text it to us', 'Email it to us', `Call ${business.phone}`];

/** A device with or without a touch screen. */
function device({ isTouch = false } = {}) {
  const value = (query: string) => ({ matches: isTouch && query === '(pointer: coarse)' });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
}

function show(props: Partial<RequestResultProps> = {}) {
  return render(<RequestResult summary={bookingWith()} firstAid={firstAid} business={business} {...props} />);
}

const firstWay = () => screen.getAllByRole('link')[0];

/** Reads a file. In jsdom, a Blob has no text(). */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    // Calendar files fold long lines.
    reader.addEventListener('load', () => resolve(String(reader.result).replaceAll('\r\n ', '')));
    reader.readAsText(file);
  });

beforeEach(() => {
  device();
  // jsdom can't save files.
  Object.assign(URL, { createObjectURL: () => 'blob:' });
  Object.defineProperty(window, 'print', { configurable: true, value: () => {} });
});

test('a visitor who calls sees the number first, and after the call only what to do if nobody answered', async () => {
  show({ way: 'call' });
  expect(firstWay()).toHaveTextContent(business.phone);
  const called = screen.getByRole('button', { name: 'I called' });
  expect(firstWay()?.compareDocumentPosition(called)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'I called' }));
  expect(screen.getByRole('heading', { name: 'Thanks for calling.' })).toHaveFocus();
  expect(screen.getByText(/^Didn’t get through\?/)).toHaveTextContent(business.phone);
  expect(screen.queryByText(/get back to you|booked/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('Text it to us');
});

test('a visitor who calls meets no request number, because the shop has no request with it', async () => {
  show();
  for (const name of [null, 'Call', 'It didn’t dial', 'Call', 'I called', 'Show full request']) {
    if (name) await userEvent.click(await screen.findByText(new RegExp(`^${name}`)));
    expect(document.body).toHaveTextContent('Dishwasher Repair');
    expect(document.body).not.toHaveTextContent(/RK7-4MX|request number/i);
  }
});

test('the calendar file after a call has no request number, and after a text it has', async () => {
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` });
  // jsdom can't follow the link.
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  for (const way of ['call', 'text'] as const) {
    const { unmount } = show({ way, sentAt: '2026-11-25T03:41:00Z' });
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
    unmount();
  }
  click.mockRestore();
  const [called = '', texted = ''] = await Promise.all(files.map(textOf));
  expect(called).toContain('Dishwasher Repair');
  expect(called).not.toContain('Request number');
  expect(texted).toContain('Request number: RK7-4MX');
});

test('a visitor who sent a text sees its request number, and can change the request with it later', async () => {
  show({ way: 'text' });
  // Nobody knows the number before the visitor has sent it.
  expect(screen.queryByText('RK7-4MX')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.getByText('RK7-4MX', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText(/^Need to change something\?/)).toHaveTextContent('RK7-4MX');
});

test('“I sent it” puts a stamp with the time on the ticket, says when we reply, and is stored', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T03:41:00Z'), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const onSent = jest.fn();
  show({ way: 'text', onSent, changeLink: () => 'Change' });
  expect(screen.getAllByText('Change')[0]).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.queryByText('Change')).not.toBeInTheDocument();
  expect(screen.getByText(/^You sent it on Tuesday at 9:41\sPM\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /by Wednesday at 7:30\sAM\.$/ })).toHaveFocus();
  expect(onSent).toHaveBeenCalledWith(expect.stringContaining('2026-11-25T03:41:00'), 'text');
  expect(screen.queryByRole('button', { name: 'Nothing opened' })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test.each([
  [
    'a text for tonight',
    'waits to be sent',
    '2026-11-25T03:41:00Z',
    /We’ll see your request when we open Wednesday at 7\sAM\.\s*If it can’t wait, call/,
  ],
  [
    'a text for tonight',
    'was sent',
    '2026-11-25T03:41:00Z',
    /We’ll see your request when we open Wednesday at 7\sAM\./,
  ],
  [
    'a text before a day off',
    'was sent',
    '2026-11-26T03:41:00Z',
    /We’ll see your request when we open Friday at 7\sAM\./,
  ],
  ['a text for this hour', 'was sent', '2026-11-25T18:00:00Z', /For a visit this soon, a call is faster\./],
])('while %s %s, the page says that a call is faster', (_what, stage, now, said) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  const sentAt = stage === 'was sent' ? now : undefined;
  const thanksgiving = { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' };
  const closing = { ...business, closedDates: [thanksgiving] };
  show({ summary: { ...bookingWith(), callFirst: true }, business: closing, way: 'text', sentAt });
  expect(document.body).toHaveTextContent(said);
  if (sentAt) expect(firstWay()).toHaveAccessibleName(`Call ${business.phone}`);
  expect(document.body).not.toHaveTextContent(/by 7:30|business hours/);
  jest.useRealTimers();
});

test('“Nothing opened” offers another way', async () => {
  show({ way: 'text' });
  await userEvent.click(screen.getByRole('button', { name: 'Nothing opened' }));
  expect(screen.getByRole('heading', { name: 'Nothing opened? Send it another way.' })).toHaveFocus();
  const buttons = screen.getAllByRole('button');
  expect(buttons[0]).toHaveTextContent('Copy');
  for (const name of otherWays) expect(screen.getByRole('link', { name })).toBeVisible();
  // Once it was sent after all, the copies stay.
  await userEvent.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('the ticket of a request that was sent has two lines until the visitor unfolds it', async () => {
  // A visit on a Saturday has another price, which comes first.
  const summary = bookingWith({ preferredDate: '2026-03-07' });
  show({ summary, way: 'text', sentAt: '2026-11-25T03:41:00Z' });
  expect(screen.getByText(/Dishwasher Repair · /)).toBeVisible();
  expect(screen.getByText(/ · from \$149 plus tax$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show full request' }));
  expect(screen.getByText('Preferred time')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hide full request' })).toBeVisible();
});

test('only a booking with a day has a calendar entry', () => {
  const sent = { way: 'text', sentAt: '2026-11-25T03:41:00Z' } as const;
  const { unmount } = show(sent);
  const entry = { name: 'Add to calendar' };
  expect(screen.getByRole('button', entry)).toBeVisible();
  unmount();
  show({ ...sent, summary: bookingWith({ preferredDate: '' }) });
  expect(screen.queryByRole('button', entry)).not.toBeInTheDocument();
});

test('after sending, the page shows advice with its source, and a gas warning for gas appliances', () => {
  const sent = { way: 'text', sentAt: '2026-11-25T03:41:00Z' } as const;
  const { text = '', source = '' } = firstAid.byAppliance.find(({ burnsGas }) => burnsGas) ?? {};
  const { unmount } = show({ ...sent, summary: { ...quoteWith(), appliance: 'Dryer' } });
  expect(screen.getByText(text)).toBeVisible();
  const name = new URL(source).hostname.replace('www.', '');
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', source);
  expect(screen.getByText(firstAid.gas)).toBeVisible();
  unmount();
  // Only the quote form uses this name.
  const stove = show({ ...sent, summary: { ...quoteWith(), appliance: 'Oven/Stove' } });
  expect(screen.getByText(firstAid.gas)).toBeVisible();
  stove.unmount();
  // Only one of the two appliances of this service burns gas.
  const laundry = show({ ...sent, summary: { ...bookingWith(), appliance: 'washer-dryer' } });
  expect(screen.getByText(firstAid.gas)).toBeVisible();
  laundry.unmount();
  show(sent);
  expect(screen.queryByText(firstAid.gas)).not.toBeInTheDocument();
});

test('a browser that can’t print or save files, as in some apps, shows no button for it', () => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Object.defineProperty(window, 'print', { configurable: true, value: undefined });
  show({ way: 'text', sentAt: '2026-11-25T03:41:00Z' });
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  for (const name of ['Print', 'Add to calendar'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('Copy is confirmed until the next press, and if the browser refuses, the text is selected', async () => {
  const user = userEvent.setup();
  show({ way: 'text' });
  await user.click(screen.getByRole('button', { name: 'Nothing opened' }));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/^Copied/)).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain('Request number: RK7-4MX');
  await user.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.queryByText(/^Copied/)).not.toBeInTheDocument();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Refused.'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your request as text' });
  expect(text).toHaveFocus();
  expect(text).toHaveSelection(text.value);
  expect(text).toHaveDisplayValue(/Request number: RK7-4MX/);
});

test('a visitor whom we can’t reach gets no promise of a reply', () => {
  show({ way: 'email', sentAt: '2026-11-25T03:41:00Z', warning: 'No phone number.' });
  expect(screen.queryByText(/get back to you/)).not.toBeInTheDocument();
});

test.each([
  ['text', 'a computer', 1],
  ['text', 'a phone', 0],
  ['email', 'a computer', 1],
  ['call', 'a computer', 0],
] as const)('before sending by %s on %s, the page shows %d QR codes', async (way, on, codes) => {
  device({ isTouch: on === 'a phone' });
  show({ way });
  await act(() => import('./phone-code'));
  expect(screen.queryAllByRole('img', { name: /^QR code/ })).toHaveLength(codes);
});

test('a shop whose number takes no texts shows no QR code for one', async () => {
  show({ way: 'email', business: { ...business, textable: false } });
  await act(() => import('./phone-code'));
  expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
});

const delivery = { retry: () => undefined };

test('a request that the page has sent offers no other way to send it', () => {
  show({ way: 'text', delivery: { ...delivery, state: 'sent' } });
  for (const name of otherWays) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test.each([
  ['while we are open', '2026-11-25T18:00:00Z', /get back to you within 30 minutes/],
  ['at night', '2026-11-25T03:41:00Z', /get back to you by Wednesday at 7:30\sAM\./],
])('a request that the page sent %s says when we reply', (_when, now, said) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  show({ delivery: { ...delivery, state: 'sent' } });
  expect(screen.getByText(said, { selector: 'span' })).toBeVisible();
  jest.useRealTimers();
});

test.each([
  [
    'sent',
    '2026-11-25T03:41:00Z',
    /^We’ll see your request when we open Wednesday at 7\sAM\. If it can’t wait, call/,
  ],
  ['sent', '2026-11-25T18:00:00Z', /^For a visit this soon, a call is faster\. Call/],
  ['failed', '2026-11-25T03:41:00Z', /^We don’t have it yet\./],
] as const)(
  'a request for tonight that was %s by the page at %s puts Call first and promises no reply',
  (state, now, said) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    const retry = jest.fn();
    show({ summary: { ...bookingWith(), callFirst: true }, delivery: { ...delivery, retry, state } });
    expect(screen.getByText(said)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/get back to you/);
    const call = screen.getByRole('link', { name: `Call ${business.phone}` });
    const retries = screen.queryAllByRole('button', { name: 'Try again' });
    expect(retries).toHaveLength(state === 'failed' ? 1 : 0);
    for (const button of [...retries, screen.getByRole('button', { name: 'Copy' })])
      expect(call.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    jest.useRealTimers();
  },
);

test('a request from outside our area asks for a call at any time', async () => {
  show({ summary: { ...bookingWith(), callFirst: true, visitKind: 'elsewhere' }, way: 'text' });
  expect(screen.getByText(/^Your ZIP code is outside our service area\. Call/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.getByRole('heading', { name: 'Your ZIP code is outside our service area.' })).toBeVisible();
});

test('a call after “I sent it” keeps the stamp', async () => {
  show({ summary: { ...bookingWith(), callFirst: true }, way: 'text' });
  await userEvent.click(screen.getByRole('button', { name: 'I sent it' }));
  await userEvent.click(screen.getByRole('link', { name: `Call ${business.phone}` }));
  expect(screen.getByText(/^You sent it on /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I called' })).not.toBeInTheDocument();
});

test('while the page sends a request again, it asks for nothing else, whatever app was open before', async () => {
  const props = { summary: bookingWith(), firstAid, business };
  const { rerender } = render(<RequestResult {...props} delivery={{ ...delivery, state: 'failed' }} />);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(/wasn’t sent/);
  await userEvent.click(screen.getByRole('link', { name: 'Text it to us' }));
  expect(screen.getByRole('heading', { name: 'Last step: press Send in your messaging app.' })).toHaveFocus();
  // The heading has the focus, so screen readers read it without this.
  expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  rerender(<RequestResult {...props} delivery={{ ...delivery, state: 'sending' }} />);
  expect(screen.getByRole('heading', { name: 'Sending…' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I sent it' })).not.toBeInTheDocument();
});

test('a request says that it is too late for its time until it is sent', async () => {
  const tooLate = 'It’s too late for the time you chose.';
  show({ summary: { ...bookingWith(), visitKind: 'over' }, way: 'email', changeLink: () => 'Change' });
  expect(screen.getByRole('heading', { name: tooLate })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/press Send/);
  expect(screen.getAllByText('Change')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.queryByRole('heading', { name: tooLate })).not.toBeInTheDocument();
});

test.each(['failed', 'unknown'] as const)(
  'a request whose delivery is %s can be sent again, or in another way',
  (state) => {
    show({ delivery: { ...delivery, state } });
    expect(screen.getAllByRole('button')[0]).toHaveTextContent('Try again');
    for (const name of otherWays) expect(screen.getByRole('link', { name })).toBeVisible();
  },
);
