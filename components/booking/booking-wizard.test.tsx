/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { CityContext } from '@/components/location/city';
import { openedApps } from '@/components/request/apps.test-helper';
import { stateCodes } from '@/lib/area/states';
import { writeDraft } from '@/lib/booking/draft';
import type { RawInformation } from '@/lib/booking/fields';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import type { PriceRules } from '@/lib/booking/visit-price';
import { siteContent } from '@/lib/content/load';
import { weekdays } from '@/lib/hours/dates';
import { createCityStore, type CityStore, type DetectedLocation } from '@/lib/location/store';
import { BookingWizard } from './booking-wizard';

const content = siteContent();
// Tuesday, December 1, 2026, at 10 AM, and the next morning.
const morning = '2026-12-01T16:00:00Z';
const nextMorning = '2026-12-02T16:00:00Z';
const night = '2026-12-02T03:40:00Z';

const setTime = (time: string) => jest.setSystemTime(Date.parse(time));

beforeEach(() => {
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
  areas: [
    { city: 'Minneapolis', zips: ['55405'] },
    { city: 'Ely', zips: ['55731'] },
  ],
  areaCount: '2 towns',
  taxPercent: 8,
  taxPercentByState: [{ state: 'ND' as const, percent: 5 }],
};

type PageProps = {
  texts?: typeof content.checkout;
  cityStore?: CityStore;
  changes?: Partial<PriceRules>;
};

const noCity = createCityStore();

function Page({ texts = content.checkout, cityStore = noCity, changes = {} }: PageProps) {
  const { business, firstAid, services, pages } = content;
  return (
    <CityContext value={{ store: cityStore }}>
      <BookingWizard
        texts={texts}
        firstAid={firstAid}
        business={{ ...business, ...testShop, ...changes }}
        services={services}
        pageTitle={pages.checkout.title}
      />
    </CityContext>
  );
}

const newUser = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const press = (user: UserEvent, name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const shownStep = (number: number) => screen.findByText(`Step ${number} of 3`);

function open(props?: PageProps) {
  const { rerender } = render(<Page {...props} />);
  return { user: newUser(), rerender: (changed: PageProps) => rerender(<Page {...changed} />) };
}

async function chooseDishwasher(props?: PageProps) {
  const page = open(props);
  await press(page.user, /^Dishwasher Repair/);
  return page;
}

/** Stores a draft for a reload on a step. Its answers are the sample's, except for these. */
function keepDraft(step: 2 | 3, answers: Partial<RawInformation> = {}) {
  writeDraft({ serviceId: 'dishwasher', answers: { ...sampleInformation, ...answers } });
  window.history.replaceState(null, '', `/checkout?step=${step}`);
}

/** Opens the wizard on a step, as after a reload. */
async function openStep(step: 2 | 3, answers: Partial<RawInformation> = {}, props?: PageProps) {
  keepDraft(step, answers);
  const { user } = open(props);
  await shownStep(step);
  return user;
}

async function continueToReview(user: UserEvent) {
  await press(user, 'Continue');
  await shownStep(3);
}

const terms = () => screen.getByRole('checkbox', { name: /^I agree to the/ });

async function confirm(user: UserEvent) {
  await user.click(terms());
  await press(user, 'Confirm booking');
  await waitFor(() => expect(screen.queryByText('Confirm booking')).not.toBeInTheDocument());
}

/** The status messages that screen readers announce. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const dateField = () => screen.getByLabelText<HTMLInputElement>('Preferred date (optional)');
const timeGroup = () => screen.getByRole('group', { name: 'Preferred time (optional)' });
const times = () => within(timeGroup()).getAllByRole<HTMLInputElement>('radio');
const chosenTime = () => times().find(({ checked }) => checked)?.value;

/** The value of a row of the price or of the request. */
const rowValue = (label: string) => screen.getByText(label).nextSibling;
const ownPrice = () => rowValue('For the time you chose');

test('Confirm requires the terms, and then opens the app with the request', async () => {
  const user = await openStep(3);
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  await press(user, 'Confirm booking');
  expect(terms()).toBeInvalid();
  // The schema also needs the terms, in case the browser doesn't validate.
  fireEvent.submit(screen.getByRole('button', { name: 'Confirm booking' }).closest('form') ?? document);
  await shownStep(3);
  expect(terms()).toBeInvalid();
  await user.click(terms());
  expect(terms()).toBeValid();
  await press(user, 'Confirm booking');
  expect(openedApps).toEqual([expect.stringContaining('sms:')]);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Last step: press Send in your messaging app.' }),
  ).toHaveFocus();
});

/** Records whether the browser shows a bubble for an invalid field, which it does unless the event is canceled. */
function watchBubbles() {
  const events: Event[] = [];
  const record = (event: Event) => void events.push(event);
  document.addEventListener('invalid', record, true);
  return () => {
    document.removeEventListener('invalid', record, true);
    return events.map(({ defaultPrevented }) => (defaultPrevented ? 'no bubble' : 'a bubble'));
  };
}

test('Continue shows each message only at its field, and moves the focus to the first wrong one', async () => {
  const user = await openStep(2, { city: '', phone: '' });
  const shownBubbles = watchBubbles();
  const [city, phone] = [screen.getByLabelText('City'), screen.getByLabelText('Phone')];
  await press(user, 'Continue');
  expect(city).toHaveFocus();
  for (const field of [city, phone]) expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(city).toHaveAccessibleDescription(/^City: ./);
  await user.type(city, 'Duluth');
  await press(user, 'Continue');
  expect(phone).toHaveFocus();
  expect(shownBubbles()).toEqual(['no bubble', 'no bubble', 'no bubble']);
});

test('Confirm without the terms shows the message only at the checkbox, which gets the focus', async () => {
  const user = await openStep(3);
  const shownBubbles = watchBubbles();
  await press(user, 'Confirm booking');
  expect(terms()).toHaveFocus();
  expect(terms()).toHaveAccessibleDescription(/./);
  expect(shownBubbles()).toEqual(['no bubble']);
});

test('Clear my answers clears everything, Undo puts it back, and both are announced', async () => {
  const { user } = await chooseDishwasher();
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await press(user, 'Clear my answers');
  await shownStep(1);
  expect(announced()).toContain('We cleared your answers.');
  await user.tab();
  expect(screen.getByRole('button', { name: /Undo/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('First name')).toHaveValue('Ana');
  expect(announced()).toContain('We put your answers back.');
});

/** A store that has found this place. */
function cityStoreAt(place: Partial<DetectedLocation>): CityStore {
  const found = { ...noCity.read(), state: 'Minnesota', country: 'United States', loading: false, ...place };
  return { ...noCity, read: () => found };
}

test('a detected city is filled in with its state, and that is announced', async () => {
  const { rerender } = await chooseDishwasher();
  // If a lookup finds only the state, its name is also the city's.
  rerender({ cityStore: cityStoreAt({ city: 'Minnesota' }) });
  expect(screen.getByLabelText('City')).toHaveValue('');
  rerender({ cityStore: cityStoreAt({ city: 'Duluth' }) });
  expect(screen.getByLabelText('City')).toHaveValue('Duluth');
  expect(screen.getByLabelText('State')).toHaveValue('MN');
  expect(announced()).toContainEqual(expect.stringMatching(/^We filled in your city and state/));
});

test.each<[what: string, act: (user: UserEvent) => Promise<void>, city: string, state: string]>([
  ['is about to type a city', (user) => user.click(screen.getByLabelText('City')), '', ''],
  ['is about to choose a state', (user) => user.click(screen.getByLabelText('State')), '', ''],
  ['has chosen a state', (user) => user.selectOptions(screen.getByLabelText('State'), 'WI'), '', 'WI'],
  ['has typed a city', (user) => user.type(screen.getByLabelText('City'), 'Ely'), 'Ely', ''],
])('a city that is detected while the visitor %s is not filled in', async (_what, act, city, state) => {
  const { user, rerender } = await chooseDishwasher();
  await act(user);
  if (city || state) await user.click(screen.getByLabelText('First name'));
  rerender({ cityStore: cityStoreAt({ city: 'Duluth' }) });
  expect(screen.getByLabelText('City')).toHaveValue(city);
  expect(screen.getByLabelText('State')).toHaveValue(state);
});

/** Shows a text instead of a crashed page, like the error page. */
class Catch extends Component<{ children: ReactNode }> {
  override state = { hasError: false };
  static getDerivedStateFromError = () => ({ hasError: true });
  override render = () => (this.state.hasError ? 'It crashed.' : this.props.children);
}

test('a crash in step 2 loses nothing that was chosen or typed, up to the last letter', async () => {
  let isBroken = false;
  const texts = {
    ...content.checkout,
    get totalNote() {
      if (isBroken) throw new Error('On purpose.');
      return 'An estimate.';
    },
  };
  keepDraft(2);
  const page = <Page texts={texts} />;
  render(<Catch>{page}</Catch>, { onCaughtError: () => {} });
  const user = newUser();
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await press(user, 'Leaks');
  isBroken = true;
  await user.type(screen.getByLabelText('ZIP code'), 'x');
  expect(screen.getByText('It crashed.')).toBeVisible();
  isBroken = false;
  cleanup();
  open();
  expect(await screen.findByLabelText('First name')).toHaveValue('AdaAna');
  expect(screen.getByLabelText(/^Problem description/)).toHaveValue('Leaks');
  expect(screen.getByLabelText('ZIP code')).toHaveValue('55408x');
});

test('the button of a symptom adds and removes its words, and a dangerous one asks for a call', async () => {
  const { user } = await chooseDishwasher();
  const problem = screen.getByLabelText(/^Problem description/);
  const water = screen.getByRole('button', { name: 'Water on the floor' });
  await user.type(problem, 'It hums');
  await user.click(water);
  expect(water).toHaveAttribute('aria-pressed', 'true');
  expect(problem).toHaveValue('It hums\nWater on the floor');
  const call = within(screen.getByText(/^Call us before you book/)).getByRole('link');
  expect(call).toHaveAccessibleName(`Call ${content.business.phone}`);
  // Below the button, so that the button doesn’t move when it is pressed.
  expect(call.compareDocumentPosition(water)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.click(water);
  expect(problem).toHaveValue('It hums');
  expect(call).not.toBeInTheDocument();
});

test('a visitor who smells gas is told to call 911, not the shop', async () => {
  const { user } = open();
  await press(user, /^Oven/);
  await press(user, 'Smell of gas');
  const call = within(screen.getByText(/^Go outside, then call 911/)).getByRole('link');
  expect(call).toHaveAttribute('href', 'tel:911');
});

test('a stored state that we no longer serve has to be chosen again, and its tax doesn’t apply', async () => {
  const user = await openStep(2, { state: 'ND' });
  const state = screen.getByLabelText('State');
  expect(state).toHaveValue('');
  expect(screen.getByText('Estimated tax (8%)')).toBeInTheDocument();
  await press(user, 'Continue');
  expect(state).toBeInvalid();
  await user.selectOptions(state, 'WI');
  await continueToReview(user);
});

test('step 3 has the answers that a program entered and submitted without an event', async () => {
  await openStep(2, { city: '' });
  const city = screen.getByLabelText<HTMLInputElement>('City');
  city.value = 'Duluth';
  fireEvent.submit(city.form ?? document);
  await shownStep(3);
  expect(screen.getByText(/Duluth, MN/)).toBeInTheDocument();
});

test('an unusual phone number or ZIP code gets a hint, and the visitor can go on', async () => {
  const user = await openStep(3);
  const outsideArea = /is outside our 2 towns\. A visit there can cost more/;
  expect(screen.getByText(outsideArea).closest('dd')).toHaveTextContent(/^418 Loonlight Lane/);
  await user.click(screen.getByRole('link', { name: 'Change service address' }));
  expect(await screen.findByLabelText('ZIP code')).toHaveAccessibleDescription(outsideArea);
  expect(screen.getByLabelText(/^Street address/)).toHaveFocus();
  const phone = screen.getByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '555');
  expect(phone).not.toHaveAccessibleDescription(/10-digit/);
  await waitFor(() => expect(phone).toHaveAccessibleDescription(/10-digit/));
  expect(announced().filter((status) => /10-digit/.test(status))).toHaveLength(1);
  await continueToReview(user);
});

test('a ZIP code outside our list says that a visit can cost more, until another one is typed', async () => {
  const user = await openStep(2, { zipCode: '55802' });
  const zip = screen.getByLabelText('ZIP code');
  expect(zip).toHaveAccessibleDescription(/55802 is outside our .* can cost more/);
  await user.clear(zip);
  await user.type(zip, '55405');
  await waitFor(() => expect(zip).not.toHaveAccessibleDescription(/cost more/));
});

test('outside our states, one sentence replaces the price, and the visitor can call or go on', async () => {
  const user = await openStep(2, { zipCode: '80202' });
  const sorry = 'Sorry, 80202 is outside our service area.';
  expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription(new RegExp(sorry));
  // Sighted visitors read it only in the panel with the price.
  expect(screen.getByText(sorry, { selector: '[role=status] *' })).toHaveClass('sr-only');
  // On phones, a press on this opens the panel with the price.
  await user.click(screen.getByText(sorry, { selector: 'button *' }));
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  for (const promise of ['What the visit costs', content.checkout.totalNote])
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  await continueToReview(user);
  expect(screen.getAllByText(/outside our service area/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(rowValue('In our area')).toBeVisible();
  expect(rowValue('Total')).toHaveTextContent('$92');
  for (const promise of [/^To cancel/, /off/, /warranty/])
    expect(screen.queryByText(promise)).not.toBeInTheDocument();
  await confirm(user);
  expect(screen.getByText(sorry)).toBeVisible();
});

test.each([
  ['a day off', { preferredDate: '2026-12-25' }, /^We’re closed that day/, ''],
  [
    'a time that is over',
    { preferredDate: '2026-11-30', preferredTime: 'morning' },
    '',
    /Choose another day\.$/,
  ],
])(
  'the caveat about %s is next to the answer to change, and nowhere else',
  async (_what, answers, onDay, onTime) => {
    const closedDates = [{ from: '2026-12-25', to: '2026-12-25', reason: 'Christmas' }];
    await openStep(2, answers, { changes: { closedDates, emergency: undefined } });
    expect(dateField()).toHaveAccessibleDescription(onDay);
    expect(timeGroup()).toHaveAccessibleDescription(onTime);
    expect(screen.getAllByText(/Choose another day\.$/)).toHaveLength(1);
  },
);

test('on a day off, what the form says about today doesn’t change with the time', async () => {
  const closedDates = [{ from: '2026-12-01', to: '2026-12-01', reason: 'Inventory' }];
  const user = await openStep(2, { preferredDate: '2026-12-01' }, { changes: { closedDates } });
  const aboutToday = /^We’re closed on .*, except for emergencies\./;
  expect(dateField()).toHaveAccessibleDescription(aboutToday);
  await user.click(screen.getByRole('radio', { name: /as soon as possible/ }));
  await waitFor(() => expect(timeGroup()).toHaveAccessibleDescription(/starts at \$149/));
  expect(dateField()).toHaveAccessibleDescription(aboutToday);
});

test('a visitor who chose a time that is over reads when we can come instead, and can confirm', async () => {
  setTime('2026-12-01T20:00:00Z');
  await openStep(3, { preferredDate: '2026-12-01', preferredTime: 'morning' });
  expect(screen.getByText(/^It’s too late .* We can come on Wednesday, December 2,/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm booking' })).toBeEnabled();
});

test('the price of a time outside the hours comes first in the form, the review, and the request', async () => {
  const user = await openStep(2, { zipCode: '55405' });
  const caveat = /^We come only for emergencies on Saturday evening/;
  const price = /from \$149 plus tax/;
  fireEvent.change(dateField(), { target: { value: '2026-12-05' } });
  expect(screen.queryByText(caveat)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Evening .* from \$149 plus tax/ }));
  await waitFor(() => expect(timeGroup()).toHaveAccessibleDescription(caveat));
  expect(ownPrice()).toHaveTextContent(price);
  await continueToReview(user);
  // The caveat appears once, next to the time.
  expect(screen.getByText(caveat).closest('dd')).toHaveTextContent(/^Evening/);
  expect(ownPrice()).toHaveTextContent(price);
  await confirm(user);
  expect(ownPrice()).toHaveTextContent(price);
});

test.each([
  ['in the morning', morning, {}, /We’re open until 9\sPM\. Call us at \(\d+/],
  ['at night', night, {}, /In an emergency, call .* We open tomorrow at 7\sAM\./],
  [
    'at night, without emergencies',
    night,
    { emergency: undefined },
    /We’re closed\. We open tomorrow at 7\sAM\./,
  ],
])('step 2 says whether the shop is open: %s', async (_when, time, changes, sentence) => {
  setTime(time);
  await openStep(2, {}, { changes });
  expect(document.body).toHaveTextContent(sentence);
});

describe('at 9:40 PM on a Tuesday', () => {
  beforeEach(() => setTime(night));

  async function reloadAt(time: string) {
    cleanup();
    setTime(time);
    open();
    await shownStep(3);
  }

  test('the price of an emergency follows the clock until the request is sent, and then stays', async () => {
    const user = await openStep(3, { preferredTime: 'asap' });
    expect(screen.getByText(/before 7\sAM on Wednesday starts at \$149/)).toBeVisible();
    await confirm(user);
    expect(openedApps).toEqual([expect.stringContaining('tel:')]);
    await reloadAt(nextMorning);
    expect(screen.queryByText('For the time you chose')).not.toBeInTheDocument();
    await reloadAt('2026-12-03T03:40:00Z');
    expect(ownPrice()).toHaveTextContent('from $149 plus tax');
    await press(user, 'It didn’t dial');
    await user.click(screen.getByRole('link', { name: 'Text it to us' }));
    await press(user, 'I sent it');
    await reloadAt('2026-12-03T16:00:00Z');
    expect(ownPrice()).toHaveTextContent('from $149 plus tax');
  });

  test('the day and the time are asked once, and nothing is chosen for the visitor', async () => {
    await openStep(2);
    const question = screen.getByRole('group', { name: 'When should we come?' });
    expect(within(question).queryByRole('button')).not.toBeInTheDocument();
    expect(within(question).getAllByLabelText('Preferred date (optional)')).toEqual([dateField()]);
    expect(within(question).getAllByRole('radio')).toEqual(times());
    for (const control of [dateField(), ...times()]) expect(control).toBeVisible();
    expect([dateField().value, chosenTime()]).toEqual(['', '']);
  });

  test('if the day of a request passes before Confirm, no app opens, and step 2 asks for another date', async () => {
    const user = await openStep(3, { preferredDate: '2026-12-01' });
    await user.click(terms());
    setTime(nextMorning);
    await press(user, 'Confirm booking');
    await shownStep(2);
    expect(openedApps).toEqual([]);
    expect(dateField()).toHaveFocus();
    expect(dateField()).toBeVisible();
    expect(dateField()).toBeInvalid();
  });

  test.each([
    ['is opened again the next day', { preferredDate: '2026-12-02', preferredTime: 'evening' }, true],
    // It couldn't wait, so there was no visit for a calendar.
    ['stays open overnight', { preferredDate: '2026-12-01' }, false],
  ])('an unsent request that %s says that it is too late', async (_how, answers, isReopened) => {
    const user = await openStep(3, { zipCode: '55405', ...answers });
    await confirm(user);
    const later = '2026-12-03T15:00:00Z';
    if (isReopened) await reloadAt(later);
    else setTime(later);
    expect(await screen.findByText(/^It’s too late for the time you chose/)).toBeVisible();
    await press(user, /^I (sent it|called)/);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  test('a time of today that is over can’t be chosen; one that was chosen before stays, with a caveat', async () => {
    await openStep(2, { preferredDate: '2026-12-01', preferredTime: 'morning' });
    expect(chosenTime()).toBe('morning');
    expect(timeGroup()).toHaveAccessibleDescription(/^It’s too late/);
    const disabled = times().map((time) => [time.value, time.disabled]);
    expect(disabled).toEqual([
      ['', true],
      ['morning', false],
      ['afternoon', true],
      ['evening', true],
      ['asap', false],
    ]);
  });
});

test('without the card fields, step 3 asks only for the terms, and says that this books nothing yet', async () => {
  const texts = { ...content.checkout, cardFields: false };
  const user = await openStep(3, {}, { texts });
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Confirm booking' })).toHaveAccessibleDescription(
    /isn’t booked until we confirm/,
  );
  await confirm(user);
});

test('after a call, Book Now offers the last request without a number', async () => {
  const user = await openStep(3);
  await user.click(screen.getByRole('radio', { name: 'Call' }));
  await confirm(user);
  cleanup();
  window.history.pushState(null, '', '/checkout');
  open();
  await shownStep(1);
  expect(screen.getByText('Your last request is still in this tab.')).toBeInTheDocument();
});

test('Book Now after a confirmed request starts a new one and offers the last one', async () => {
  const first = await openStep(3);
  await confirm(first);
  await press(first, 'I sent it');
  const shown = await screen.findByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/, { selector: 'strong' });
  const reference = shown.textContent ?? '';
  cleanup();
  window.history.pushState(null, '', '/checkout');
  const { user } = open();
  await shownStep(1);
  expect(screen.getByText(`Your last request, ${reference}, is still in this tab.`)).toBeInTheDocument();
  await press(user, 'Show request');
  expect(await screen.findByText(reference, { selector: 'strong' })).toBeInTheDocument();
});
