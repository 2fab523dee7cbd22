/** @jest-environment ./scripts/jest-browser.ts */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CityContext } from '@/components/city/city';
import { sentencesAboutZip } from '@/lib/area/place';
import { writeDraft } from '@/lib/booking/draft';
import type { RawInformation } from '@/lib/booking/information-fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { shops } from '@/lib/booking/sample-shop.test-helper';
import { CityStore, type DetectedCity } from '@/lib/city/store';
import { wizardContent } from '@/lib/content/for-client';
import { siteContent } from '@/lib/content/load';
import type { Shop } from '@/lib/hours/shop';
import { openedApps } from '@/lib/request/apps.test-helper';
import { BookingWizard } from './booking-wizard';
import { notices } from './wizard-parts';

const content = siteContent();
const { services } = content;
const shop = shops['takes emergencies at any time'];

// Tuesday, December 1, 2026, at 10 AM, that night at 9:40 PM, and the next morning.
const morning = '2026-12-01T16:00:00Z';
const night = '2026-12-02T03:40:00Z';
const nextMorning = '2026-12-02T16:00:00Z';

const setTime = (time: string) => jest.setSystemTime(Date.parse(time));

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse(morning), advanceTimers: true });
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

type PageProps = { cityStore?: CityStore; changes?: Partial<Shop> | undefined };

const noCity = new CityStore();

function Page({ cityStore = noCity, changes }: PageProps) {
  return (
    <CityContext value={{ store: cityStore, travelArea: undefined }}>
      <BookingWizard
        {...wizardContent(content)}
        texts={{ ...content.checkout, cardFields: false }}
        shop={{ ...shop, ...changes }}
        trust={<li>Licensed</li>}
        faces={undefined}
      />
    </CityContext>
  );
}

/** Opens the page in this tab, or opens it again. */
function open(address = window.location.href, props?: PageProps) {
  cleanup();
  window.history.pushState(null, '', address);
  const { rerender } = render(<Page {...props} />);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { user, rerender: (changed: PageProps) => rerender(<Page {...changed} />) };
}

const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const shownStep = (number: number) => screen.findByText(new RegExp(`^\\D+ ${number} \\D+ 3$`));

/** Opens the wizard on a step, as after a reload. The answers are the sample's, except for these. */
async function openStep(step: 2 | 3, answers: Partial<RawInformation> = {}, changes?: Partial<Shop>) {
  writeDraft({ serviceId: 'dishwasher', answers: { ...sampleInformation, ...answers } });
  const { user } = open(`/checkout?step=${step}`, { changes });
  await shownStep(step);
  return user;
}

async function continueToReview(user: UserEvent) {
  await press(user, 'Continue');
  await shownStep(3);
}

/** The statuses that screen readers announce. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** The button of step 3, which is named for the chosen way. */
const sendButton = /^(Text|Email|Send) my request$|^Call us now$/;

const terms = () => screen.getByRole('checkbox', { name: /^I agree to the/ });

async function confirm(user: UserEvent) {
  await user.click(terms());
  await press(user, sendButton);
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
}

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const dateField = () => input('Preferred date (optional)');
const timeGroup = () => screen.getByRole('group', { name: 'Preferred time (optional)' });

const ownPrice = () => screen.getByText('Emergency visit').nextSibling;

