/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ComponentProps, type ReactNode } from 'react';
import { CityContext } from '@/components/location/city';
import { siteContent } from '@/lib/content/load';
import { writeDraft } from '@/lib/booking/draft';
import type { RawInformation } from '@/lib/booking/fields';
import type { PriceRules } from '@/lib/booking/visit-price';
import { sampleInformation } from '@/lib/booking/sample-answers.test-helper';
import { openedApps } from '@/components/request/apps.test-helper';
import { stateCodes } from '@/lib/area/states';
import type { Reach } from '@/lib/location/within-reach';
import { createCityStore, type CityStore } from '@/lib/location/store';
import { BookingWizard } from './booking-wizard';
import { weekdays } from '@/lib/hours/dates';

const content = siteContent();

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/checkout');
  // jsdom has no scrolling and no media queries.
  window.scrollTo = () => {};
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), configurable: true });
});

/** Closed on weekends by 5 PM, when the evening begins. */
const rules = {
  hours: [
    { days: weekdays.slice(0, 5), opens: '07:00', closes: '21:00' },
    { days: weekdays.slice(5), opens: '08:00', closes: '17:00' },
  ],
  closedDates: [],
  statesServed: stateCodes.slice(0, 2),
  zips: ['55405', '55731'],
  areaCount: '2 towns',
  taxPercent: 8,
  taxPercentByState: [{ state: 'ND' as const, percent: 5 }],
};

type PageProps = {
  texts?: typeof content.checkout;
  cityStore?: CityStore;
  reach?: Reach;
  changes?: Partial<PriceRules>;
};

function Page({ texts = content.checkout, cityStore = createCityStore(), reach, changes = {} }: PageProps) {
  const { business, firstAid, services, pages } = content;
  return (
    <CityContext value={{ store: cityStore, reach }}>
      <BookingWizard
        texts={texts}
        firstAid={firstAid}
        business={business}
        services={services}
        rules={{ ...business, ...rules, ...changes }}
        pageTitle={pages.checkout.title}
      />
    </CityContext>
  );
}

function open(props?: ComponentProps<typeof Page>) {
  render(<Page {...props} />);
  return userEvent.setup();
}

async function toStep2(props?: Parameters<typeof open>[0]) {
  const user = open(props);
  await user.click(screen.getByRole('button', { name: /^Dishwasher Repair/ }));
  return user;
}

test('a request is confirmed only once the terms are accepted, and then the app opens with it', async () => {
  const user = await toStep3();
  await user.click(screen.getByRole('radio', { name: 'Text' }));
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  expect(screen.getByRole('checkbox', { name: /^I agree to the/ })).toBeInvalid();
  // The schema asks for the terms too, where native checks are off.
  fireEvent.submit(screen.getByRole('button', { name: 'Confirm booking' }).closest('form') ?? document);
  await waitFor(() => expect(screen.getByText('Step 3 of 3')).toBeVisible());
  expect(screen.getByRole('checkbox', { name: /^I agree to the/ })).toBeInvalid();
  await user.click(screen.getByRole('checkbox', { name: /^I agree to the/ }));
  expect(screen.getByRole('checkbox', { name: /^I agree to the/ })).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  expect(openedApps).toEqual([expect.stringContaining('sms:')]);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Last step: press Send in your messaging app.' }),
  ).toHaveFocus();
});

