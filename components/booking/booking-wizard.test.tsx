/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { CityContext } from '@/components/location/city';
import { openedApps } from '@/components/request/apps.test-helper';
import { ways } from '@/components/request/ways';
import { zipSentences } from '@/lib/area/service';
import { stateCodes } from '@/lib/area/states';
import { writeDraft } from '@/lib/booking/draft';
import type { RawInformation } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import type { PriceRules } from '@/lib/booking/visit-price';
import { siteContent } from '@/lib/content/load';
import { weekdays } from '@/lib/hours/dates';
import { createCityStore, type CityStore, type DetectedLocation } from '@/lib/location/store';
import { notices } from './announcement';
import { BookingWizard } from './booking-wizard';

const content = siteContent();
const { business, services } = content;
const closedOn = (day: string) => [{ from: day, to: day, reason: 'Inventory' }];

/** The words in a build that sends requests. */
let mockSendingWords: { confirm: string } | undefined;
jest.mock('@/components/request/sending', () => ({
  get sendingWords() {
    return mockSendingWords;
  },
}));

// Tuesday, December 1, 2026, at 10 AM, that night at 9:40 PM, and the next morning.
const morning = '2026-12-01T16:00:00Z';
const night = '2026-12-02T03:40:00Z';
const nextMorning = '2026-12-02T16:00:00Z';

const setTime = (time: string) => jest.setSystemTime(Date.parse(time));

beforeEach(() => {
  mockSendingWords = undefined;
  jest.useFakeTimers({ now: Date.parse(morning), advanceTimers: true });
  sessionStorage.clear();
  window.history.replaceState(null, '', '/checkout');
  // jsdom has no scrolling and no media queries.
  window.scrollTo = () => {};
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
});
afterEach(() => void jest.useRealTimers());

/** Closed on weekends by 5 PM, when the evening begins. */
const testShop = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
    { days: weekdays.slice(5), opens: '08:00', closes: '17:00' },
  ],
  closedDates: [],
  statesServed: stateCodes.slice(0, 2),
  areas: [{ city: 'Minneapolis', zips: ['55405'] }],
  areaCount: '2 towns',
  taxPercentByState: [{ state: 'ND' as const, percent: 5 }],
};

type PageProps = { cardFields?: boolean; cityStore?: CityStore; changes?: Partial<PriceRules> };

const noCity = createCityStore();

function Page({ cardFields = true, cityStore = noCity, changes = {} }: PageProps) {
  return (
    <CityContext value={{ store: cityStore }}>
      <BookingWizard
        texts={{ ...content.checkout, cardFields }}
        firstAid={content.firstAid}
        business={{ ...business, ...testShop, ...changes }}
        services={services}
        pageTitle={content.pages.checkout.title}
      />
    </CityContext>
  );
}

const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const shownStep = (number: number) => screen.findByText(new RegExp(`^\\D+ ${number} \\D+ 3$`));
const underStep = (step: HTMLElement) => step.parentElement?.nextSibling;

function open(props?: PageProps) {
  const { rerender } = render(<Page {...props} />);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { user, rerender: (changed: PageProps) => rerender(<Page {...changed} />) };
}

async function choose(service: RegExp) {
  const page = open();
  await press(page.user, service);
  return page;
}

/** Opens the wizard on a step, as after a reload. The answers are the sample's, except for these. */
async function openStep(step: 2 | 3, answers: Partial<RawInformation> = {}, props?: PageProps) {
  writeDraft({ serviceId: 'dishwasher', answers: { ...sampleInformation, ...answers } });
  window.history.replaceState(null, '', `/checkout?step=${step}`);
  const { user } = open(props);
  await shownStep(step);
  return user;
}

/** Opens the page again in this tab, at another address or another time. */
function openAgain(address = window.location.href, time?: string) {
  cleanup();
  if (time) setTime(time);
  window.history.pushState(null, '', address);
  return open();
}

async function continueToReview(user: UserEvent) {
  await press(user, 'Continue');
  await shownStep(3);
}

