/** @jest-environment ./scripts/jest-browser.ts */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { shopOf } from '@/lib/content/for-client';
import { siteContent } from '@/lib/content/load';
import { openedApps } from '@/lib/request/apps.test-helper';
import { ContactForm, Inquiry } from './inquiry-forms';

const content = siteContent();
const shop = shopOf(content);
const { email = '' } = shop;

afterEach(() => void jest.useRealTimers());

const showQuote = (changes: Partial<typeof shop> = {}) =>
  render(
    <>
      <h2 id="form-heading">Get a free quote</h2>
      <Inquiry kind="quote" content={content} shop={{ ...shop, ...changes }} prefix="form" />
    </>,
  );

const getQuote = () => screen.getByRole('button', { name: 'Get my free quote' });
const changeAnswers = () => screen.findByRole('button', { name: 'Change my answers' });
const submit = () => fireEvent.submit(screen.getByRole('form'));
/** What the form says above its button, after the statuses of its fields. */
const formStatus = () => screen.getAllByRole('status').at(-1);
const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('the press opens the app at once, and only once, before the last screen has loaded', async () => {
  showQuote();
  fill('Email', 'ana@example.com');
  submit();
  submit();
  expect(openedApps).toEqual([expect.stringMatching(/^mailto:.*Email: ana@example.com/s)]);
  expect(formStatus()).not.toBeEmptyDOMElement();
  await changeAnswers();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('email app');
});

test('if the press is over, no app opens, and the page doesn’t say that it did', async () => {
  Object.assign(navigator, { userActivation: { isActive: false } });
  showQuote();
  fill('Email', 'ana@example.com');
  submit();
  await changeAnswers();
  expect(screen.getByRole('link', { name: 'Email it to us' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).not.toHaveTextContent('app');
  expect(openedApps).toEqual([]);
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('an empty form says that we can’t reply, opens no app, and marks no field', async () => {
  showQuote();
  submit();
  fireEvent.click(await changeAnswers());
  expect(openedApps).toEqual([]);
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
});

test('a visitor without phone or email is warned and can go back, and then the app opens once', async () => {
  sessionStorage.setItem('came-from', 'flyer');
  showQuote();
  fill('Name', 'Ana');
  submit();
  // The warning, which has this button, comes before the ways to send the request.
  const place = async () =>
    (await changeAnswers()).compareDocumentPosition(screen.getByRole('button', { name: 'Copy' }));
  expect(await place()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(openedApps).toEqual([]);
  // We can't promise a reply.
  fireEvent.click(screen.getByRole('link', { name: 'Text it to us' }));
  expect(screen.queryByText(/get back to you/)).not.toBeInTheDocument();
  fireEvent.click(await changeAnswers());
  expect(screen.getByRole('form')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  // Contacts apps copy a number with invisible marks.
  fill('Phone', '\u202a(612) 555-0177\u202c');
  submit();
  submit();
  expect(await place()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByText('(612) 555-0177', { selector: 'dd *' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  expect(screen.getByText(/get back to you/)).toBeVisible();
  expect(openedApps).toEqual([
    expect.any(String),
    expect.stringMatching(/^mailto:.*Name: Ana.*Came from: flyer/s),
  ]);
});

test('blanks alone aren’t an answer, even in a field that the visitor doesn’t leave before the press', async () => {
  showQuote();
  fill('Name', ' \u00a0 ');
  fireEvent.click(getQuote());
  await changeAnswers();
  expect(screen.getByLabelText('Name')).toHaveValue('');
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

test('an invalid email address shows the browser’s message until it is fixed', () => {
  showQuote();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  fill('Email', 'nobody');
  fireEvent.click(getQuote());
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(`Email: ${field.validationMessage}`);
  fill('Email', 'nobody@example.com');
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
  expect(date).toHaveFocus();
  expect(screen.getByRole('form')).toBeVisible();
});

test('a phone number that may be mistyped gets a hint after a pause', () => {
  jest.useFakeTimers();
  showQuote();
  fill('Phone', '555-0142');
  expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription();
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription();
});

test.each([
  ['texts and emails', {}, /text.*email/, 1],
  ['only emails', { textable: false }, /^(?!.*text).*email/, 1],
  ['only calls', { textable: false, email: undefined }, /\(612\) 555-0142/, 0],
])('a form of a shop that takes %s says what the button opens', (_what, changes, words, addresses) => {
  render(<ContactForm content={content} shop={{ ...shop, ...changes }} />);
  expect(screen.getByRole('button', { name: 'Send message' })).toHaveAccessibleDescription(words);
  // Without scripts, the form gives the address.
  expect(screen.queryAllByRole('link', { name: email })).toHaveLength(addresses);
});

test('a folded form opens if the browser has filled it in again, as after Back', () => {
  const folded = (
    <details>
      <Inquiry kind="contact" content={content} shop={shop} prefix="form" />
    </details>
  );
  document.body.innerHTML = `<div>${renderToString(folded)}</div>`;
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  fill('First name', 'Ana');
  render(folded, { container: document.body.querySelector('div') ?? document.body, hydrate: true });
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByLabelText('First name')).toHaveValue('Ana');
});