/** What screen readers are told just now. */
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('Clear my answers clears everything and can be undone, and each is announced', async () => {
  const user = await toStep2();
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  await user.click(screen.getByRole('button', { name: 'Clear my answers' }));
  expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
  expect(announced()).toContain('We cleared your answers.');
  await user.tab();
  expect(screen.getByRole('button', { name: /Undo/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('First name')).toHaveValue('Ana');
  expect(announced()).toContain('We put your answers back.');
});

/** A look-up of the visitor's city that ends when the test says so. */
function lookUp() {
  const cityStore = createCityStore();
  const listeners = new Set<() => void>();
  let found = cityStore.read();
  return {
    cityStore: {
      ...cityStore,
      read: () => found,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    finds: (city: string) =>
      act(() => {
        found = { ...found, city, state: 'Minnesota', country: 'United States', loading: false };
        listeners.forEach((listener) => listener());
      }),
  };
}

test('a city found by its look-up is filled in with its state, and that is announced', async () => {
  const { cityStore, finds } = lookUp();
  await toStep2({ cityStore });
  // A look-up that knows only the state gives its name for the city's.
  finds('Minnesota');
  expect(screen.getByLabelText('City')).toHaveValue('');
  finds('Duluth');
  expect(screen.getByLabelText('City')).toHaveValue('Duluth');
  expect(screen.getByLabelText('State')).toHaveValue('MN');
  expect(announced()).toContainEqual(expect.stringMatching(/^We filled in your city and state/));
});

test.each(['City', 'State'])(
  'a city found late is never written while the visitor is in %s',
  async (label) => {
    const { cityStore, finds } = lookUp();
    const user = await toStep2({ cityStore });
    await user.click(screen.getByLabelText(label));
    finds('Duluth');
    expect(screen.getByLabelText('City')).toHaveValue('');
  },
);

test('a city found late never replaces a city or state that the visitor gave, nor fills in half of it', async () => {
  const { cityStore, finds } = lookUp();
  const user = await toStep2({ cityStore });
  const place = () => ['City', 'State'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  await user.selectOptions(screen.getByLabelText('State'), 'WI');
  await user.click(screen.getByLabelText('First name'));
  finds('Duluth');
  expect(place()).toEqual(['', 'WI']);
  await user.selectOptions(screen.getByLabelText('State'), '');
  await user.type(screen.getByLabelText('City'), 'Ely');
  await user.click(screen.getByLabelText('First name'));
  finds('Cloquet');
  expect(place()).toEqual(['Ely', '']);
});

/** What a tab keeps at a reload of a step: answers, of which these are not the sample's, and the address. */
function keepDraft(answers: Partial<RawInformation> = {}, step = 3) {
  writeDraft({ serviceId: 'dishwasher', answers: { ...sampleInformation, ...answers } });
  window.history.replaceState(null, '', `/checkout?step=${step}`);
}

/** Opens the wizard on step 3, as after a reload. */
async function toStep3(options?: Parameters<typeof open>[0]) {
  keepDraft();
  const user = open(options);
  await screen.findByText('Step 3 of 3');
  return user;
}

const confirm = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('checkbox', { name: /^I agree to the/ }));
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  return (await screen.findByText(/^[A-Z\d]{3}-[A-Z\d]{3}$/)).textContent;
};

test('what is typed or chosen is kept soon, while the visitor is still at it', async () => {
  const user = await toStep2();
  await user.click(screen.getByRole('button', { name: 'Leaks' }));
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await waitFor(() => expect(sessionStorage.getItem('booking')).toMatch(/Leaks.*Ana/));
});

/** Stands for the error page. */
class Catch extends Component<{ children: ReactNode }> {
  override state = { hasError: false };
  static getDerivedStateFromError = () => ({ hasError: true });
  override render = () => (this.state.hasError ? 'It crashed.' : this.props.children);
}

test('a crash in the middle of step 2 loses nothing that was typed, up to the last letter', async () => {
  let isBroken = false;
  const texts = {
    ...content.checkout,
    get totalNote() {
      if (isBroken) throw new Error('On purpose.');
      return 'An estimate.';
    },
  };
  keepDraft({}, 2);
  const page = <Page texts={texts} />;
  render(<Catch>{page}</Catch>, { onCaughtError: () => {} });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First name'), 'Ana');
  isBroken = true;
  await user.type(screen.getByLabelText(/^Problem description/), 'x');
  expect(screen.getByText('It crashed.')).toBeVisible();
  isBroken = false;
  cleanup();
  open();
  expect(await screen.findByLabelText('First name')).toHaveValue('AdaAna');
  expect(screen.getByLabelText(/^Problem description/)).toHaveValue('x');
});

const timeGroup = () => screen.getByRole('group', { name: 'Preferred time (optional)' });
const times = () => within(timeGroup()).getAllByRole<HTMLInputElement>('radio');
const chosenTime = () => times().find(({ checked }) => checked)?.value;

test('a symptom’s button adds its words to the problem and takes them out, and danger asks to call first', async () => {
  const user = await toStep2();
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
  const user = open();
  await user.click(screen.getByRole('button', { name: /^Oven/ }));
  await user.click(screen.getByRole('button', { name: 'Smell of gas' }));
  const call = within(screen.getByText(/^Go outside, then call 911/)).getByRole('link');
  expect(call).toHaveAttribute('href', 'tel:911');
});

test('a stored state that we no longer serve is asked for again, and no tax of its own is named', async () => {
  keepDraft({ state: 'ND' }, 2);
  const user = open();
  expect(await screen.findByLabelText('State')).toHaveValue('');
  expect(screen.getByText('Estimated tax (8%)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText('State')).toBeInvalid();
  await user.selectOptions(screen.getByLabelText('State'), 'WI');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Step 3 of 3')).toBeInTheDocument();
});

test('what a program fills in and submits, without an event or a press, is what step 3 has', async () => {
  keepDraft({ city: '' }, 2);
  open();
  const city = await screen.findByLabelText<HTMLInputElement>('City');
  city.value = 'Duluth';
  fireEvent.submit(city.form ?? document);
  expect(await screen.findByText('Step 3 of 3')).toBeInTheDocument();
  expect(screen.getByText(/Duluth, MN/)).toBeInTheDocument();
});

test('an unusual phone number or ZIP code gets a hint, and blocks nobody', async () => {
  const user = await toStep3();
  const outsideArea = /is outside our 2 towns\. A visit there can cost more/;
  expect(screen.getByText(outsideArea).closest('dd')).toHaveTextContent(/^418 Loonlight Lane/);
  await user.click(screen.getByRole('link', { name: 'Change service address' }));
  expect(await screen.findByLabelText('ZIP code')).toHaveAccessibleDescription(outsideArea);
  expect(screen.getByLabelText(/^Street address/)).toHaveFocus();
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '555');
  expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription(/10-digit/);
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/10-digit/));
  expect(announced().filter((status) => /10-digit/.test(status))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Step 3 of 3')).toBeInTheDocument();
});

test('a visitor who is far away reads to call, unless the ZIP code is on our list', async () => {
  const shop = { latitude: 44.95, longitude: -93.3 };
  const reach: Reach = { statesServed: ['MN'], radiusMiles: 50, shop, cities: [] };
  const store = createCityStore();
  const duluth = { ...store.read(), city: 'Duluth', state: 'Minnesota', latitude: 46.79, longitude: -92.1 };
  keepDraft({ zipCode: '55802' }, 2);
  const user = open({ cityStore: { ...store, read: () => duluth }, reach });
  const zip = await screen.findByLabelText('ZIP code');
  expect(zip).toHaveAccessibleDescription(/55802 may be too far for us, so call us to be sure\.$/);
  await user.clear(zip);
  await user.type(zip, '55405');
  await waitFor(() => expect(zip).not.toHaveAccessibleDescription(/far/));
});

test('a visitor from where we don’t go reads so once, in the place of the price, and can call or go on', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T16:00:00Z'), advanceTimers: true });
  keepDraft({ zipCode: '80202' }, 2);
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  open();
  const sorry = 'Sorry, 80202 is outside our service area.';
  expect(await screen.findByLabelText('ZIP code')).toHaveAccessibleDescription(new RegExp(sorry));
  // On phones, a press on this opens the panel with the price.
  await user.click(screen.getByText(sorry, { selector: 'button *' }));
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Emergency|As soon)/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Step 3 of 3');
  expect(screen.getAllByText(/outside our service area/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
  expect(screen.getByText('In our area').nextSibling).toBeVisible();
  expect(screen.getByText('Total').nextSibling).toHaveTextContent('$92');
  for (const rule of [/^To cancel/, /off/, /warranty/])
    expect(screen.queryByText(rule)).not.toBeInTheDocument();
  await confirm(user);
  expect(screen.getByText(sorry)).toBeVisible();
  jest.useRealTimers();
});

test.each([
  [
    '2026-12-01',
    'morning',
    /^It’s too late .* We can come on Wednesday, December 2, between 8\sAM and noon\.$/,
  ],
  ['2026-12-05', 'evening', /^We can’t come at that time\. We can come on Saturday, December 5,/],
])('a visitor who chose %s, %s, when nobody comes, reads what to choose instead', async (day, time, said) => {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T20:00:00Z'), advanceTimers: true });
  keepDraft({ preferredDate: day, preferredTime: time, zipCode: '55405' });
  open({ changes: { emergency: undefined } });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Confirm booking' })).toBeEnabled();
  jest.useRealTimers();
});

test('a price outside the hours leads in the form, the review and the request', async () => {
  keepDraft({ zipCode: '55405' }, 2);
  const user = open();
  const told = /^We come only for emergencies on Saturday evening/;
  const [from, leads] = [/from \$149 plus tax/, 'For the time you chose'];
  fireEvent.change(await screen.findByLabelText('Preferred date (optional)'), {
    target: { value: '2099-03-07' },
  });
  expect(screen.queryByText(told)).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Evening .* from \$149 plus tax/ }));
  expect(timeGroup()).toHaveAccessibleDescription(told);
  expect(screen.getByText(leads).nextSibling).toHaveTextContent(from);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Step 3 of 3');
  // Once, beside what it is about.
  expect(screen.getByText(told).closest('dd')).toHaveTextContent(/^Evening/);
  expect(screen.getByText(leads).nextSibling).toHaveTextContent(from);
  await confirm(user);
  expect(screen.getByText(leads).nextSibling).toHaveTextContent(from);
});

