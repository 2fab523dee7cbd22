/** @jest-environment jsdom */
import fc from 'fast-check';
import { initialState, offeredReference } from '@/lib/booking/booking';
import { informationNames as names, newRequestSchema } from '@/lib/booking/fields';
import type { InformationName, RawInformation } from '@/lib/booking/fields';
import { sampleInformation as complete } from '@/lib/booking/sample-answers.test-helper';
import { steps, type Screen, type Step } from '@/lib/booking/steps';
import { serviceIds, type ServiceId } from '@/lib/content/schemas/services';
import { createBookingStore, type BookingStore } from './booking-store';
import type { historyEntries } from './history-entries';

/** A tab: storage and a fake history that survive a reload, and the wizard's store. */
class Tab {
  store!: BookingStore;
  now = new Date('2026-03-09T18:00:00Z');
  isBlocked = false;
  /** What was typed into step 2's controls since they appeared. */
  private changes: Partial<RawInformation> = {};
  private entries: { step?: Step | undefined; from?: Step | undefined; search: string }[] = [];
  private at = -1;

  constructor(search = '') {
    jest.restoreAllMocks();
    sessionStorage.clear();
    this.follow(search);
  }

  block() {
    this.isBlocked = true;
    for (const use of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, use).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
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

  /** Opens the page from a link: a new page in the same tab. */
  follow(search: string) {
    this.add({ search });
    this.reload();
  }

  reload() {
    this.store?.keep();
    this.store = createBookingStore(serviceIds, this.history, () => this.now);
    this.store.readFrom(this.answers);
    // A move takes over what was typed.
    this.store.subscribe(() => (this.changes = {}));
    this.changes = {};
    this.store.open();
  }

  travel(by: -1 | 1) {
    if (!this.entries[this.at + by]) return;
    this.at += by;
    this.store.traverse();
  }

  type = (change: Partial<RawInformation>) => void Object.assign(this.changes, change);

  answers = () => ({ ...this.booking().answers, ...this.changes });

  /** Presses Continue: it does nothing while the form is invalid. */
  continue() {
    const { data } = newRequestSchema('2026-03-09').safeParse(this.answers());
    if (data) this.store.continueWith(data);
  }

  booking = () => this.store.getState().booking;
  screen = () => this.booking().step;
  entryStep = () => this.entry().step;
}

/** A tab on step 3, with these answers besides the required ones. */
function review(answers: Partial<RawInformation> = {}) {
  const tab = new Tab('?service=dishwasher');
  tab.type({ ...complete, ...answers });
  tab.continue();
  return tab;
}

test('a date that passes while the page is open isn’t confirmed: step 2 asks for another', () => {
  const tab = review({ preferredDate: '2026-03-09' });
  tab.now = new Date('2026-03-10T18:00:00Z');
  expect(tab.store.confirm(tab.now)).toBeUndefined();
  expect(tab.screen()).toBe('details');
});

test('a confirmed request stays one after its date has passed', () => {
  const tab = review({ preferredDate: '2026-03-09' });
  tab.store.confirm(tab.now);
  tab.now = new Date('2026-03-12T18:00:00Z');
  tab.reload();
  expect(tab.screen()).toBe('confirmed');
});

test('the last request is offered, but not where it would discard new answers', () => {
  const tab = review();
  const reference = tab.store.confirm(tab.now)?.reference;
  tab.follow('');
  expect(offeredReference(tab.store.getState())).toBe(reference);
  tab.store.choose('microwave');
  tab.type({ city: 'Ely' });
  tab.store.back();
  expect(offeredReference(tab.store.getState())).toBeUndefined();
});

test('any other move ends the chance to undo Clear', () => {
  const tab = review();
  tab.store.clear();
  tab.store.choose('microwave');
  tab.store.undo();
  expect(tab.answers()).toEqual(initialState.booking.answers);
});

/** The model: what the visitor has done, in the simplest terms. None of it may be lost. */
type Memory = {
  service: ServiceId | undefined;
  typed: Map<InformationName, string>;
  last: { service: ServiceId; typed: Map<InformationName, string>; reference: string } | undefined;
};

/** Answers that the browser accepts, and answers that it doesn't. */
const fine: Partial<Record<InformationName, string[]>> = {
  firstName: ['Ada', '李'],
  email: ['ada@example.com'],
  phone: ['555'],
  state: ['WI'],
  preferredDate: ['2026-03-09', ''],
  preferredTime: ['asap', ''],
  problemDescription: ['It leaks,\nand hums.', ''],
};
const faulty: Partial<Record<InformationName, string[]>> = {
  firstName: [' '],
  email: ['ada@', ''],
  phone: ['\u00a0'],
  preferredDate: ['2026-03-08'],
  preferredTime: [],
  problemDescription: [],
};
const fineOf = (name: InformationName) => fine[name] ?? ['anything'];
const faultyOf = (name: InformationName) => faulty[name] ?? [''];

const typed = (memory: Memory, name: InformationName) => memory.typed.get(name) ?? '';
const isComplete = (memory: Memory) =>
  names.every((name) => [...fineOf(name), complete[name]].includes(typed(memory, name)));
const furthest = (memory: Memory): Step =>
  memory.service === undefined ? 'service' : isComplete(memory) ? 'review' : 'details';

const isSame = (memory: Memory) =>
  memory.last?.service === memory.service &&
  names.every((name) => memory.last?.typed.get(name) === memory.typed.get(name));

const startOver = (memory: Memory) => Object.assign(memory, { service: undefined, typed: new Map() });
const forget = (memory: Memory) => Object.assign(startOver(memory), { last: undefined });

/** An action of the visitor; one that the screen doesn't offer does nothing. */
class Act implements fc.Command<Memory, Tab> {
  constructor(
    private readonly name: string,
    private readonly screen: Screen | 'any',
    private readonly act: (memory: Memory, tab: Tab) => void,
  ) {}

