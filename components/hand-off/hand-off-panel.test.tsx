/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { informationFields } from '@/lib/booking/fields';
import { siteContent } from '@/lib/content/site-content';
import { emptyAnswers } from '@/lib/forms/field';
import { bookingSummary } from '@/lib/hand-off/booking-summary';
import { enquirySummary } from '@/lib/hand-off/enquiry-summary';
import { HandOffPanel, type HandOffPanelProps } from './hand-off-panel';

const { handOff: words, business: facts, checkout, forms } = siteContent();
const business = { name: facts.name.value, phone: facts.phone.value, email: facts.email.value };

function booking(change: { preferredDate?: string; preferredTime?: 'morning' | 'asap' | '' } = {}) {
  const information = {
    ...emptyAnswers(informationFields),
    firstName: 'Åsa',
    lastName: 'Ødegård',
    email: 'asa@example.com',
    phone: '612 555 0177',
    address: '2219 Bryant Ave S',
    city: 'Minneapolis',
    state: 'MN',
    zipCode: '55405',
    preferredDate: '2027-03-09',
    preferredTime: 'morning',
    problemDescription: 'Hums, then stops.',
    ...change,
  } as const;
  return bookingSummary(
    'RK7-4MX',
    { service: { name: 'Dishwasher Repair', price: 85 }, information },
    checkout,
  );
}

const enquiry = enquirySummary(
  'contact',
  'HWY-369',
  {
    firstName: 'Ana',
    lastName: '',
    phone: '',
    email: '',
    applianceType: 'Dryer',
    problemDescription: 'Stays cold.',
    preferredServiceDate: '',
  },
  {
    title: forms.contact.summaryTitle,
    labels: { ...forms.labels, reference: words.reference },
    notGiven: forms.notGiven,
  },
);

/** Fake browser features. */
function browser({ isTouch = false } = {}) {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: isTouch }) });
}

function show(props: Partial<HandOffPanelProps> = {}) {
  return render(
    <HandOffPanel summary={booking()} words={words} business={business} place="other" level={3} {...props} />,
  );
}

const wayNames = () => screen.getAllByRole('link').map((link) => link.textContent);
const message = () => screen.getByRole('status').textContent;

beforeEach(() => browser());

test('focus moves to the heading, and visitors read that nothing has been sent yet', () => {
  show();
  expect(screen.getByRole('heading', { level: 3, name: 'Your request is ready' })).toHaveFocus();
  expect(screen.getByText('Nothing has been sent yet.')).toBeVisible();
  expect(message()).toBe('');
});

test('visitors read the reference, and how to read it out on the phone', () => {
  show();
  expect(screen.getByText('RK7-4MX')).toBeVisible();
  expect(screen.getByText(/R K 7, 4 M X/)).toBeVisible();
});

test('every answer and amount is listed below the options', () => {
  show();
  for (const value of ['Dishwasher Repair', 'Ødegård', 'Tuesday, March 9, 2027', '$85', '$7', '$92']) {
    expect(screen.getByText(value)).toBeVisible();
  }
});

test('Call, Text and Email open the visitor’s apps with the request', () => {
  show();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(hrefOf(words.options.call)).toBe('tel:+16125550142');
  expect(hrefOf(words.options.text)).toMatch(/^sms:\+16125550142\?&body=Request%20for%20a%20repair/);
  expect(decodeURIComponent(hrefOf(words.options.email))).toMatch(
    /^mailto:hello@loonlight\.example\?subject=Request for a repair, reference RK7-4MX&body=Request for a repair\r\n/,
  );
});

test('in an emergency, calling comes first', () => {
  browser({ isTouch: true });
  show({ summary: booking({ preferredTime: 'asap' }), isUrgent: true });
  expect(wayNames()[0]).toBe(words.options.call);
});

test('visitors on a phone see Text first, and on a computer Email', () => {
  const { unmount } = show();
  expect(wayNames()[0]).toBe(words.options.email);
  unmount();
  browser({ isTouch: true });
  show();
  expect(wayNames()[0]).toBe(words.options.text);
});

test('after Email, visitors read only what the page can know, once per press', async () => {
  const user = userEvent.setup();
  show();
  const link = screen.getByRole('link', { name: words.options.email });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  const first = within(screen.getByRole('status')).getByText(words.statusMessages.email);
  await user.click(link);
  expect(message()).toBe(words.statusMessages.email);
  expect(first).not.toBeInTheDocument();
});

test('Copy copies the whole request and says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: words.options.copy }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toMatch(/^Request for a repair\n\nReference: RK7-4MX\nService: Dishwasher Repair\n/);
  expect(copied).toContain('Problem description: Hums, then stops.');
  expect(message()).toBe(words.statusMessages.copied);
});

test('if the browser refuses to copy, visitors get the text selected', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show();
  await user.click(screen.getByRole('button', { name: words.options.copy }));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.asText });
  expect(message()).toBe(words.statusMessages.copyRefused);
  expect(area).toHaveFocus();
  expect(area).toHaveAttribute('readonly');
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toContain('Reference: RK7-4MX');
});

test('a booking without a day or for an emergency says why it has no calendar entry', () => {
  const { unmount } = show({ summary: booking({ preferredDate: '' }) });
  expect(screen.queryByRole('button', { name: words.options.calendar })).not.toBeInTheDocument();
  expect(screen.getByText(words.calendar.noneWithoutDay)).toBeVisible();
  unmount();
  show({ summary: booking({ preferredTime: 'asap' }), isUrgent: true });
  expect(screen.getByText(words.calendar.noneUrgent)).toBeVisible();
});

test('an enquiry does not mention a calendar', () => {
  show({ summary: enquiry, level: 3, place: 'dryer' });
  expect(screen.getByRole('heading', { level: 3, name: words.heading })).toHaveFocus();
  expect(screen.queryByText(/calendar/i)).not.toBeInTheDocument();
  expect(screen.getByText(new RegExp(words.places.dryer))).toBeVisible();
});

test('every request says what to do about a smell of gas', () => {
  show();
  expect(screen.getByText(words.gas)).toBeVisible();
});

test('a caller’s heading replaces the panel’s, and focus stays', () => {
  show({ heading: (text) => <h3>{`Mine: ${text}`}</h3> });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(document.body).toHaveFocus();
});

test('the second half of a double click on the form’s button presses nothing new', async () => {
  show();
  const copy = screen.getByRole('button', { name: words.options.copy });
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const press = (detail: number) =>
    act(
      async () =>
        void copy.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })),
    );
  await press(2);
  expect(writeText).not.toHaveBeenCalled();
  await press(1);
  expect(writeText).toHaveBeenCalledTimes(1);
});
