import fc from 'fast-check';
import { safeParse } from 'zod/v4/core';
import { serviceIds, type ServiceId } from '@/lib/content/services';
import { initialState, reduceBooking, type BookingAction, type BookingState } from './booking';
import { readDraft, writeDraft } from './draft';
import {
  informationNames as names,
  informationSchema,
  isInformationName,
  type InformationName,
} from './fields';
import type { Step } from './journey';
import { placeToFill } from './place';

const rules = { minDate: '2026-03-09' };

/** A fake browser tab with the wizard in it: storage, history, and the reducer. */
class Tab {
  state: BookingState = initialState;
  isBlocked = false;
  private stored = new Map<string, string>();
  private history: { step: Step | undefined; search: string }[] = [{ step: undefined, search: '' }];
  private at = 0;
  private confirmations = 0;

  constructor() {
    this.reload();
  }

  private open = () => {
    if (this.isBlocked) throw new Error('blocked');
    return {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void this.stored.set(key, value),
      removeItem: (key: string) => void this.stored.delete(key),
    };
  };

  do(action: BookingAction, entry: 'new' | 'same' = 'new') {
    const before = this.state.booking.step;
    this.state = reduceBooking(this.state, action);
    const { booking, last } = this.state;
    writeDraft(this.open, { ...booking, last });
    if (entry === 'new' && booking.step !== before)
      this.history.splice(++this.at, Infinity, { step: undefined, search: '' });
    this.history[this.at] = { step: booking.step, search: '' };
  }

  reload() {
    const { step, search } = this.history[this.at] ?? { step: undefined, search: '' };
    const arrival = { stored: readDraft(this.open, serviceIds), search, entryStep: step, serviceIds };
    this.state = initialState;
    this.do({ type: 'open', arrival, rules }, 'same');
  }

  follow(search: string) {
    this.history.splice(++this.at, Infinity, { step: undefined, search });
    this.reload();
  }

  travel(by: -1 | 1) {
    const entry = this.history[this.at + by];
    if (!entry) return;
    this.at += by;
    this.do({ type: 'go', to: entry.step ?? 1 }, 'same');
  }

  type(name: InformationName, value: string) {
    this.do({ type: 'collect', answers: { ...this.state.booking.answers, [name]: value } });
  }

  /** Presses Continue: it does nothing while the form is invalid. */
  continue() {
    const { data } = safeParse(informationSchema(rules), this.state.booking.answers);
    if (data) this.do({ type: 'continue', information: data });
  }

  detect(city: string, state: string) {
    const { answers } = this.state.booking;
    const place = placeToFill(answers, { city, state, country: '' });
    if (place) this.do({ type: 'fill-place', answers: { ...answers, ...place } });
  }

  confirm() {
    this.do({ type: 'confirm', reference: `RK7-4M${'34679'.charAt(this.confirmations++ % 5)}` });
  }
}

/** The model: what the visitor has done, in the simplest terms. None of it may be lost. */
type Memory = {
  service: ServiceId | undefined;
  typed: Map<InformationName, string>;
  last: { service: ServiceId; typed: Map<InformationName, string>; reference: string } | undefined;
};

const required: InformationName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
];

// Each with whether the browser would accept it.
type Samples = [value: string, isFine: boolean][];
const samples: Partial<Record<InformationName, Samples>> = {
  firstName: [
    ['Ada', true],
    ['李', true],
    [' ', false],
  ],
  lastName: [
    ["O'Brien", true],
    ['', false],
  ],
  email: [
    ['ada@example.com', true],
    ['ada@', false],
    ['', false],
  ],
  phone: [
    ['555', true],
    ['\u00a0', false],
  ],
  address: [
    ['418 Loonlight Lane', true],
    ['', false],
  ],
  city: [
    ['Duluth', true],
    ['', false],
  ],
  state: [
    ['WI', true],
    ['', false],
  ],
  zipCode: [
    ['none', true],
    ['', false],
  ],
  preferredDate: [
    ['2026-03-09', true],
    ['2026-03-08', false],
    ['', true],
  ],
  preferredTime: [
    ['asap', true],
    ['', true],
  ],
  problemDescription: [
    ['It leaks,\nand hums.', true],
    ['', true],
  ],
};

const samplesOf = (name: InformationName): Samples =>
  samples[name] ?? [
    ['anything', true],
    ['', !required.includes(name)],
  ];

const isFine = (memory: Memory, name: InformationName) => {
  const value = memory.typed.get(name) ?? '';
  const sample = samplesOf(name).find(([known]) => known === value);
  return sample?.[1] ?? value.trim() !== '';
};

const isComplete = (memory: Memory) => names.every((name) => isFine(memory, name));
const furthest = (memory: Memory): Step => (memory.service === undefined ? 1 : isComplete(memory) ? 3 : 2);

const isSame = ({ service, typed, last }: Memory) =>
  last !== undefined &&
  last.service === service &&
  names.every((name) => (last.typed.get(name) ?? '').trim() === (typed.get(name) ?? '').trim());

