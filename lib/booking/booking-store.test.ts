/** @jest-environment jsdom */
import fc from 'fast-check';
import { serviceIds, type ServiceId } from '@/lib/site/service-ids';
import { countCases } from '@/lib/text/cases.test-helper';
import { initialState, offeredRequest } from './booking-state';
import { BookingStore } from './booking-store';
import type { historyEntries } from './history-entries';
import {
  emptyInformation,
  informationNames as names,
  informationSchema,
  newRequestSchema,
  type RawInformation,
} from './information-fields';
import { sampleInformation as complete } from './sample-answers.test-helper';
import { stepBefore, stepOf, type Screen, type Step } from './steps';

/** Returns the answers as the form of step 2 gives them, or undefined while it is invalid. */
const readAnswers = (answers: RawInformation) => newRequestSchema('2026-03-09').safeParse(answers).data;

/** A tab with a fake history and the wizard's store. The history and the storage survive a reload. */
class Tab {
  store!: BookingStore;
  now = new Date('2026-03-09T18:00:00Z');
  /** The answers typed into the form of step 2 since it appeared. */
  private changes: Partial<RawInformation> = {};
  private entries: { step?: Step | undefined; from?: Step | undefined; search: string }[] = [];
  private at = -1;

  constructor(search = '') {
    sessionStorage.clear();
    this.follow(search);
  }

  private history: typeof historyEntries = {
    search: () => this.entry().search,
    step: () => this.entry().step,
    cameFrom: () => this.entry().from,
    replace: (step) => void (this.entries[this.at] = { step, from: this.entry().from, search: '' }),
    push: (step, from) => this.add({ step, from, search: '' }),
    back: () => this.travel(-1),
  };

  private entry = () => this.entries[this.at] ?? { search: '' };

  private add(entry: { step?: Step; from?: Step; search: string }) {
    this.entries.splice((this.at += 1), Infinity, entry);
  }

  /** Opens the page from a link in the same tab. */
  follow(search: string) {
    this.add({ search });
    this.reload();
  }

  reload() {
    this.store?.keep();
    this.store = new BookingStore(serviceIds, this.history, () => this.now);
    this.store.readFrom(this.answers);
    // After a move, the state has the typed answers.
    this.store.subscribe(() => (this.changes = {}));
    this.changes = {};
    this.store.restore();
  }

  travel(by: number) {
    if (!this.entries[this.at + by]) return;
    this.at += by;
    this.store.traverse();
  }

  type = (change: Partial<RawInformation>) => void Object.assign(this.changes, change);

  answers = () => ({ ...this.booking().answers, ...this.changes });

  /** Presses Continue, which does nothing while the form is invalid. */
  continue() {
    const answers = readAnswers(this.answers());
    if (answers) this.store.continueWith(answers);
  }

  booking = () => this.store.getState().booking;
  screen = () => this.booking().step;
  entryStep = () => this.entry().step;
}

/** Returns a tab on step 3, with a request for this day. */
function tabOnReview() {
  const tab = new Tab('?service=dishwasher');
  tab.type({ ...complete, preferredDate: '2026-03-09' });
  tab.continue();
  return tab;
}

test('once its date has passed, a request leads back to the date, unless it was confirmed at the price of that day', () => {
  for (const isConfirmed of [false, true]) {
    const tab = tabOnReview();
    const confirmedAt = '2026-03-09T17:59:00.000Z';
    if (isConfirmed) tab.store.confirm(new Date(confirmedAt));
    tab.now = new Date('2026-03-10T18:00:00Z');
    // The browser's Back and Forward.
    for (const by of [-1, 1]) tab.travel(by);
    const { booking, field } = tab.store.getState();
    if (isConfirmed) expect(booking).toMatchObject({ step: 'confirmed', confirmedAt });
    else expect([booking.step, field]).toEqual(['details', 'preferredDate']);
  }
});

test('the page’s Back leads to the previous step, even if the previous entry of the history is another', () => {
  const tab = tabOnReview();
  tab.store.back();
  tab.store.back();
  // The entry before this one has step 1 now.
  tab.travel(1);
  tab.store.back();
  expect(tab.screen()).toBe('details');
});

test('a press on a service before the draft was read changes nothing', () => {
  const store = new BookingStore(serviceIds);
  store.choose('microwave');
  expect(store.getState()).toBe(initialState);
});

type Request = { service: ServiceId; answers: RawInformation; reference: string };

/** The model: the simplest record of the visitor's answers and last request, to compare the store with. */
type Model = { service: ServiceId | undefined; answers: RawInformation; last: Request | undefined };

const isLastRequest = ({ service, answers, last }: Model) =>
  last?.service === service && names.every((name) => last?.answers[name].trim() === answers[name].trim());

const empty: Model = { service: undefined, answers: emptyInformation, last: undefined };

type Act = (model: Model, tab: Tab, about: { id: ServiceId; answer: Partial<RawInformation> }) => void;

function type(model: Model, tab: Tab, changes: Partial<RawInformation>) {
  tab.type(changes);
  model.answers = { ...model.answers, ...changes };
}

function goOn(model: Model, tab: Tab) {
  tab.continue();
  expect(tab.screen()).not.toBe(readAnswers(model.answers) ? 'details' : 'review');
}

function arrive(model: Model, tab: Tab, search = '') {
  tab.follow(search);
  if (isLastRequest(model)) Object.assign(model, { ...empty, last: model.last });
}

