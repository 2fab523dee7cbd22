/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedApps } from '@/components/request/apps.test-helper';
import { siteContent } from '@/lib/content/load';
import { Inquiry } from './inquiry-forms';

const content = siteContent();

/** What the form says in a build that sends requests. */
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

const showQuote = () =>
  render(
    <>
      <h2 id="form-heading">Get a free quote</h2>
      <Inquiry kind="quote" content={content} prefix="form" />
    </>,
  );

const getQuote = () => screen.getByRole('button', { name: 'Get my free quote' });
const reference = () => screen.getByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/).textContent;

test('visitors aren’t asked to wait if the next step loads at once', async () => {
  showQuote();
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.queryByText(/^One moment/)).not.toBeInTheDocument();
  expect(await screen.findByText(/^Please choose an appliance/)).toBeVisible();
});

test('a visitor who leaves no phone or email is warned and can go back; then the app opens', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.click(getQuote());
  expect(await screen.findByText(/can’t get back to you/)).toBeVisible();
  expect(openedApps).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(getQuote());
  await screen.findByText('ana@example.com', { selector: 'dd' });
  expect(screen.queryByText(/can’t get back to you/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Press Send in your email.' })).toHaveFocus();
  expect(openedApps).toEqual([expect.stringMatching(/^mailto:.*Name: Ana/s)]);
});

test('where the page itself sends an inquiry, the press opens no app', async () => {
  const user = userEvent.setup();
  mockSendingWords = { inquiry: 'Pressing the button sends your request to us.' };
  showQuote();
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  // The second press finds everything loaded, so that it could open an app.
  for (let press = 1; press <= 2; press += 1) {
    await user.click(getQuote());
    await screen.findByText('ana@example.com', { selector: 'dd' });
    await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  }
  expect(openedApps).toEqual([]);
});

test('Enter in a one-line field goes to the next field and submits nothing', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  // This one picks the word that an input method for Japanese or Chinese offers.
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', isComposing: true });
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  await user.type(screen.getByLabelText('Preferred service date'), '{Enter}');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'ana@example.com{Enter}');
  expect(getQuote()).toHaveFocus();
  expect(screen.queryByText(/^Please choose an appliance/)).not.toBeInTheDocument();
});

test('Change my answers keeps everything typed, and the same answers keep the reference', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.click(getQuote());
  await screen.findByText('Ana');
  const first = reference();
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  expect(screen.getByRole('form')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await user.click(getQuote());
  await screen.findByText('Ana', { selector: 'dd' });
  expect(reference()).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Change my answers' }));
  await user.type(screen.getByLabelText('Name'), ' Ruiz');
  await user.click(getQuote());
  await screen.findByText('Ana Ruiz', { selector: 'dd' });
  expect(reference()).not.toBe(first);
});

test('an invalid email address shows the browser’s message until it is fixed', async () => {
  const user = userEvent.setup();
  showQuote();
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await user.type(email, 'nobody');
  await user.click(getQuote());
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription(`Email: ${email.validationMessage}`);
  expect(
    screen.queryByRole('heading', { name: /^(Your request is ready|Press Send)/ }),
  ).not.toBeInTheDocument();
  await user.type(email, '@example.com');
  expect(email).not.toHaveAccessibleDescription();
  await user.click(getQuote());
  expect(await screen.findByText('nobody@example.com', { selector: 'dd' })).toBeVisible();
});
