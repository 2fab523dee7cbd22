/** @jest-environment jsdom */
import fc from 'fast-check';
import { safeParse } from 'zod/v4/core';
import { informationFields, informationSchema, type RawInformation } from '@/lib/booking/fields';
import type { Step } from '@/lib/booking/journey';
import { serviceIds, type ServiceId } from '@/lib/content/services';
import { emptyAnswers } from '@/lib/forms/field';
import { createBookingStore, type BookingBrowser } from './booking-store';
import type { HistoryEntries } from './history-entries';

const complete: RawInformation = {
  ...emptyAnswers(informationFields),
  firstName: 'Ana',
  lastName: 'Li',
  email: 'ana@example.com',
  phone: '612 555 0188',
  address: '1 Main St',
  city: 'Ely',
  state: 'MN',
  zipCode: '55731',
};

/** A fake tab: history and storage that survive a reload. */
function createTab({ search = '', isBlocked = false } = {}) {
  const entries: { step: Step | undefined; from: Step | undefined }[] = [
    { step: undefined, from: undefined },
  ];
  let at = 0;
  const kept = new Map<string, string>();
  const onMove = new Set<() => void>();
  const present = () => entries[at] ?? { step: undefined, from: undefined };
  const go = (by: number) => {
    if (!entries[at + by]) return;
    at += by;
    onMove.forEach((listener) => listener());
  };
  const history: HistoryEntries = {
    search: () => (present().step === undefined ? search : ''),
    step: () => present().step,
    cameFrom: () => present().from,
    replace: (step) => void (entries[at] = { step, from: present().from }),
    push: (step, from) => void entries.splice((at += 1), entries.length, { step, from }),
    back: () => go(-1),
  };
  const browser: BookingBrowser = {
    openStorage: () => {
      if (isBlocked) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      };
    },
    entries: history,
    now: () => new Date('2031-03-08T18:00:00Z'),
    isEmail: (value) => value.includes('@'),
  };
  return {
    /** Everything in the tab's storage. */
    stored: () => [...kept.values()].join(),
    entries: () => entries.map(({ step }) => step),
    present: () => present().step,
    go,
    /** Loads the page: a new store in the same tab, with the form of step 2. */
    load() {
      const store = createBookingStore(serviceIds, browser);
      onMove.clear();
      onMove.add(store.traverse);
      store.open();
      let form = store.getState().booking.answers;
      let disconnect: (() => void) | undefined;
      // Only step 2 has a form; it starts with the answers of the draft.
      const render = () => {
        const { step, answers } = store.getState().booking;
        if (step !== 2) {
          disconnect?.();
          disconnect = undefined;
        } else if (!disconnect) {
          form = answers;
          disconnect = store.connectForm(() => ({ ...form }));
        }
      };
      store.subscribe(render);
      render();
      return {
        ...store,
        booking: () => store.getState().booking,
        step: () => store.getState().booking.step,
        reference() {
          const { booking } = store.getState();
          return booking.step === 3 ? booking.reference : undefined;
        },
        type(change: Partial<RawInformation>) {
          form = { ...form, ...change };
          store.collectSoon();
        },
        /** Autofill that fires no event. */
        fillSilently: (change: Partial<RawInformation>) => void (form = { ...form, ...change }),
        /** Presses Continue: it does nothing while the form is invalid. */
        continue() {
          const { data } = safeParse(informationSchema(store.getState().rules), form);
          if (data) store.continueWith(data);
        },
      };
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a double press does nothing the second time, because the step has changed', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.type(complete);
  page.continue();
  page.continue();
  expect([page.step(), tab.entries()]).toEqual([3, [2, 3]]);
  page.confirm();
  const reference = page.reference();
  page.confirm();
  expect(page.reference()).toBe(reference);
  page.choose('microwave');
  expect(page.booking().serviceId).toBe('dishwasher');
});

test('Continue and Back keep what autofill filled in without an event', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.fillSilently(complete);
  page.back();
  expect(tab.load().booking().answers).toEqual(complete);
});

test('the draft is saved when the visitor pauses typing, and at once on leaving the page', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.type({ firstName: 'An' });
  jest.advanceTimersByTime(200);
  page.type({ firstName: 'Ana' });
  jest.advanceTimersByTime(200);
  expect(tab.stored()).not.toContain('An');
  jest.advanceTimersByTime(100);
  expect(tab.stored()).toContain('"Ana"');
  page.type({ firstName: 'Ana María' });
  page.collect();
  expect(tab.stored()).toContain('"Ana María"');
});

test('after a link with a service, the page’s Back and then the browser’s leave the wizard', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.back();
  expect([page.step(), tab.entries()]).toEqual([1, [1]]);
  page.choose('microwave');
  page.back();
  expect([page.step(), tab.entries()]).toEqual([1, [1, 2]]);
});

test('Back from a confirmed request leads to step 2, and Continue with the same answers returns to it', () => {
  const tab = createTab();
  const page = tab.load();
  page.choose('dishwasher');
  page.type(complete);
  page.continue();
  page.confirm();
  const reference = page.reference();
  page.back();
  expect(page.step()).toBe(2);
  page.continue();
  expect(page.reference()).toBe(reference);
  expect(tab.entries()).toEqual([1, 2, 3]);
});

test('clearing removes all answers from the tab, and Undo restores them and their step', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.type(complete);
  page.continue();
  page.clear();
  expect(tab.stored()).toBe('');
  page.undo();
  expect([page.step(), page.booking().answers]).toEqual([3, complete]);
});

type Act = { name: string; value?: string };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ name: fc.constant('choose'), value: fc.constantFrom(...serviceIds) }),
  // An email input never has spaces at its ends, so none are typed here.
  fc.record({ name: fc.constant('type'), value: fc.constantFrom('', 'Ely', 'a@b.c') }),
  fc
    .constantFrom(
      'next',
      'back',
      'confirm',
      'reload',
      'browser back',
      'forward',
      'complete',
      'clear',
      'undo',
      'change',
      'pause',
      'show last',
    )
    .map((name) => ({ name })),
);

test('whatever visitors do, in any order, no step is skipped, no answer is lost and the URL is right', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.boolean(), (acts, isBlocked) => {
      const tab = createTab({ isBlocked });
      let page = tab.load();
      for (const { name, value = '' } of acts) {
        const before = page.booking();
        const service = serviceIds.find((id): id is ServiceId => id === value);
        if (name === 'choose' && service) page.choose(service);
        if (name === 'type' && before.step === 2) page.type({ email: value });
        if (name === 'complete' && before.step === 2) page.type(complete);
        if (name === 'next' && before.step === 2) page.continue();
        if (name === 'back') page.back();
        if (name === 'confirm') page.confirm();
        if (name === 'pause') jest.advanceTimersByTime(300);
        if (name === 'reload' && !isBlocked) {
          page.collect();
          page = tab.load();
        }
        if (name === 'browser back') tab.go(-1);
        if (name === 'forward') tab.go(1);
        if (name === 'clear') page.clear();
        if (name === 'undo') page.undo();
        if (name === 'change') page.change(2, 'city');
        if (name === 'show last') page.showLast();

        const booking = page.booking();
        const isComplete = booking.answers.email.includes('@') && booking.answers.city !== '';
        expect(tab.present()).toBe(booking.step);
        if (booking.step > 1) expect(booking.serviceId).toBeDefined();
        if (booking.step === 3) expect(isComplete).toBe(true);
      }
    }),
  );
});