test.each([
  ['in the morning', morning, {}, /^\D*\(612\) 555-0142\D*$/],
  ['at night', night, {}, /555-0142.*7\sAM/],
  ['at night, without emergencies', night, { emergency: undefined }, /^[^(]*7\sAM/],
])(
  'step 2 has the phone number while somebody answers, and says when a closed shop opens: %s',
  async (_when, time, changes, facts) => {
    setTime(time);
    const user = await openStep(2, {}, changes);
    const call = (await shownStep(2)).parentElement?.nextSibling;
    expect(call).toHaveTextContent(facts);
    await press(user, 'Back');
    // Step 1 is prerendered, so it can't say whether the shop is open.
    expect(call).toHaveTextContent(/^\D*\(612\) 555-0142\D*$/);
  },
);

/** A store that has found this place. */
function cityStoreAt(place: Partial<DetectedCity>): CityStore {
  const found = { ...noCity.read(), state: 'Minnesota', country: 'United States', loading: false, ...place };
  return Object.assign(new CityStore(), { read: () => found });
}

test('a detected city in our states is filled in with its state, and that is announced', async () => {
  const { rerender } = open('/checkout?service=dishwasher');
  for (const [place, city, state] of [
    [{ city: 'Fargo', state: 'North Dakota' }, '', ''],
    // The lookup may find only the state, or a neighborhood on our list.
    [{ city: '' }, '', 'MN'],
    [{ city: 'Uptown' }, 'Minneapolis', 'MN'],
    [{ city: 'Duluth' }, 'Duluth', 'MN'],
    [{ city: 'Superior', state: 'Wisconsin' }, 'Superior', 'WI'],
  ] as const) {
    rerender({ cityStore: cityStoreAt(place) });
    expect([input('City').value, input('State').value]).toEqual([city, state]);
    expect(announced().includes(notices['place-filled'])).toBe(state !== '');
  }
});

test('a detected city replaces no answer, and is not filled in while the visitor is about to give one', async () => {
  const { user, rerender } = open('/checkout?service=dishwasher');
  const expectPlace = (city: string, state: string) => {
    rerender({ cityStore: cityStoreAt({ city: 'Duluth' }) });
    expect([input('City').value, input('State').value]).toEqual([city, state]);
  };
  await user.click(input('City'));
  expectPlace('', '');
  await user.click(input('State'));
  expectPlace('', '');
  await user.selectOptions(input('State'), 'WI');
  await user.click(input('First name'));
  expectPlace('', 'WI');
  await user.selectOptions(input('State'), '');
  await user.type(input('City'), 'Ely');
  await user.click(input('First name'));
  expectPlace('Ely', '');
});

test('step 1 has each service with its price, and the phone number', () => {
  open('/checkout');
  for (const { name, price, popular } of services) {
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    expect(button).toHaveTextContent(`$${price}`);
    expect(within(button).queryAllByText('Popular')).toHaveLength(popular ? 1 : 0);
  }
  expect(screen.getAllByRole('link', { name: shop.phone })).not.toEqual([]);
});

test('Clear and Undo are announced, and Undo puts the answers back', async () => {
  const user = await openStep(2);
  await press(user, 'Clear my answers');
  expect(announced()).toContain(notices.cleared);
  await press(user, 'Undo');
  expect(announced()).toContain(notices.undone);
  expect(input('ZIP code')).toHaveValue('55408');
});

test('a stored state that the shop no longer serves has to be chosen again', async () => {
  await openStep(2, { state: 'ND' });
  expect(input('State')).toHaveValue('');
});

test('answers are stored with every letter and press, and when the page is hidden, in case it crashes', async () => {
  const user = await openStep(2);
  await press(user, 'Leaks');
  open();
  expect(await screen.findByLabelText(/^Problem description/)).toHaveValue('Leaks');
  await user.type(input('ZIP code'), 'x');
  open();
  expect(await screen.findByLabelText('ZIP code')).toHaveValue('55408x');
  // A program may fill in a field without an event.
  input('City').value = 'Duluth';
  fireEvent(document, new Event('visibilitychange'));
  open();
  const city = await screen.findByLabelText<HTMLInputElement>('City');
  expect(city).toHaveValue('Duluth');
  city.value = 'Ely';
  fireEvent.submit(city.form ?? document);
  await shownStep(3);
  expect(screen.getByText(/Ely/)).toBeVisible();
});

test.each([
  ['dishwasher', 'Water on the floor', ['tel:+16125550142']],
  ['oven-range', 'Smell of gas', ['tel:911']],
  ['refrigerator', 'Not cold', []],
])(
  'for %s, a press on “%s” adds it with its advice and whom to call, and a second press removes it',
  async (id, words, calls) => {
    const { user } = open(`/checkout?service=${id}`);
    const problem = input(/^Problem description/);
    // A program may fill in a field without an event.
    problem.value = 'It hums';
    await press(user, words);
    expect(screen.getByRole('button', { name: words, pressed: true })).toBeVisible();
    expect(problem).toHaveValue(`It hums\n${words}`);
    const { help = '' } =
      services.flatMap(({ symptoms }) => symptoms).find((one) => one.words === words) ?? {};
    expect(screen.getByText(help)).toBeVisible();
    const links = [...document.querySelectorAll('[role=status] a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(calls);
    await press(user, words);
    expect(problem).toHaveValue('It hums');
    expect(screen.queryByText(help)).not.toBeInTheDocument();
  },
);

test('a ZIP code that is unusual or outside our area gets a hint, and the visitor can go on', async () => {
  const user = await openStep(3);
  const outsideArea = /55408 .* 16 neighborhoods/;
  expect(screen.getByText(outsideArea).closest('dd')).toHaveTextContent(/^418 Loonlight Lane/);
  await user.click(screen.getByRole('link', { name: 'Change service address' }));
  expect(await screen.findByLabelText('ZIP code')).toHaveAccessibleDescription(outsideArea);
  expect(input(/^Street address/)).toHaveFocus();
  const zip = input('ZIP code');
  await user.clear(zip);
  await user.type(zip, '554');
  await waitFor(() => expect(zip).toHaveAccessibleDescription(/has 5 digits/));
  await user.type(zip, '05');
  await waitFor(() => expect(zip).not.toHaveAccessibleDescription(/has 5 digits|neighborhoods/));
  await continueToReview(user);
});

test('outside our states, one sentence replaces the price, and the visitor can call or go on', async () => {
  const user = await openStep(2, { zipCode: '80202' });
  const sorry = sentencesAboutZip('80202', '').elsewhere;
  expect(input('ZIP code')).toHaveAccessibleDescription(expect.stringContaining(sorry));
  // Sighted visitors read it only in the panel with the price.
  expect(screen.getByText(sorry, { selector: '[role=status] *' })).toHaveClass('sr-only');
  // On phones, a press on this opens the panel with the price.
  await user.click(screen.getByText(sorry, { selector: 'button *' }));
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(screen.queryByText(content.checkout.totalNote)).not.toBeInTheDocument();
  await continueToReview(user);
  expect(screen.getAllByText(sorry)).toHaveLength(1);
  // The call comes first, so the button below sends the request in another way.
  expect(screen.getAllByRole('link')[0]).toHaveAccessibleName('Call');
  expect(screen.getByRole('button', { name: sendButton })).not.toHaveTextContent('Call');
  const { warranty, discount, cancellation } = content.checkout;
  for (const promise of [warranty, discount, cancellation])
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  await confirm(user);
  expect(screen.getByText(sorry)).toBeVisible();
});

test('the caveat about a day off is only at the day, and doesn’t change with the time', async () => {
  const closedDates = [{ from: '2026-12-01', to: '2026-12-01', reason: 'Inventory' }];
  const user = await openStep(2, { preferredDate: '2026-12-01' }, { closedDates });
  const aboutToday = screen.getByText(/closed today \(Inventory\)/).textContent;
  expect(dateField()).toHaveAccessibleDescription(aboutToday);
  expect(timeGroup()).not.toHaveAccessibleDescription();
  // Screen readers announce only what comes into an element that is there.
  expect(within(timeGroup()).getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('radio', { name: /as soon as possible/ }));
  // One sentence is enough. The radio button has the price.
  expect(screen.getByRole('radio', { name: /as soon as possible.*\$149/ })).toBeChecked();
  expect(timeGroup()).not.toHaveAccessibleDescription();
  expect(dateField()).toHaveAccessibleDescription(aboutToday);
});

test('a time of today that is over can’t be chosen, unless it was chosen before, and has the caveat', async () => {
  setTime(night);
  await openStep(2, { preferredDate: '2026-12-01', preferredTime: 'morning' });
  expect(timeGroup()).toHaveAccessibleDescription();
  expect(dateField()).not.toHaveAccessibleDescription();
  const times = within(timeGroup()).getAllByRole<HTMLInputElement>('radio');
  const enabled = times.filter(({ disabled }) => !disabled);
  expect(enabled.map(({ value, checked }) => [value, checked])).toEqual([
    ['morning', true],
    ['asap', false],
  ]);
});

test('the price of a time outside the hours comes first in the form, the review, and the request', async () => {
  const user = await openStep(2, { zipCode: '55405' });
  const caveat = /Thursday evening.*\$149/;
  const price = /\$149/;
  fireEvent.change(dateField(), { target: { value: '2026-12-24' } });
  await user.click(screen.getByRole('radio', { name: /^Evening .*\$149/ }));
  await waitFor(() => expect(timeGroup()).toHaveAccessibleDescription(caveat));
  expect(ownPrice()).toHaveTextContent(price);
  await continueToReview(user);
  // The caveat appears once, next to the time.
  expect(screen.getByText(caveat).closest('dd')).toHaveTextContent(/^Evening/);
  expect(ownPrice()).toHaveTextContent(price);
  await confirm(user);
  expect(ownPrice()).toHaveTextContent(price);
});

test('a confirmed request has the current price, and its links send it', async () => {
  setTime(night);
  const user = await openStep(3, { preferredTime: 'asap' });
  expect(ownPrice()).toHaveTextContent('$149');
  await confirm(user);
  expect(openedApps).toEqual([expect.stringContaining('tel:')]);
  expect(screen.getByRole('link', { name: 'Text it to us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/149/),
  );
  setTime(nextMorning);
  open();
  const text = await screen.findByRole('link', { name: 'Text it to us' });
  expect(text).toHaveAttribute('href', expect.not.stringMatching(/149/));
  expect(screen.queryByText(/\$149/)).not.toBeInTheDocument();
});

test('if the day of a request passes before the last press, no app opens, and step 2 asks for another date', async () => {
  setTime(night);
  const user = await openStep(3, { preferredDate: '2026-12-01' });
  await user.click(terms());
  setTime(nextMorning);
  await press(user, sendButton);
  await shownStep(2);
  expect(openedApps).toEqual([]);
  expect(dateField()).toHaveFocus();
  expect(dateField()).toBeInvalid();
});

test('an unsent request that stays open for too long says so, and asks for a call', async () => {
  const user = await openStep(3, { zipCode: '55405', preferredDate: '2026-12-02', preferredTime: 'evening' });
  await confirm(user);
  setTime('2026-12-03T15:00:00Z');
  expect(await screen.findByRole('heading', { level: 1, name: /too late/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: shop.phone })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
});

test.each([
  ['a call, without its number', 'Call', 'tel:', 0],
  ['a text, with its number', 'Text', 'sms:', 1],
])('Book Now starts a new request, and offers the last one: %s', async (_what, app, link, numbers) => {
  const user = await openStep(3);
  expect(screen.queryByLabelText('CVV')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: app }));
  await confirm(user);
  expect(openedApps).toEqual([expect.stringContaining(link)]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  open('/checkout');
  await shownStep(1);
  expect(screen.queryAllByText(/\b[A-Z\d]{3}-[A-Z\d]{3}\b/)).toHaveLength(numbers);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await press(user, 'Show request');
  expect(await screen.findByRole('heading', { level: 2, name: 'Repair request' })).toBeVisible();
  expect(screen.queryAllByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/, { selector: 'strong' })).toHaveLength(numbers);
});
