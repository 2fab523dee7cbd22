/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteContent } from '@/lib/content/load/site-content';
import { bookingWith, quoteWith } from '@/lib/request/sample-summaries.test-helper';
import { RequestResult, type RequestResultProps } from './request-result';

const { request: texts, business: facts } = siteContent();
const business = { phone: facts.phone, email: facts.email };

/** A device with or without a touch screen. */
function device({ isTouch = false } = {}) {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: isTouch }) });
}

function show(props: Partial<RequestResultProps> = {}) {
  return render(<RequestResult summary={bookingWith()} texts={texts} business={business} {...props} />);
}

const firstWay = () => screen.getAllByRole('link')[0];

beforeEach(() => device());

test('focus moves to the heading, and visitors read that nothing has been sent yet', () => {
  show();
  expect(screen.getByRole('heading', { level: 3, name: texts.heading })).toHaveFocus();
  expect(screen.getByText(texts.notSent)).toBeVisible();
});

test('the reference is spelled out, for reading it aloud', () => {
  show();
  expect(screen.getByText(/R\sK\s7, 4\sM\sX/)).toBeVisible();
});

test('every answer and amount is listed, each answer with its Change link', () => {
  show({ changeLink: ({ label }) => <a href="/checkout">{`Change ${label}`}</a> });
  for (const value of ['Dishwasher Repair', "Ada O'Brien", 'Monday, March 9, 2026', '$85', '$7', '$92'])
    expect(screen.getByText(value)).toBeInTheDocument();
  expect(screen.getAllByText(/^Change/)).toHaveLength(7);
});

test('Call, Text and Email open the visitor’s apps with the request, and the address can be read', () => {
  show();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(hrefOf(texts.options.call)).toBe('tel:+16125550142');
  expect(hrefOf(texts.options.text)).toMatch(/^sms:\+16125550142\?&body=Request%20for%20a%20repair/);
  expect(decodeURIComponent(hrefOf(texts.options.email))).toMatch(
    /^mailto:hello@loonlight\.example\?subject=Request for a repair, reference RK7-4MX&body=Request for a repair\r\n/,
  );
  expect(screen.getByText(business.email)).toBeVisible();
});

test.each([
  ['on a computer', {}, {}, texts.options.call],
  ['on a phone', { isTouch: true }, {}, texts.options.text],
  ['on a phone in an emergency', { isTouch: true }, { preferredTime: 'asap' }, texts.options.call],
] as const)('%s the quickest way comes first', (_where, on, answers, first) => {
  device(on);
  show({ summary: bookingWith(answers) });
  expect(firstWay()).toHaveTextContent(first);
});

test('a visitor is not offered to text a number that takes no texts', () => {
  device({ isTouch: true });
  show({ texts: { ...texts, options: { ...texts.options, text: '' } } });
  expect(firstWay()).toHaveTextContent(texts.options.call);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.join()).not.toContain('sms:');
});

test('after Email, visitors read right there what the page can know, once per press', async () => {
  const user = userEvent.setup();
  show();
  const link = screen.getByRole('link', { name: texts.options.email });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  const first = screen.getByText(texts.statusMessages.email);
  expect(first.closest('li')).toContainElement(link);
  await user.click(link);
  expect(screen.getByText(texts.statusMessages.email)).toBeVisible();
  // Screen readers announce only what is new.
  expect(first).not.toBeInTheDocument();
});

test('a booking without a day or for an emergency says why it has no calendar entry', () => {
  const { unmount } = show({ summary: bookingWith({ preferredDate: '' }) });
  expect(screen.queryByRole('button', { name: texts.options.calendar })).not.toBeInTheDocument();
  expect(screen.getByText(texts.calendar.noneWithoutDay)).toBeVisible();
  unmount();
  show({ summary: bookingWith({ preferredTime: 'asap' }) });
  expect(screen.getByText(texts.calendar.noneUrgent)).toBeVisible();
});

test('an inquiry does not mention a calendar, and says where the label of its appliance is', () => {
  show({ summary: { ...quoteWith(), appliance: 'dryer' } });
  for (const text of [texts.options.calendar, texts.calendar.noneWithoutDay, texts.calendar.noneUrgent])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
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

test('every request says under a heading what to do about a smell of gas', () => {
  show();
  expect(screen.getByRole('heading', { name: texts.gasHeading })).toBeVisible();
  expect(screen.getByText(texts.gas)).toBeVisible();
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
  for (const id of ['call', 'text', 'email'] as const)
    expect(screen.getByRole('link', { name: texts.options[id] })).toBeVisible();
});
