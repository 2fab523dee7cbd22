/** @jest-environment jsdom */
import fc from 'fast-check';
import { informationFields, type RawInformation } from '@/lib/booking/fields';
import type { Step } from '@/lib/booking/journey';
import { serviceIds, type ServiceId } from '@/lib/content/services';
import { emptyAnswers } from '@/lib/forms/field';
import type { BookingBrowser } from './booking-browser';
import { createBookingStore } from './booking-store';
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

/** A browser with a history and a storage of its own, which outlive the page, as a tab's do. */
function createTab({ search = '', isBlocked = false, tapped = '' } = {}) {
  const entries: { step: Step | undefined; from: Step | undefined }[] = [
    { step: undefined, from: undefined },
  ];
  let at = 0;
  let references = 0;
  const kept = new Map<string, string>();
  const onMove = new Set<() => void>();
  const present = () => entries[at] ?? { step: undefined, from: undefined };
  const go = (by: number) => {
    if (!entries[at + by]) return;
    at += by;
    onMove.forEach((listener) => listener());
  };
  const history: HistoryEntries = {
    step: () => present().step,
    cameFrom: () => present().from,
    replace: (step) => void (entries[at] = { step, from: present().from }),
    push: (step, from) => void entries.splice((at += 1), entries.length, { step, from }),
    back: () => go(-1),
  };
  const browser = (): BookingBrowser => ({
    openStorage: () => {
      if (isBlocked) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      };
    },
    entries: history,
    search: () => (present().step === undefined ? search : ''),
    firstTap: () => tapped,
    now: () => new Date('2031-03-08T18:00:00Z'),
    isEmail: (value) => value.includes('@'),
    afterPaint: (act) => act(),
    makeReference: () => `RK7-4M${'XYZFHJKMPRTW'[(references += 1) % 12]}`,
  });
  return {
    browser,
    references: () => references,
    entries: () => entries.map(({ step }) => step),
    present: () => present().step,
    go,
    /** Loads the page: a new store on the same tab, with the form that step 2 shows. */
    load() {
      const store = createBookingStore(serviceIds, browser);
      onMove.clear();
      onMove.add(store.traverse);
      store.read();
      store.start();
      let form = store.read().draft.information;
      let detach: (() => void) | undefined;
      // Step 2 brings its form along, made from the draft; the other steps have none.
      const render = () => {
        const { step, information } = store.read().draft;
        if (step !== 2) {
          detach?.();
          detach = undefined;
        } else if (!detach) {
          form = information;
          detach = store.attachForm(() => ({ ...form }));
        }
      };
      store.subscribe(render);
      render();
      return {
        ...store,
        step: () => store.read().draft.step,
        type(change: Partial<RawInformation>) {
          form = { ...form, ...change };
          store.keep();
        },
        /** What autofill puts in, without an event. */
        fillSilently: (change: Partial<RawInformation>) => void (form = { ...form, ...change }),
      };
    },
  };
}

test('a tap from before the page was alive is a move to step 2 that Back undoes', () => {
  const tab = createTab({ tapped: 'microwave' });
  const page = tab.load();
  expect(page.step()).toBe(2);
  expect(page.read().draft.serviceId).toBe('microwave');
  page.back();
  expect(page.step()).toBe(1);
});

test('a press in the very moment in which the page comes to life is a move that Back undoes', () => {
  const tab = createTab();
  const store = createBookingStore(serviceIds, tab.browser);
  store.choose('microwave');
  store.start();
  expect([store.read().draft.step, tab.entries()]).toEqual([2, [1, 2]]);
});

test('a second press of the same button finds another step and does nothing', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.type(complete);
  page.next();
  page.next();
  expect([page.step(), tab.entries()]).toEqual([3, [2, 3]]);
  page.confirm();
  page.confirm();
  expect(tab.references()).toBe(1);
  page.choose('microwave');
  expect(page.read().draft.serviceId).toBe('dishwasher');
});

test('what autofill put in without a word counts at Continue and at Back', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.fillSilently(complete);
  page.back();
  expect(tab.load().read().draft.information).toEqual(complete);
});

test('cleared answers are gone from the tab, and Undo brings back all of them with their step', () => {
  const tab = createTab({ search: '?service=dishwasher' });
  const page = tab.load();
  page.type(complete);
  page.next();
  page.clear();
  expect(tab.load().read().draft.serviceId).toBeUndefined();
  page.undo();
  expect([page.step(), page.read().draft.information]).toEqual([3, complete]);
});

type Act = { name: string; value?: string };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ name: fc.constant('choose'), value: fc.constantFrom(...serviceIds) }),
  // An e-mail input never holds blanks at its ends, so none are typed here.
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
    )
    .map((name) => ({ name })),
);

test('whatever is done in whatever order: no step out of reach, no answer lost, no reference for less than everything', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.boolean(), (acts, isBlocked) => {
      const tab = createTab({ isBlocked });
      let page = tab.load();
      for (const { name, value = '' } of acts) {
        const before = page.read().draft;
        const service = serviceIds.find((id): id is ServiceId => id === value);
        if (name === 'choose' && service) page.choose(service);
        if (name === 'type' && before.step === 2) page.type({ email: value });
        if (name === 'complete' && before.step === 2) page.type(complete);
        if (name === 'next') page.next();
        if (name === 'back') page.back();
        if (name === 'confirm') page.confirm();
        if (name === 'reload' && !isBlocked) page = tab.load();
        if (name === 'browser back') tab.go(-1);
        if (name === 'forward') tab.go(1);
        if (name === 'clear') page.clear();
        if (name === 'undo') page.undo();
        if (name === 'change') page.change(2, 'city');

        const { draft } = page.read();
        const isComplete = draft.information.email.includes('@') && draft.information.city !== '';
        // The address tells the truth.
        expect(tab.present()).toBe(draft.step);
        if (draft.step > 1) expect(draft.serviceId).toBeDefined();
        if (draft.step === 3) expect(isComplete).toBe(true);
        if (name !== 'confirm' && name !== 'undo' && !before.reference)
          expect(draft.reference).toBeUndefined();
        if (!['type', 'complete', 'clear', 'undo'].includes(name)) {
          expect(draft.information).toEqual(before.information);
        }
      }
    }),
  );
});
