/** @jest-environment ./scripts/jest-browser.ts */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { openedApps } from '@/components/request/apps.test-helper';
import { siteContent } from '@/lib/content/load';
import { Inquiry } from './inquiry-forms';

const content = siteContent();
const { phone, email = '' } = content.business;

/** The words of the form in a build that sends requests, and the function that sends them. */
let mockSendingWords: { inquiry: string } | undefined;
jest.mock('@/components/request/sending', () => ({
  get sendingWords() {
    return mockSendingWords;
  },
}));
const mockDeliver = jest.fn();
jest.mock('@/components/request/request-panel', () => ({
  ...jest.requireActual<object>('@/components/request/request-panel'),
  deliver: (...given: unknown[]) => mockDeliver(...given),
}));

beforeEach(() => {
  mockSendingWords = undefined;
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
});

afterEach(() => void jest.useRealTimers());

const showQuote = (changes: Partial<typeof content.business> = {}) =>
  render(
    <>
      <h2 id="form-heading">Get a free quote</h2>
      <Inquiry
        kind="quote"
        content={{ ...content, business: { ...content.business, ...changes } }}
        prefix="form"
      />
    </>,
  );

const getQuote = () => screen.getByRole('button', { name: 'Get my free quote' });
const changeAnswers = () => screen.findByRole('button', { name: 'Change my answers' });
const submit = () => fireEvent.submit(screen.getByRole('form'));
/** What the form says above its button, after the statuses of its fields. */
const formStatus = () => screen.getAllByRole('status').at(-1);
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// This test must be the first, because the code for the end of a form is loaded only once.
test('a press before this code has loaded opens no app, and the page doesn’t say that it did', async () => {
  jest.useFakeTimers();
  showQuote();
  fill('Email', 'ana@example.com');
  submit();
  act(() => jest.advanceTimersByTime(299));
  expect(formStatus()).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(formStatus()).not.toBeEmptyDOMElement();
  await changeAnswers();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Email it to us' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I sent it' })).not.toBeInTheDocument();
  expect(openedApps).toEqual([]);
});

test('a date that has passed makes no request, even in a browser that lets it through', async () => {
  showQuote();
  fill('Preferred service date', '2020-01-31');
  submit();
  await waitFor(() => expect(formStatus()).toHaveTextContent(phone));
  expect(getQuote()).toBeVisible();
});

test('an empty form marks the appliance, moves the focus there, and says why until something is typed', async () => {
  showQuote();
  const appliance = screen.getByLabelText('Appliance type');
  for (const [label, answer] of [
    ['Appliance type', 'Dryer'],
    ['Problem description', 'It hums.'],
  ] as const) {
    submit();
    await waitFor(() => expect(appliance).toHaveFocus());
    expect(appliance).toHaveAccessibleDescription();
    const marked = document.querySelectorAll('[aria-invalid="true"]');
    expect([...marked]).toEqual([appliance]);
    fireEvent.input(screen.getByLabelText(label), { target: { value: answer } });
    expect(appliance).toHaveAttribute('aria-invalid', 'false');
    expect(appliance).not.toHaveAccessibleDescription();
    fireEvent.input(screen.getByLabelText(label), { target: { value: '' } });
  }
});