  check = () => true;

  run(memory: Memory, tab: Tab) {
    if (this.screen !== 'any' && tab.screen() !== this.screen) return;
    this.act(memory, tab);
    const { booking, last } = tab.store.getState();
    expect(booking.serviceId).toBe(memory.service);
    for (const name of names) expect(tab.answers()[name].trim()).toBe(typed(memory, name).trim());
    expect(last?.reference).toBe(memory.last?.reference);
    const step = booking.step === 'confirmed' ? 'review' : booking.step;
    expect(steps.indexOf(step)).toBeLessThanOrEqual(steps.indexOf(furthest(memory)));
    if (step === 'review') expect(booking.step).toBe(isSame(memory) ? 'confirmed' : 'review');
    expect(tab.entryStep()).toBe(step);
  }

  toString = () => this.name;
}

const type = (memory: Memory, tab: Tab, name: InformationName, value: string) => {
  tab.type({ [name]: value });
  memory.typed.set(name, value);
};

const arrive = (memory: Memory, tab: Tab, search: string) => {
  tab.follow(search);
  if (tab.isBlocked) forget(memory);
  else if (isSame(memory)) startOver(memory);
};

const anyService = fc.constantFrom(...serviceIds);
const one = (...act: ConstructorParameters<typeof Act>) => fc.constant(new Act(...act));

const commands = [
  anyService.map(
    (id) =>
      new Act(`choose ${id}`, 'service', (memory, tab) => {
        tab.store.choose(id);
        memory.service = id;
        expect(tab.screen()).toBe('details');
      }),
  ),
  fc
    .constantFrom(...names)
    .chain((name) => fc.constantFrom(...fineOf(name), ...faultyOf(name)).map((value) => ({ name, value })))
    .map(
      ({ name, value }) =>
        new Act(`type ${name}=${value}`, 'details', (memory, tab) => type(memory, tab, name, value)),
    ),
  one('fill everything in', 'details', (memory, tab) =>
    names.forEach((name) => type(memory, tab, name, complete[name])),
  ),
  one('Continue', 'details', (memory, tab) => {
    tab.continue();
    expect(tab.screen() !== 'details').toBe(isComplete(memory));
  }),
  one('Confirm', 'review', (memory, tab) => {
    const reference = tab.store.confirm(tab.now)?.reference;
    expect(reference).toBeDefined();
    if (memory.service && reference)
      memory.last = { service: memory.service, typed: new Map(memory.typed), reference };
  }),
  one('Back', 'any', (_memory, tab) => tab.store.back()),
  one('Change', 'review', (_memory, tab) => tab.store.change('details', 'city')),
  one('browser back', 'any', (_memory, tab) => tab.travel(-1)),
  one('browser forward', 'any', (_memory, tab) => tab.travel(1)),
  one('reload', 'any', (memory, tab) => {
    const screen = tab.screen();
    tab.reload();
    if (tab.isBlocked) forget(memory);
    else expect(tab.screen()).toBe(screen);
  }),
  anyService.map(
    (id) =>
      new Act(`link to ${id}`, 'any', (memory, tab) => {
        arrive(memory, tab, `?service=${id}`);
        memory.service = id;
        expect(tab.screen()).toBe('details');
      }),
  ),
  one('Book Now', 'any', (memory, tab) => arrive(memory, tab, '')),
  one('link to an unknown service', 'any', (memory, tab) => {
    arrive(memory, tab, '?service=toaster');
    expect(tab.screen()).toBe('service');
  }),
  one('show the last request', 'service', (memory, tab) => {
    if (!memory.last) return;
    tab.store.showLast();
    Object.assign(memory, { service: memory.last.service, typed: new Map(memory.last.typed) });
    expect(tab.screen()).toBe('confirmed');
  }),
  one('Clear and Undo', 'any', (_memory, tab) => {
    tab.store.clear();
    expect(tab.booking()).toEqual(initialState.booking);
    tab.store.undo();
  }),
  one('Clear', 'any', (memory, tab) => {
    tab.store.clear();
    forget(memory);
  }),
  one('storage is blocked', 'any', (_memory, tab) => tab.block()),
];

test('whatever visitors do, in any order: no answer is lost, no step is skipped, one reference per request', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60 }), (acts) => {
      const setup = () => ({
        model: { service: undefined, typed: new Map(), last: undefined },
        real: new Tab(),
      });
      fc.modelRun(setup, acts);
    }),
    { numRuns: 250 },
  );
});