function expectNothingLost(memory: Memory, { state: { booking, last } }: Tab) {
  expect(booking.serviceId).toBe(memory.service);
  for (const name of names) expect(booking.answers[name].trim()).toBe((memory.typed.get(name) ?? '').trim());
  expect(last?.reference).toBe(memory.last?.reference);
  if (booking.step === 3) expect(booking.reference).toBe(isSame(memory) ? memory.last?.reference : undefined);
  expect(booking.step).toBeLessThanOrEqual(furthest(memory));
}

/** A command that acts on the tab and updates the model to match. */
class Act implements fc.Command<Memory, Tab> {
  constructor(
    private readonly name: string,
    private readonly act: (memory: Memory, tab: Tab) => void,
    private readonly step?: Step,
  ) {}

  check = () => true;

  run(memory: Memory, tab: Tab) {
    // A button of another step doesn't exist on this one.
    if (this.step !== undefined && tab.state.booking.step !== this.step) return;
    this.act(memory, tab);
    expectNothingLost(memory, tab);
  }

  toString = () => this.name;
}

const startOver = (memory: Memory) => Object.assign(memory, { service: undefined, typed: new Map() });
const forget = (memory: Memory) => Object.assign(startOver(memory), { last: undefined });

const typing = fc
  .constantFrom(...names)
  .chain((name) => fc.constantFrom(...samplesOf(name)).map(([value]) => ({ name, value })));

const reload = (memory: Memory, tab: Tab) => {
  const { step } = tab.state.booking;
  tab.reload();
  if (tab.isBlocked) forget(memory);
  else expect(tab.state.booking.step).toBe(step);
};

const commands = [
  fc.constantFrom(...serviceIds).map(
    (id) =>
      new Act(
        `choose ${id}`,
        (memory, tab) => {
          tab.do({ type: 'choose', serviceId: id });
          memory.service = id;
          expect(tab.state.booking.step).toBe(2);
        },
        1,
      ),
  ),
  typing.map(
    ({ name, value }) =>
      new Act(
        `type ${name}=${JSON.stringify(value)}`,
        (memory, tab) => {
          tab.type(name, value);
          memory.typed.set(name, value);
        },
        2,
      ),
  ),
  fc.constant(
    new Act(
      'fill everything in',
      (memory, tab) => {
        for (const name of required) {
          const [value] = samplesOf(name)[0] ?? [''];
          tab.type(name, value);
          memory.typed.set(name, value);
        }
      },
      2,
    ),
  ),
  fc.constant(
    new Act(
      'Continue',
      (memory, tab) => {
        tab.continue();
        expect(tab.state.booking.step).toBe(furthest(memory));
      },
      2,
    ),
  ),
  fc.constant(
    new Act(
      'Confirm',
      (memory, tab) => {
        tab.confirm();
        const { booking } = tab.state;
        const reference = booking.step === 3 ? booking.reference : undefined;
        expect(reference).toBeDefined();
        if (!isSame(memory) && memory.service && reference)
          memory.last = { service: memory.service, typed: new Map(memory.typed), reference };
      },
      3,
    ),
  ),
  fc.constant(new Act('browser back', (_memory, tab) => tab.travel(-1))),
  fc.constant(new Act('browser forward', (_memory, tab) => tab.travel(1))),
  fc.constant(new Act('reload', reload)),
  fc.constantFrom(...serviceIds).map(
    (id) =>
      new Act(`link to ${id}`, (memory, tab) => {
        tab.follow(`?service=${id}`);
        if (tab.isBlocked) forget(memory);
        else if (isSame(memory)) startOver(memory);
        memory.service = id;
        expect(tab.state.booking.step).toBe(2);
      }),
  ),
  fc.constantFrom('', '?service=toaster').map(
    (search) =>
      new Act(`Book Now ${search}`, (memory, tab) => {
        tab.follow(search);
        if (tab.isBlocked) forget(memory);
        else if (isSame(memory)) startOver(memory);
        if (search) expect(tab.state.booking.step).toBe(1);
      }),
  ),
  fc.constant(
    new Act('show the last request', (memory, tab) => {
      if (!memory.last || tab.state.booking.step !== 1) return;
      tab.do({ type: 'show-last' });
      Object.assign(memory, { service: memory.last.service, typed: new Map(memory.last.typed) });
      expect(tab.state.booking).toMatchObject({ step: 3, reference: memory.last.reference });
    }),
  ),
  fc.constant(
    new Act(
      'late city',
      (memory, tab) => {
        const isUntouched = ['city', 'state'].every(
          (name) => isInformationName(name) && !memory.typed.get(name)?.trim(),
        );
        tab.detect('Saint Paul', 'Minnesota');
        if (!isUntouched) return;
        memory.typed.set('city', 'Saint Paul');
        memory.typed.set('state', 'MN');
      },
      2,
    ),
  ),
  fc.constant(
    new Act('clear', (memory, tab) => {
      const before = { ...memory, typed: new Map(memory.typed) };
      tab.do({ type: 'clear' });
      expect(tab.state.booking).toEqual(initialState.booking);
      tab.do({ type: 'undo' });
      expectNothingLost(before, tab);
      tab.do({ type: 'clear' });
      forget(memory);
    }),
  ),
  fc.constant(new Act('storage is blocked', (_memory, tab) => (tab.isBlocked = true))),
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