const terms = () => screen.getByRole('checkbox', { name: /^I agree to the/ });

async function confirm(user: UserEvent) {
  await user.click(terms());
  await press(user, 'Confirm booking');
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
}

/** The status messages that screen readers announce. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const input = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const dateField = () => input('Preferred date (optional)');
const timeGroup = () => screen.getByRole('group', { name: 'Preferred time (optional)' });
const times = () => within(timeGroup()).getAllByRole<HTMLInputElement>('radio');

/** The value of a row of the price or of the request. */
const rowValue = (label: string) => screen.getByText(label).nextSibling;
const ownPrice = () => rowValue('For the time you chose');

test('step 1 has the price of each service, two usual symptoms, and the phone number', async () => {
  const user = await openStep(2);
  await press(user, 'Back');
  expect(await screen.findByRole('button', { current: true })).toHaveTextContent(/^Dishwasher/);
  for (const { name, price, popular, symptoms } of services) {
    const button = screen.getByRole('button', { name: new RegExp(`^${name}`) });
    expect(button).toHaveTextContent(`$${price}`);
    expect(within(button).queryAllByText('Popular')).toHaveLength(popular ? 1 : 0);
    const usual = symptoms.filter(({ callFirst }) => !callFirst);
    const shown = symptoms.filter(({ words }) => button.textContent.includes(words));
    expect(shown).toEqual(usual.slice(0, 2));
  }
  expect(underStep(await shownStep(1))).toHaveTextContent(business.phone);
  // It is prerendered, so it can't say whether the shop is open.
  expect(underStep(await shownStep(1))).not.toHaveTextContent(/[AP]M/);
});

