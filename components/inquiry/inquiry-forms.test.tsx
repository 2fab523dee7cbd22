/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openedApps } from '@/components/request/apps.test-helper';
import { siteContent } from '@/lib/content/load/site-content';
import { Inquiry } from './inquiry-forms';

const content = siteContent();
const { forms: texts, request } = content;
const { left } = request.ways.email;

beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
});

function show(kind: 'quote' | 'contact', heading: string) {
  return render(
    <>
      <h2 id="form-heading">{heading}</h2>
      <Inquiry kind={kind} content={content} prefix="form" />
    </>,
  );
}
const showQuote = () => show('quote', 'Get a free quote');
const showContact = () => show('contact', 'Send a message');

/** The specification's appliances; only the oven has two names. */
const appliances = (oven: string) => [
  'Refrigerator',
  'Washing Machine',
  'Dryer',
  'Dishwasher',
  oven,
  'Microwave',
  'Other',
];

const offered = (form: HTMLElement) => {
  const [, ...options] = within(form).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
};

const getQuote = () => screen.getByRole('button', { name: 'Get my free quote' });
const ready = () => screen.findByRole('heading', { name: new RegExp(`${request.heading}|${left}`) });
const reference = () => screen.getByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/).textContent;

test('the quote form has six labeled questions and requires none', () => {
  showQuote();
  const form = screen.getByRole('form', { name: 'Get a free quote' });
  const labels = [
    'Name',
    'Phone',
    'Email',
    'Appliance type',
    'Problem description',
    'Preferred service date',
  ];
  for (const label of labels) expect(within(form).getByLabelText(label)).not.toBeRequired();
  expect(offered(form)).toEqual(appliances('Oven/Stove'));
});

test('the contact form asks for both names and offers the same appliances', () => {
  showContact();
  const form = screen.getByRole('form', { name: 'Send a message' });
  for (const label of ['First name', 'Last name', 'Phone', 'Email', 'Problem description'])
    expect(within(form).getByLabelText(label)).not.toBeRequired();
  expect(offered(form)).toEqual(appliances('Oven/Range'));
});

test('two quote forms on one page share no ids', () => {
  const { container } = render(
    <>
      <Inquiry kind="quote" content={content} prefix="hero" />
      <Inquiry kind="quote" content={content} prefix="dialog" />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the filled-in form is replaced by a request that is ready to send', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ngọc Trần');
  await user.selectOptions(screen.getByLabelText('Appliance type'), 'Dryer');
  await user.type(screen.getByLabelText('Problem description'), 'Turns, but stays cold.');
  await user.click(getQuote());
  expect(await ready()).toHaveFocus();
  expect(screen.getByText('Ngọc Trần')).toBeVisible();
  expect(screen.getByText('Turns, but stays cold.', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText(new RegExp(request.labelHints.dryer))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get my free quote' })).not.toBeInTheDocument();
});

test('the request includes what the browser autofilled without an event', async () => {
  const user = userEvent.setup();
  showContact();
  const first = screen.getByLabelText<HTMLInputElement>('First name');
  first.value = 'Ana';
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Ana')).toBeVisible();
});

test('visitors aren’t asked to wait if the next step loads at once', async () => {
  showQuote();
  fireEvent.submit(screen.getByRole('form'));
  expect(screen.queryByText(texts.waiting)).not.toBeInTheDocument();
  expect(await screen.findByText(texts.empty)).toBeVisible();
});

test('an empty form stays and says what it needs', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.click(getQuote());
  expect(await screen.findByText(texts.empty)).toBeVisible();
  expect(screen.queryByRole('heading', { name: request.heading })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Problem description'), 'It leaks.');
  await user.click(getQuote());
  await ready();
});

test('a visitor who leaves no phone or email is warned and can go back; then the app opens', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.click(getQuote());
  expect(await screen.findByText(texts.noContact)).toBeVisible();
  expect(screen.queryByText(request.nextHeading)).not.toBeInTheDocument();
  expect(openedApps).toEqual([]);
  await user.click(screen.getByRole('button', { name: texts.change }));
  await user.type(screen.getByLabelText('Email'), 'ana@example.com');
  await user.click(getQuote());
  await screen.findByText('ana@example.com', { selector: 'dd' });
  expect(screen.queryByText(texts.noContact)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: left })).toHaveFocus();
  expect(openedApps).toEqual([expect.stringMatching(/^mailto:.*Name: Ana/s)]);
});

test('Enter in a one-line field goes to the next field and submits nothing', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  await user.type(screen.getByLabelText('Preferred service date'), '{Enter}');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'ana@example.com{Enter}');
  expect(getQuote()).toHaveFocus();
  expect(screen.queryByText(texts.empty)).not.toBeInTheDocument();
});

test('Change my answers keeps everything typed, and the same answers keep the reference', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.click(getQuote());
  await screen.findByText('Ana');
  const first = reference();
  await user.click(screen.getByRole('button', { name: texts.change }));
  expect(screen.getByRole('form')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await user.click(getQuote());
  await screen.findByText('Ana', { selector: 'dd' });
  expect(reference()).toBe(first);
  await user.click(screen.getByRole('button', { name: texts.change }));
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
  expect(screen.queryByRole('heading', { name: request.heading })).not.toBeInTheDocument();
  await user.type(email, '@example.com');
  expect(email).not.toHaveAccessibleDescription();
  await user.click(getQuote());
  expect(await screen.findByText('nobody@example.com', { selector: 'dd' })).toBeVisible();
});

test('an unusual phone number gets a hint but stops nobody', async () => {
  const user = userEvent.setup();
  showQuote();
  await user.type(screen.getByLabelText('Phone'), '555 01');
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(texts.phoneHint));
  await user.click(getQuote());
  expect(await screen.findByText('555 01', { selector: 'dd' })).toBeVisible();
});

test('visitors can’t choose a day before today in Minnesota', () => {
  jest.useFakeTimers({ now: new Date('2027-03-10T04:30:00Z') });
  showQuote();
  expect(screen.getByLabelText('Preferred service date')).toHaveAttribute('min', '2027-03-09');
  jest.useRealTimers();
});

test('the browser may restore every field', () => {
  const { container } = showQuote();
  expect(container.querySelectorAll('[autocomplete="off"]')).toHaveLength(0);
  expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
});
