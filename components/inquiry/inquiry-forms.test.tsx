/** @jest-environment ./scripts/jest-browser.ts */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { openedApps } from '@/components/request/apps.test-helper';
import { siteContent } from '@/lib/content/load';
import { Inquiry } from './inquiry-forms';

const content = siteContent();

/** The words of the form in a build that sends requests. */
let mockSendingWords: { inquiry: string } | undefined;
jest.mock('@/components/request/sending', () => ({
  get sendingWords() {
    return mockSendingWords;
  },
}));

beforeEach(() => {
  mockSendingWords = undefined;
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
});

afterEach(() => void jest.useRealTimers());

const showQuote = () =>
  render(
    <>
      <h2 id="form-heading">Get a free quote</h2>
      <Inquiry kind="quote" content={content} prefix="form" />
    </>,
  );

const getQuote = () => screen.getByRole('button', { name: 'Get my free quote' });
/** Says that the request was sent, and returns its reference. */
async function sentReference(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'I sent it' }));
  return screen.getByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/, { selector: 'strong' }).textContent;
}

// This test must be the first, because the code for the end of a form is loaded only once.
test('a press before this code has loaded opens no app, and the page doesn’t say that it did', async () => {
  showQuote();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByRole('heading', { name: 'Your request is ready to send.' })).toBeVisible();
  expect(openedApps).toEqual([]);
});

test('a date that has passed makes no request, even in a browser that lets it through', async () => {
  showQuote();
  fireEvent.change(screen.getByLabelText('Preferred service date'), { target: { value: '2020-01-31' } });
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByText(/your answers are still here/)).toBeVisible();
  expect(screen.queryByText('Request number')).not.toBeInTheDocument();
});

test('an empty form marks the appliance, moves the focus there, and says why until something is typed', async () => {
  const user = userEvent.setup();
  showQuote();
  const appliance = screen.getByLabelText('Appliance type');
  for (const answer of ['Dryer', 'It hums.']) {
    await user.click(getQuote());
    await waitFor(() => expect(appliance).toHaveFocus());
    expect(appliance).toHaveAttribute('aria-invalid', 'true');
    expect(appliance).toHaveAccessibleDescription(/^Choose an appliance, or/);
    // It is a status of the form, and is announced.
    expect(screen.getByText(/^Choose an appliance, or/)).toHaveRole('status');
    const problem = screen.getByLabelText('Problem description');
    if (answer === 'Dryer') await user.selectOptions(appliance, answer);
    else await user.type(problem, answer);
    expect(appliance).toHaveAttribute('aria-invalid', 'false');
    expect(appliance).not.toHaveAccessibleDescription();
    await user.selectOptions(appliance, '');
    await user.clear(problem);
  }
});

test.each([
  ['Phone', '612-555-0142'],
  ['Email', 'ana@example.com'],
])(
  'a visitor without phone or email is warned and can go back; with %s the app opens',
  async (label, given) => {
    const user = userEvent.setup();
    showQuote();
    await user.type(screen.getByLabelText('Name'), 'Ana');
    await user.click(getQuote());
    expect(await screen.findByText(/to reply/)).toBeVisible();
    expect(openedApps).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Change my answers' }));
    await user.type(screen.getByLabelText(label), given);
    await user.click(getQuote());
    await screen.findByText(given, { selector: 'dd *' });
    expect(screen.queryByText(/to reply/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Last step: press Send in your email app.' })).toHaveFocus();
    expect(openedApps).toEqual([expect.stringMatching(/^mailto:.*Name: Ana/s)]);
  },
);

test('a phone number with invisible marks, as contacts apps copy it, reaches the shop without them', async () => {
  const user = userEvent.setup();
  showQuote();
  const phone = screen.getByLabelText('Phone');
  fireEvent.change(phone, { target: { value: '\u202a(612) 555-0177\u202c' } });
  fireEvent.blur(phone);
  expect(phone).toHaveValue('(612) 555-0177');
  await user.click(getQuote());
  await screen.findByText('(612) 555-0177', { selector: 'dd *' });
  expect(openedApps.join()).toContain('Phone: (612) 555-0177');
});

test('a second press while the first one is at work opens no second app', async () => {
  showQuote();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } });
  fireEvent.submit(screen.getByRole('form'));
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByText('ana@example.com', { selector: 'dd *' });
  expect(openedApps).toHaveLength(1);
});

test('in a build that sends requests, the press opens no app', async () => {
  const user = userEvent.setup();
  mockSendingWords = { inquiry: 'Pressing the button sends your request to us.' };
  showQuote();
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  // The second press finds everything loaded, so that it could open an app.
  for (let press = 1; press <= 2; press += 1) {
    await user.click(getQuote());
    await screen.findByText('ana@example.com', { selector: 'dd *' });
    await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  }
  expect(openedApps).toEqual([]);
});

test('Change my answers keeps everything typed, and the same answers keep the reference', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(getQuote());
  await screen.findByText('Ana');
  const first = await sentReference(user);
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  expect(screen.getByRole('form')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await user.click(getQuote());
  await screen.findByText('Ana', { selector: 'dd *' });
  expect(await sentReference(user)).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  await user.type(screen.getByLabelText('Name'), ' Ruiz');
  await user.click(getQuote());
  await screen.findByText('Ana Ruiz', { selector: 'dd *' });
  expect(await sentReference(user)).not.toBe(first);
});

test('an invalid email address shows the browser’s message until it is fixed', async () => {
  const user = userEvent.setup();
  showQuote();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(email, 'nobody');
  await user.click(getQuote());
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(`Email: ${email.validationMessage}`);
  expect(
    screen.queryByRole('heading', { name: /^(Your request is ready|Press Send)/ }),
  ).not.toBeInTheDocument();
  await user.type(email, '@example.com');
  expect(email).not.toHaveAccessibleDescription();
  await user.click(getQuote());
  expect(await screen.findByText('nobody@example.com', { selector: 'dd *' })).toBeVisible();
});

test('visitors can choose today in Minnesota but no earlier day, also in a form left open past midnight', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-09T05:59:00Z'), advanceTimers: true });
  showQuote();
  const date = screen.getByLabelText('Preferred service date');
  await waitFor(() => expect(date).toHaveAttribute('min', '2026-12-08'));
  fireEvent.change(date, { target: { value: '2026-12-08' } });
  fireEvent.click(getQuote());
  expect(await screen.findByText('Tuesday, December 8, 2026', { selector: 'dd *' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Change my answers' }));
  jest.setSystemTime(Date.parse('2026-12-09T06:00:00Z'));
  fireEvent.click(getQuote());
  expect(date).toBeInvalid();
});

test('a phone number that may be mistyped gets a hint after a pause, but not during a press', () => {
  jest.useFakeTimers();
  showQuote();
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '555-0142' } });
  fireEvent.pointerDown(getQuote());
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription();
  fireEvent.pointerUp(getQuote());
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/10-digit/);
});

test('a folded form opens if the browser has filled it in again, as after Back', () => {
  const folded = (
    <details>
      <Inquiry kind="quote" content={content} prefix="form" />
    </details>
  );
  document.body.innerHTML = `<div>${renderToString(folded)}</div>`;
  const container = document.body.querySelector('div') ?? document.body;
  const form = within(container);
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Ana' } });
  render(folded, { container, hydrate: true });
  expect(form.getByRole('group')).toHaveAttribute('open');
  expect(form.getByLabelText('Name')).toHaveValue('Ana');
});
