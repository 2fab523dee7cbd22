/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteContent } from '@/lib/content/load/site-content';
import { bookingWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { openedApps } from './apps.test-helper';
import { RequestResult, type RequestResultProps } from './request-result';

const { request: texts, business } = siteContent();

/** A device with or without a touch screen. */
function device({ isTouch = false } = {}) {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: isTouch }) });
}

function show(props: Partial<RequestResultProps> = {}) {
  return render(<RequestResult summary={bookingWith()} texts={texts} business={business} {...props} />);
}

const firstWay = () => screen.getAllByRole('link')[0];

beforeEach(() => device());

test('the reference is spelled out for a call, after which nothing promises that we call', async () => {
  show({ way: 'call' });
  expect(screen.getByText(/R\sK\s7, 4\sM\sX/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I called' }));
  expect(screen.queryByRole('heading', { name: texts.nextHeading })).not.toBeInTheDocument();
});

test('a visitor is not offered to text a number that takes no texts', () => {
  device({ isTouch: true });
  show({ texts: { ...texts, options: { ...texts.options, text: '' } } });
  expect(firstWay()).toHaveTextContent(texts.options.email);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.join()).not.toContain('sms:');
});

test('after Email, visitors read there and in the heading what is left to do', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('link', { name: texts.options.email }));
  expect(openedApps).toEqual([expect.stringMatching(/^mailto:/)]);
  const { left } = texts.ways.email;
  expect(screen.getByRole('heading', { name: left })).toBeVisible();
  expect(screen.getByText(left, { selector: '[role=status] *' })).toBeVisible();
});

test('“I sent it” is stamped as the visitor’s word, with when we answer, and is passed on', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T03:41:00Z'), advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const onSent = jest.fn();
  show({ way: 'text', onSent, changeLink: () => 'Change' });
  await user.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.queryByText('Change')).not.toBeInTheDocument();
  const stamp = screen.getByText(/^You sent it Tuesday, 9:41\sPM\. .* Wednesday by 7:30\sAM\.$/);
  expect(stamp).toHaveFocus();
  expect(onSent).toHaveBeenCalledWith(expect.stringContaining('2026-11-25T03:41:00'), 'text');
  await user.click(screen.getByRole('link', { name: texts.options.call }));
  expect(stamp).toHaveTextContent(/^You sent it/);
  expect(screen.queryByRole('button', { name: texts.nothingOpened })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('whoever can’t wait for our answer reads no later hour, but that a call is sooner', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-25T03:41:00Z') });
  show({ summary: { ...bookingWith(), callFirst: true }, way: 'text', sentAt: '2026-11-25T03:41:00Z' });
  expect(screen.getByText(/^You sent it/)).toHaveTextContent(business.phone);
  expect(screen.queryByText(/Wednesday by/)).not.toBeInTheDocument();
  expect(screen.queryByText(business.replyTime ?? '', { exact: false })).not.toBeInTheDocument();
  jest.useRealTimers();
});

test.each([true, false])('“Nothing opened” offers help; touch screen: %s', async (isTouch) => {
  device({ isTouch });
  show({ way: 'text' });
  await userEvent.click(screen.getByRole('button', { name: texts.nothingOpened }));
  expect(screen.getByText(new RegExp(business.email ?? ''))).toHaveFocus();
  for (const id of ['call', 'text', 'email'] as const)
    expect(screen.getByRole('link', { name: texts.options[id] })).toBeVisible();
  // For the phone beside a computer.
  await import('./phone-code');
  await waitFor(() =>
    expect(screen.queryAllByRole('img', { name: texts.codeName })).toHaveLength(isTouch ? 0 : 1),
  );
  // Once it was sent after all, the copies stay.
  await userEvent.click(screen.getByRole('button', { name: 'I sent it' }));
  expect(screen.getByRole('button', { name: texts.options.print })).toBeVisible();
});

test('only a booking with a day has a calendar entry', () => {
  const { unmount } = show();
  const entry = { name: texts.options.calendar };
  expect(screen.getByRole('button', entry)).toBeVisible();
  unmount();
  show({ summary: bookingWith({ preferredDate: '' }) });
  expect(screen.queryByRole('button', entry)).not.toBeInTheDocument();
});

test('an inquiry says where the label of its appliance is', () => {
  show({ summary: { ...quoteWith(), appliance: 'dryer' } });
  expect(screen.getByText(texts.labelHints.dryer, { exact: false })).toBeVisible();
});

test('a service that is new says where labels usually are', () => {
  show({ summary: { ...bookingWith(), appliance: 'garbage-disposal' } });
  expect(screen.getByText(texts.labelHints.other, { exact: false })).toBeVisible();
});

test('visitors read what to do until the technician comes, and who says so', () => {
  const { dryer } = texts.firstAid;
  show({ summary: { ...quoteWith(), appliance: 'dryer' } });
  expect(screen.getByText(dryer?.text ?? '')).toBeVisible();
  const source = new URL(dryer?.source ?? '').hostname.replace('www.', '');
  expect(screen.getByRole('link', { name: source })).toHaveAttribute('href', dryer?.source);
});

test('only for what can burn gas visitors read what to do about its smell', () => {
  const { unmount } = show({ summary: { ...bookingWith(), appliance: 'oven-range' } });
  expect(screen.getByRole('heading', { name: texts.gasHeading })).toBeVisible();
  expect(screen.getByText(texts.gas)).toBeVisible();
  unmount();
  show();
  expect(screen.queryByText(texts.gas)).not.toBeInTheDocument();
});

test('a request that was sent offers no other way to send it', () => {
  show({ isSent: true });
  for (const id of ['call', 'text', 'email'] as const)
    expect(screen.queryByRole('link', { name: texts.options[id] })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.options.copy })).toBeVisible();
});

test('a request that was not sent can be sent again, beside the other ways', () => {
  show({ retry: <button>Try again</button> });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: texts.nextHeading })).not.toBeInTheDocument();
  for (const id of ['call', 'text', 'email'] as const)
    expect(screen.getByRole('link', { name: texts.options[id] })).toBeVisible();
});