test('Confirm requires the terms, and then opens the app with the request', async () => {
  const user = await openStep(3);
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  expect(announced()).toContain(ways.text.effect);
  expect(screen.getByLabelText('CVV')).toBeInTheDocument();
  await press(user, 'Confirm booking');
  expect(terms()).toBeInvalid();
  expect(terms()).toHaveFocus();
  expect(terms()).toHaveAccessibleDescription();
  // The schema also needs the terms, in case the browser doesn't validate.
  fireEvent.submit(screen.getByRole('button', { name: 'Confirm booking' }).closest('form') ?? document);
  await shownStep(3);
  expect(terms()).toBeInvalid();
  await user.click(terms());
  expect(terms()).toBeValid();
  await press(user, 'Confirm booking');
  expect(openedApps).toEqual([expect.stringContaining('sms:')]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await press(user, 'I sent it');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
});

test('in a build that sends requests, step 3 says so, and asks for a call if we would read it too late', async () => {
  mockSendingWords = { confirm: 'A press sends it.' };
  for (const preferredTime of ['', 'asap']) {
    await openStep(3, { preferredTime }, { cardFields: false });
    const button = screen.getByRole('button', { name: 'Confirm booking' });
    expect(button).toHaveAccessibleDescription(preferredTime ? /Wednesday at 7\sAM/ : /^A press sends it\./);
    for (const control of [screen.queryByRole('radio'), screen.queryByLabelText('CVV')])
      expect(control).not.toBeInTheDocument();
    cleanup();
    setTime(night);
  }
});

test('Clear my answers clears everything, Undo puts it back, and both are announced', async () => {
  const { user } = await choose(/^Dishwasher/);
  await user.type(input('First name'), 'Ana');
  await press(user, 'Clear my answers');
  await shownStep(1);
  expect(screen.queryByRole('button', { name: 'Clear my answers' })).not.toBeInTheDocument();
  expect(announced()).toContain(notices.cleared);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(input('First name')).toHaveValue('Ana');
  expect(announced()).toContain(notices.restored);
});

/** A store that has found this place. */
function cityStoreAt(place: Partial<DetectedLocation>): CityStore {
  const found = { ...noCity.read(), state: 'Minnesota', country: 'United States', loading: false, ...place };
  return { ...noCity, read: () => found };
}

test('a detected city in our states is filled in with its state, and that is announced', async () => {
  const { rerender } = await choose(/^Dishwasher/);
  for (const [place, city, state] of [
    [{ city: 'Fargo', state: 'North Dakota' }, '', ''],
    // If a lookup finds only the state, its name is also the city's.
    [{ city: 'Minnesota' }, '', 'MN'],
    [{ city: 'Duluth' }, 'Duluth', 'MN'],
    [{ city: 'Superior', state: 'Wisconsin' }, 'Superior', 'WI'],
  ] as const) {
    rerender({ cityStore: cityStoreAt(place) });
    expect([input('City').value, input('State').value]).toEqual([city, state]);
    expect(announced().includes(notices['place-filled'])).toBe(state !== '');
  }
});

test.each<[what: string, act: (user: UserEvent) => Promise<void>, city: string, state: string]>([
  ['is about to type a city', (user) => user.click(input('City')), '', ''],
  ['is about to choose a state', (user) => user.click(input('State')), '', ''],
  ['has chosen a state', (user) => user.selectOptions(input('State'), 'WI'), '', 'WI'],
  ['has typed a city', (user) => user.type(input('City'), 'Ely'), 'Ely', ''],
])('a city that is detected while the visitor %s is not filled in', async (_what, act, city, state) => {
  const { user, rerender } = await choose(/^Dishwasher/);
  await act(user);
  if (city || state) await user.click(input('First name'));
  rerender({ cityStore: cityStoreAt({ city: 'Duluth' }) });
  expect([input('City').value, input('State').value]).toEqual([city, state]);
});

test('answers are stored with every letter and press, and when the page is hidden, in case it crashes', async () => {
  const user = await openStep(2);
  await press(user, 'Leaks');
  openAgain();
  expect(await screen.findByLabelText(/^Problem description/)).toHaveValue('Leaks');
  await user.type(input('ZIP code'), 'x');
  openAgain();
  expect(await screen.findByLabelText('ZIP code')).toHaveValue('55408x');
  // A program may fill in a field without an event.
  input('City').value = 'Duluth';
  fireEvent(document, new Event('visibilitychange'));
  openAgain();
  expect(await screen.findByLabelText('City')).toHaveValue('Duluth');
});

test.each([
  ['dishwasher', 'Water on the floor', ['tel:+16125550142']],
  ['oven-range', 'Smell of gas', ['tel:911']],
  ['refrigerator', 'Not cold', []],
])('of %s, “%s” is added and removed, and says what to do and whom to call', async (id, words, calls) => {
  const { name = '', symptoms = [] } = services.find((service) => service.id === id) ?? {};
  const { user } = await choose(new RegExp(`^${name}`));
  const problem = input(/^Problem description/);
  await user.type(problem, 'It hums');
  await press(user, words);
  const symptom = screen.getByRole('button', { name: words, pressed: true });
  expect(problem).toHaveValue(`It hums\n${words}`);
  const help = screen.getByText(symptoms.find((one) => one.words === words)?.help ?? '');
  // Below the button, so that the button doesn’t move when it is pressed.
  expect(help.compareDocumentPosition(symptom)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  const links = [...document.querySelectorAll('[role=status] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(calls);
  await press(user, words);
  expect(problem).toHaveValue('It hums');
  expect(help).not.toBeInTheDocument();
});

test('a stored state that we no longer serve has to be chosen again, and its tax doesn’t apply', async () => {
  const user = await openStep(2, { state: 'ND' });
  const state = input('State');
  expect(state).toHaveValue('');
  expect(screen.getByText(/\(8%\)/)).toBeInTheDocument();
  await press(user, 'Continue');
  expect(state).toBeInvalid();
  await user.selectOptions(state, 'WI');
  await continueToReview(user);
});

test('an unusual phone number or ZIP code gets a hint, and the visitor can go on', async () => {
  const user = await openStep(3);
  const outsideArea = /55408 .* 2 towns/;
  expect(screen.getByText(outsideArea).closest('dd')).toHaveTextContent(/^418 Loonlight Lane/);
  await user.click(screen.getByRole('link', { name: 'Change service address' }));
  expect(await screen.findByLabelText('ZIP code')).toHaveAccessibleDescription(outsideArea);
  expect(input(/^Street address/)).toHaveFocus();
  const phone = input('Phone');
  await user.clear(phone);
  await user.type(phone, '555');
  expect(phone).toHaveAccessibleDescription(/text/);
  expect(phone).not.toHaveAccessibleDescription(/10-digit/);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/10-digit/));
  expect(announced().filter((status) => /10-digit/.test(status))).toHaveLength(1);
  const zip = input('ZIP code');
  await user.clear(zip);
  await user.type(zip, '554');
  await waitFor(() => expect(zip).toHaveAccessibleDescription(/5-digit/));
  await user.type(zip, '05');
  await waitFor(() => expect(zip).not.toHaveAccessibleDescription(/5-digit|towns/));
  await continueToReview(user);
  await user.click(screen.getByRole('link', { name: 'Change service' }));
  await shownStep(1);
});

test('outside our states, one sentence replaces the price, and the visitor can call or go on', async () => {
  const user = await openStep(2, { zipCode: '80202' });
  const sorry = zipSentences('80202', '').elsewhere;
  expect(input('ZIP code')).toHaveAccessibleDescription(expect.stringContaining(sorry));
  // Sighted visitors read it only in the panel with the price.
  expect(screen.getByText(sorry, { selector: '[role=status] *' })).toHaveClass('sr-only');
  // On phones, a press on this opens the panel with the price.
  await user.click(screen.getByText(sorry, { selector: 'button *' }));
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What the visit costs' })).not.toBeInTheDocument();
  expect(screen.queryByText(content.checkout.totalNote)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue' })).not.toHaveClass('bg-ember');
  await continueToReview(user);
  expect(screen.getByRole('button', { name: 'Confirm booking' })).not.toHaveClass('bg-ember');
  expect(screen.getAllByText(sorry)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(rowValue('Total')).toHaveTextContent('$92');
  const { warranty, discount, cancellation } = content.checkout;
  for (const promise of [warranty, discount, cancellation])
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  await confirm(user);
  expect(screen.getByText(sorry)).toBeVisible();
});

test.each([
  ['a day off', { preferredDate: '2026-12-25' }, dateField, timeGroup],
  ['a time that is over', { preferredDate: '2026-11-30', preferredTime: 'morning' }, timeGroup, dateField],
])('the caveat about %s is only next to the answer to change', async (_what, answers, at, other) => {
  await openStep(2, answers, { changes: { closedDates: closedOn('2026-12-25'), emergency: undefined } });
  expect(at()).toHaveAccessibleDescription();
  expect(other()).not.toHaveAccessibleDescription();
});

test('on a day off, what the form says about today doesn’t change with the time', async () => {
  const changes = { closedDates: closedOn('2026-12-01') };
  const user = await openStep(2, { preferredDate: '2026-12-01' }, { changes });
  const aboutToday = screen.getByText(/December 1,/).textContent;
  await user.click(screen.getByRole('radio', { name: /as soon as possible/ }));
  await waitFor(() => expect(timeGroup()).toHaveAccessibleDescription(/\$149/));
  expect(dateField()).toHaveAccessibleDescription(aboutToday);
});

test('the price of a time outside the hours comes first in the form, the review, and the request', async () => {
  const user = await openStep(2, { zipCode: '55405' });
  const caveat = /Saturday evening.*\$149/;
  const price = /\$149/;
  fireEvent.change(dateField(), { target: { value: '2026-12-05' } });
  expect(screen.queryByText(caveat)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Evening .*\$149/ }));
  await waitFor(() => expect(timeGroup()).toHaveAccessibleDescription(caveat));
  expect(ownPrice()).toHaveTextContent(price);
  await continueToReview(user);
  expect(underStep(await shownStep(3))).toHaveTextContent(/^$/);
  // The caveat appears once, next to the time.
  expect(screen.getByText(caveat).closest('dd')).toHaveTextContent(/^Evening/);
  expect(ownPrice()).toHaveTextContent(price);
  await confirm(user);
  expect(ownPrice()).toHaveTextContent(price);
});

const number = business.phone.replaceAll(/\W/g, '\\$&');

test.each([
  ['in the morning', morning, {}, `9\\sPM.*${number}`],
  ['at night', night, {}, `${number}.*7\\sAM`],
  ['at night, without emergencies', night, { emergency: undefined }, '^[^(]*7\\sAM'],
])('step 2 says whether the shop is open, and when to call: %s', async (_when, time, changes, facts) => {
  setTime(time);
  await openStep(2, {}, { changes });
  expect(underStep(await shownStep(2))).toHaveTextContent(new RegExp(facts));
});

describe('at 9:40 PM on a Tuesday', () => {
  beforeEach(() => setTime(night));

  test('the price of an emergency follows the clock until the request is sent, and then stays', async () => {
    const user = await openStep(3, { preferredTime: 'asap' });
    expect(ownPrice()).toHaveTextContent('$149');
    await confirm(user);
    expect(openedApps).toEqual([expect.stringContaining('tel:')]);
    await press(openAgain('/checkout?step=3', nextMorning).user, 'I called');
    expect(screen.queryByText(/\$149/)).not.toBeInTheDocument();
    openAgain('/checkout?step=3', '2026-12-03T03:40:00Z');
    expect(await screen.findByRole('button', { name: 'Show full request' })).toBeVisible();
    expect(screen.queryByText(/\$149/)).not.toBeInTheDocument();
  });

  test('if the day of a request passes before Confirm, no app opens, and step 2 asks for another date', async () => {
    const user = await openStep(3, { preferredDate: '2026-12-01' });
    await user.click(terms());
    setTime(nextMorning);
    await press(user, 'Confirm booking');
    await shownStep(2);
    expect(openedApps).toEqual([]);
    expect(dateField()).toHaveFocus();
    expect(dateField()).toBeInvalid();
  });

  test.each([
    ['is opened again the next day', { preferredDate: '2026-12-02', preferredTime: 'evening' }, true],
    // It couldn't wait, so there was no visit for a calendar.
    ['stays open overnight', { preferredDate: '2026-12-01' }, false],
  ])('an unsent request that %s is too late, and asks for a call', async (_how, answers, isReopened) => {
    const user = await openStep(3, { zipCode: '55405', ...answers });
    await confirm(user);
    const later = '2026-12-03T15:00:00Z';
    if (isReopened) openAgain('/checkout?step=3', later);
    else setTime(later);
    expect(await screen.findByRole('link', { name: `Call ${business.phone}` })).toBeVisible();
    await press(user, /^I (sent it|called)/);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  test('a time of today that is over can’t be chosen, unless it was chosen before', async () => {
    await openStep(2, { preferredDate: '2026-12-01', preferredTime: 'morning' });
    expect(timeGroup()).toHaveAccessibleDescription();
    const enabled = times().filter(({ disabled }) => !disabled);
    expect(enabled.map(({ value, checked }) => [value, checked])).toEqual([
      ['morning', true],
      ['asap', false],
    ]);
  });
});

test.each([
  ['a call, without its number', 'Call', 'I called', 0],
  ['a text, with its number', 'Text', 'I sent it', 1],
])('Book Now starts a new request, and offers the last one: %s', async (_what, app, sent, numbers) => {
  const user = await openStep(3);
  await user.click(screen.getByRole('radio', { name: app }));
  await confirm(user);
  await press(user, sent);
  openAgain('/checkout');
  await shownStep(1);
  expect(screen.queryAllByText(/\b[A-Z\d]{3}-[A-Z\d]{3}\b/)).toHaveLength(numbers);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  await press(user, 'Show request');
  expect(await screen.findByRole('button', { name: 'Show full request' })).toBeVisible();
  expect(screen.queryAllByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/, { selector: 'strong' })).toHaveLength(numbers);
});