/** What the main button of each screen does. A second click can press it on the next screen. */
const presses: Record<Screen, (tab: Tab) => void> = {
  service: ({ store }) => store.choose('microwave'),
  details: ({ store }) => store.continueWith(informationSchema.parse({ ...complete, city: 'Ely' })),
  review: ({ store, now }) => store.confirm(now, 'call'),
  // The links of this screen open an app, and change nothing in the store.
  confirmed: () => {},
};

/** What a visitor can do on each screen. The first action leads forward. */
const acts: Record<Screen | 'any', Record<string, Act>> = {
  service: {
    choose(model, tab, { id }) {
      tab.store.choose(id);
      model.service = id;
      expect(tab.screen()).toBe('details');
    },
    'show the last request'(model, tab) {
      tab.store.showLast();
      if (!model.last) return;
      Object.assign(model, { service: model.last.service, answers: model.last.answers });
      expect(tab.screen()).toBe('confirmed');
    },
  },
  details: {
    'fill everything in and Continue'(model, tab) {
      type(model, tab, complete);
      goOn(model, tab);
    },
    type: (model, tab, { answer }) => type(model, tab, answer),
    Continue: goOn,
  },
  review: {
    Confirm(model, tab) {
      const reference = tab.store.confirm(tab.now)?.reference;
      expect(reference).toBeDefined();
      const { service, answers } = model;
      if (service && reference) model.last = { service, answers, reference };
    },
    Change: (_model, tab) => tab.store.change('details', 'city'),
  },
  confirmed: {
    'Book Now': (model, tab) => arrive(model, tab),
  },
  any: {
    'Book Now': (model, tab) => arrive(model, tab),
    Back(_model, tab) {
      const before = stepBefore(tab.screen());
      tab.store.back();
      expect(tab.screen()).toBe(before);
    },
    'browser back': (_model, tab) => tab.travel(-1),
    'browser forward': (_model, tab) => tab.travel(1),
    reload(_model, tab) {
      const screen = tab.screen();
      tab.reload();
      expect(tab.screen()).toBe(screen);
    },
    'follow a link'(model, tab, { id }) {
      arrive(model, tab, `?service=${id}`);
      model.service = id;
      expect(tab.screen()).toBe('details');
    },
    'a late press'(_model, tab) {
      const state = tab.store.getState();
      for (const [screen, press] of Object.entries(presses)) if (screen !== tab.screen()) press(tab);
      expect(tab.store.getState()).toBe(state);
    },
    'Clear, another move, and Undo'(model, tab) {
      tab.store.clear();
      presses.service(tab);
      tab.store.undo();
      Object.assign(model, { ...empty, service: 'microwave' });
    },
    'Clear and Undo'(_model, tab) {
      tab.store.clear();
      expect(tab.booking()).toEqual(initialState.booking);
      tab.store.undo();
    },
  },
};

// About every other action leads forward, because few walks would get to the end by chance.
const anyAct = fc.record({
  kind: fc.constantFrom('forward', 'forward', 'forward', 'own', 'any', 'any'),
  index: fc.nat(20),
  id: fc.constantFrom(...serviceIds),
  // Some of these answers are invalid in some fields.
  answer: fc
    .tuple(
      fc.constantFrom(...names),
      fc.constantFrom('', '\u00a0', 'WI', '2026-03-08', '2026-03-09', 'a\n, b'),
    )
    .map(([name, value]) => ({ [name]: value })),
});

/** Checks the tab after each action. */
function expectNothingLost(model: Model, tab: Tab) {
  const state = tab.store.getState();
  const { booking, last } = state;
  expect(booking.serviceId).toBe(model.service);
  for (const name of names) expect(tab.answers()[name].trim()).toBe(model.answers[name].trim());
  expect(last?.reference).toBe(model.last?.reference);
  const step = stepOf(booking.step);
  if (model.service === undefined) expect(step).toBe('service');
  // A confirmed request stays confirmed if blanks are added to its answers.
  if (!readAnswers(model.answers) && !isLastRequest(model)) expect(step).not.toBe('review');
  if (step === 'review') expect(booking.step).toBe(isLastRequest(model) ? 'confirmed' : 'review');
  expect(tab.entryStep()).toBe(step);
  // The last request is offered unless it would replace new answers.
  const isOffered = isLastRequest(model) || Object.values(model.answers).every((answer) => answer === '');
  if (step === 'service') expect(offeredRequest(state)).toBe(isOffered ? last : undefined);
}

test('in any order of actions, no answer is lost, no step is skipped, and a request has one reference', () => {
  const cases = countCases();
  const anyWalk = fc.array(anyAct, { minLength: 10, maxLength: 30, size: 'max' });
  const anyVisit = fc.property(anyWalk, (walk) => {
    const tab = new Tab();
    const model: Model = { ...empty };
    for (const { kind, index, ...about } of walk) {
      const offered = Object.entries(acts[kind === 'any' ? 'any' : tab.screen()]);
      const [name = '', does] = offered[kind === 'forward' ? 0 : index % offered.length] ?? [];
      cases.count(model.last ? `${name} after Confirm` : name);
      does?.(model, tab, about);
      expectNothingLost(model, tab);
    }
  });
  fc.assert(anyVisit);
  const late = ['Back', 'Clear and Undo', 'show the last request'];
  cases.expectEach(['Confirm', 'Change', 'Back', ...late.map((name) => `${name} after Confirm`)], 1);
});