describe('at 9:40 PM on a Tuesday in Minnesota', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2026-11-25T03:40:00Z'), advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());
  const pressing = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const lead = () => screen.getByText('For the time you chose').nextSibling;

  test('an emergency costs more, and once it was sent, a reload the next morning doesn’t change that', async () => {
    keepDraft({ preferredTime: 'asap' });
    const user = pressing();
    const reloadAt = async (time: string) => {
      cleanup();
      jest.setSystemTime(Date.parse(time));
      open();
      await screen.findByText('Step 3 of 3');
    };
    open();
    await screen.findByText('Step 3 of 3');
    expect(screen.getByText(/before Wednesday at 7\sAM costs more/)).toBeVisible();
    await confirm(user);
    expect(openedApps).toEqual([expect.stringContaining('tel:')]);
    await reloadAt('2026-11-25T16:00:00Z');
    expect(screen.queryByText('For the time you chose')).not.toBeInTheDocument();
    await reloadAt('2026-11-26T03:40:00Z');
    expect(lead()).toHaveTextContent('from $149 plus tax');
    await user.click(screen.getByRole('button', { name: 'It didn’t dial' }));
    await user.click(screen.getByRole('link', { name: 'Text it to us' }));
    await user.click(screen.getByRole('button', { name: 'I sent it' }));
    await reloadAt('2026-11-26T16:00:00Z');
    expect(lead()).toHaveTextContent('from $149 plus tax');
  });

  test('by day a visit as soon as possible isn’t called an emergency, though the list has one', async () => {
    jest.setSystemTime(Date.parse('2026-11-25T16:00:00Z'));
    keepDraft({ preferredTime: '' }, 2);
    open();
    const user = pressing();
    await user.click(await screen.findByRole('button', { name: /^As soon as possible today .*\$92/ }));
    expect(chosenTime()).toBe('asap');
    expect(screen.getByRole('radio', { name: /^Emergency/, hidden: true })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Step 3 of 3');
    expect(screen.queryByText(/emergency/i)).not.toBeInTheDocument();
  });

  test('“when” is one answer: a button fills in the day and the time, and what none stands for unfolds', async () => {
    keepDraft({ preferredTime: '' });
    open();
    const user = pressing();
    await user.click(await screen.findByRole('link', { name: /^Change.* date/ }));
    const date = await screen.findByLabelText<HTMLInputElement>('Preferred date (optional)');
    expect(date).toBeVisible();
    const press = async (name: RegExp) => {
      await user.click(screen.getByRole('button', { name }));
      const pressed = screen.getAllByRole('button', { pressed: true });
      expect(pressed).toEqual([screen.getByRole('button', { name })]);
      return [date.value, chosenTime()];
    };
    // Nothing is chosen for the visitor.
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Any time');
    expect(await press(/^Tomorrow noon–5\sPM/)).toEqual(['2026-11-25', 'afternoon']);
    expect(await press(/^Emergency.* from \$149/)).toEqual(['2026-11-24', 'asap']);
    expect(screen.getByText(/before Wednesday at 7\sAM costs more/)).toBeVisible();
    expect(date).not.toBeVisible();
    fireEvent.change(date, { target: { value: '2026-12-01' } });
    expect(date).toBeVisible();
    expect(timeGroup()).toHaveAccessibleDescription(/is only for today\. Choose/);
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    fireEvent.change(date, { target: { value: '2026-11-01' } });
    fireEvent.submit(date.form ?? document);
    await waitFor(() => expect(date).toHaveAttribute('aria-invalid', 'true'));
    expect(await press(/^Any time/)).toEqual(['', '']);
    expect(date).toHaveAttribute('aria-invalid', 'false');
    expect(date).not.toBeVisible();
  });

  test('a request whose day passes before it is confirmed opens no app: step 2 says so at the date', async () => {
    keepDraft({ preferredDate: '2026-11-24' });
    open();
    const user = pressing();
    await user.click(await screen.findByRole('checkbox', { name: /^I agree to the/ }));
    jest.setSystemTime(Date.parse('2026-11-25T16:00:00Z'));
    await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
    expect(openedApps).toEqual([]);
    const date = screen.getByLabelText('Preferred date (optional)');
    expect(date).toHaveFocus();
    expect(date).toBeVisible();
    expect(date).toBeInvalid();
  });

  test.each([
    ['is opened again the next day', { preferredDate: '2026-11-25', preferredTime: 'evening' }, true],
    // It couldn't wait, so there was no visit for a calendar.
    ['stays open overnight', { preferredDate: '2026-11-24' }, false],
  ])('a request that waits to be sent and %s says that it is too late', async (_how, answers, isReopened) => {
    keepDraft({ zipCode: '55405', ...answers });
    const user = pressing();
    open();
    await screen.findByText('Step 3 of 3');
    await confirm(user);
    if (isReopened) cleanup();
    jest.setSystemTime(Date.parse('2026-11-26T15:00:00Z'));
    if (isReopened) open();
    expect(await screen.findByText(/^It’s too late for the time you chose/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^I (sent it|called)/ }));
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  test.each([
    ['in the morning', '2026-11-25T16:00:00Z', {}, /We’re open until 9\sPM\. Call us at \(\d+/],
    ['at night', '2026-11-25T03:40:00Z', {}, /In an emergency, call .* We open tomorrow at 7\sAM\./],
    [
      'at night, without emergencies',
      '2026-11-25T03:40:00Z',
      { emergency: undefined },
      /We’re closed\. We open tomorrow at 7\sAM\./,
    ],
  ])('step 2 %s says whether the shop is open', async (_when, now, changes, said) => {
    jest.setSystemTime(Date.parse(now));
    keepDraft({}, 2);
    open({ changes });
    await screen.findByText('Step 2 of 3');
    expect(document.body).toHaveTextContent(said);
  });

  test('a time of today that is over can’t be chosen; one chosen before stays, and says so', async () => {
    keepDraft({ preferredDate: '2026-11-24', preferredTime: 'morning' }, 2);
    open();
    const time = await screen.findByRole('group', { name: 'Preferred time (optional)' });
    expect(chosenTime()).toBe('morning');
    expect(time).toHaveAccessibleDescription(/^It’s too late/);
    // Any time, then the four.
    expect(times().map(({ disabled }) => disabled)).toEqual([true, false, true, true, false]);
  });
});

test('without the card fields, step 3 asks only for the terms', async () => {
  const user = await toStep3({ texts: { ...content.checkout, cardFields: false } });
  expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument();
  expect(await confirm(user)).toBeTruthy();
});

test('Book Now after a confirmed request starts a new one and offers the last one', async () => {
  const user = await toStep3();
  const reference = await confirm(user);
  cleanup();
  window.history.pushState(null, '', '/checkout');
  const again = open();
  expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
  expect(screen.getByText(`Your last request, ${reference}, is still in this tab.`)).toBeInTheDocument();
  await again.click(screen.getByRole('button', { name: 'Show request' }));
  expect(await screen.findByText(reference ?? '')).toBeInTheDocument();
});