test.each([
  // Contacts apps copy a number with invisible marks.
  ['Phone', '\u202a(612) 555-0177\u202c', '(612) 555-0177'],
  ['Email', 'ana@example.com', 'ana@example.com'],
])(
  'a visitor without phone or email is warned and can go back; with %s the app opens once',
  async (label, typed, given) => {
    showQuote();
    fill('Name', 'Ana');
    submit();
    // The warning, which has this button, comes before the ways to send the request.
    const place = async () =>
      (await changeAnswers()).compareDocumentPosition(screen.getByRole('button', { name: 'Copy' }));
    expect(await place()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(openedApps).toEqual([]);
    fireEvent.click(await changeAnswers());
    expect(screen.getByRole('form')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Ana');
    fill(label, typed);
    submit();
    submit();
    expect(await place()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByText(given, { selector: 'dd *' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'I sent it' })).toBeVisible();
    expect(openedApps).toEqual([expect.stringMatching(/^mailto:.*Name: Ana/s)]);
  },
);

test('in a build that sends requests, the press sends it and opens no app', async () => {
  mockSendingWords = { inquiry: 'Pressing the button sends your request to us.' };
  showQuote();
  expect(getQuote()).toHaveAccessibleDescription(mockSendingWords.inquiry);
  fill('Email', 'ana@example.com');
  mockDeliver.mockClear();
  submit();
  await changeAnswers();
  expect(mockDeliver.mock.calls).toEqual([[expect.objectContaining({ kind: 'quote' })]]);
  expect(openedApps).toEqual([]);
});

test('the same answers keep the reference, and others get another one', async () => {
  showQuote();
  fill('Email', 'ana@example.com');
  for (const name of ['Ana', 'Ana', 'Ana Ruiz']) {
    fill('Name', name);
    submit();
    await screen.findByText(name, { selector: 'dd *' });
    fireEvent.click(await changeAnswers());
  }
  const [first, second, other] = openedApps.map((app) => /number: (\S+)/.exec(app)?.[1]);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

test('an invalid email address shows the browser’s message until it is fixed', async () => {
  const user = userEvent.setup();
  showQuote();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(field, 'nobody');
  await user.click(getQuote());
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(`Email: ${field.validationMessage}`);
  await user.type(field, '@example.com');
  expect(field).not.toHaveAccessibleDescription();
});

test('visitors can choose today in Minnesota but no earlier day, also in a form left open past midnight', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-09T05:59:00Z'), advanceTimers: true });
  showQuote();
  const date = screen.getByLabelText('Preferred service date');
  await waitFor(() => expect(date).toHaveAttribute('min', '2026-12-08'));
  fill('Preferred service date', '2026-12-08');
  fireEvent.click(getQuote());
  expect(await screen.findByText('Tuesday, December 8, 2026', { selector: 'dd *' })).toBeVisible();
  fireEvent.click(await changeAnswers());
  jest.setSystemTime(Date.parse('2026-12-09T06:00:00Z'));
  fireEvent.click(getQuote());
  expect(date).toBeInvalid();
});

test('a phone number that may be mistyped gets a hint after a pause', () => {
  jest.useFakeTimers();
  showQuote();
  const field = screen.getByLabelText('Phone');
  fireEvent.input(field, { target: { value: '555-0142' } });
  expect(field).not.toHaveAccessibleDescription();
  act(() => jest.advanceTimersByTime(1000));
  expect(field).toHaveAccessibleDescription();
});

test.each([
  ['texts and emails', {}, /text.*email/, 1],
  ['only emails', { textable: false }, /^(?!.*text).*email/, 1],
  ['only calls', { textable: false, email: undefined }, /\(612\) 555-0142/, 0],
])('a form of a shop that takes %s says what the button opens', (_what, changes, words, addresses) => {
  showQuote(changes);
  expect(getQuote()).toHaveAccessibleDescription(words);
  // Without scripts, the form gives the address.
  expect(screen.queryAllByRole('link', { name: email })).toHaveLength(addresses);
});

test('a folded form opens if the browser has filled it in again, as after Back', () => {
  const folded = (
    <details>
      <Inquiry kind="contact" content={content} prefix="form" />
    </details>
  );
  document.body.innerHTML = `<div>${renderToString(folded)}</div>`;
  const container = document.body.querySelector('div') ?? document.body;
  const form = within(container);
  expect(form.getByRole('group')).not.toHaveAttribute('open');
  fireEvent.change(form.getByLabelText('First name'), { target: { value: 'Ana' } });
  render(folded, { container, hydrate: true });
  expect(form.getByRole('group')).toHaveAttribute('open');
  expect(form.getByLabelText('First name')).toHaveValue('Ana');
  expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
});
