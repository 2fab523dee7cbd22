import fc from 'fast-check';
import { serviceIds, type ServiceId } from '@/lib/content/services';
import { chooseService, confirmBooking, goToStep, keepTyped, openBooking } from './booking';
import { clearDraft, type Draft, emptyDraft, readDraft, writeDraft } from './draft';
import { informationFields, type InformationName } from './fields';
import { historyState, type Step, stepOfHistory } from './journey';
import { placeToFill } from './place';

const rules = { minDate: '2026-03-09' };

/** One tab of a browser with the wizard in it, wired as the page wires it: storage, history, and these functions alone. */
class Tab {
  draft: Draft = emptyDraft;
  isBlocked = false;
  private stored = new Map<string, string>();
  private history: { state: unknown; search: string }[] = [{ state: null, search: '' }];
  private at = 0;
  private confirmations = 0;

  constructor() {
    this.load();
  }

  private open = () => {
    if (this.isBlocked) throw new Error('blocked');
    return {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => void this.stored.set(key, value),
      removeItem: (key: string) => void this.stored.delete(key),
    };
  };

  private keep(draft: Draft, entry: 'new' | 'same' = 'same') {
    this.draft = draft;
    writeDraft(this.open, draft);
    const search = this.history[this.at]?.search ?? '';
    if (entry === 'new') this.history.splice(++this.at, Infinity, { state: null, search });
    this.history[this.at] = { state: historyState(draft.step), search };
  }

  private load() {
    const { state: historyState, search } = this.history[this.at] ?? { state: null, search: '' };
    const stored = readDraft(this.open, serviceIds);
    this.keep(openBooking({ stored, search, historyState, serviceIds, rules }));
  }

  reload = () => this.load();

  follow(search: string) {
    this.history.splice(++this.at, Infinity, { state: null, search });
    this.load();
  }

  travel(by: -1 | 1) {
    if (!this.history[this.at + by]) return;
    this.at += by;
    this.keep(goToStep(this.draft, stepOfHistory(this.history[this.at]?.state) ?? 1, rules));
  }

  choose = (id: ServiceId) => this.keep(chooseService(this.draft, id), 'new');

  type(name: InformationName, value: string) {
    this.keep(keepTyped(this.draft, { ...this.draft.information, [name]: value }));
  }

  next() {
    const moved = goToStep(this.draft, 3, rules);
    this.keep(moved, moved.step === this.draft.step ? 'same' : 'new');
  }

  detect(city: string, state: string) {
    const place = placeToFill(this.draft.information, { city, state, country: '' });
    if (place) this.keep(keepTyped(this.draft, { ...this.draft.information, ...place }));
  }

  confirm() {
    this.keep(confirmBooking(this.draft, rules, () => `RK7-4M${'34679'.charAt(this.confirmations++ % 5)}`));
  }

  clear() {
    clearDraft(this.open);
    this.keep(emptyDraft);
  }
}

/** What the visitor has done, in the simplest terms: nothing of this may ever be lost. */
type Memory = {
  service: ServiceId | undefined;
  typed: Map<InformationName, string>;
  reference: string | undefined;
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

// Each with whether the browser would let it through.
const samples: Record<InformationName, [value: string, isFine: boolean][]> = {
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

const isFine = (memory: Memory, name: InformationName) => {
  const value = memory.typed.get(name) ?? '';
  const sample = samples[name].find(([known]) => known === value);
  return sample?.[1] ?? value.trim() !== '';
};

const isName = (name: string): name is InformationName => name in informationFields;
const names = Object.keys(informationFields).filter(isName);
const isComplete = (memory: Memory) => names.every((name) => isFine(memory, name));
const furthest = (memory: Memory): Step => (memory.service === undefined ? 1 : isComplete(memory) ? 3 : 2);

function expectNothingLost(memory: Memory, tab: Tab) {
  const { serviceId, information, reference, step } = tab.draft;
  expect(serviceId).toBe(memory.service);
  for (const name of names) expect(information[name]).toBe(memory.typed.get(name) ?? '');
  expect(reference).toBe(memory.reference);
  expect(step).toBeLessThanOrEqual(furthest(memory));
}

/** A command that does something to the tab and tells the memory what should have come of it. */
class Act implements fc.Command<Memory, Tab> {
  constructor(
    private readonly name: string,
    private readonly act: (memory: Memory, tab: Tab) => void,
    private readonly step?: Step,
  ) {}

  check = () => true;

  run(memory: Memory, tab: Tab) {
    // A button of another step isn't there to be pressed.
    if (this.step !== undefined && tab.draft.step !== this.step) return;
    this.act(memory, tab);
    expectNothingLost(memory, tab);
  }

  toString = () => this.name;
}

const forget = (memory: Memory) =>
  Object.assign(memory, { service: undefined, typed: new Map(), reference: undefined });

function change(memory: Memory, name: InformationName, value: string) {
  if ((memory.typed.get(name) ?? '').trim() !== value.trim()) memory.reference = undefined;
  memory.typed.set(name, value);
}

function pick(memory: Memory, id: ServiceId) {
  if (memory.service !== id) memory.reference = undefined;
  memory.service = id;
}

const typing = fc
  .constantFrom(...names)
  .chain((name) => fc.constantFrom(...samples[name]).map(([value]) => ({ name, value })));

const reload = (memory: Memory, tab: Tab) => {
  const { step } = tab.draft;
  tab.reload();
  if (tab.isBlocked) forget(memory);
  else expect(tab.draft.step).toBe(step);
};

const commands = [
  fc.constantFrom(...serviceIds).map(
    (id) =>
      new Act(
        `choose ${id}`,
        (memory, tab) => {
          tab.choose(id);
          pick(memory, id);
          expect(tab.draft.step).toBe(2);
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
          change(memory, name, value);
        },
        2,
      ),
  ),
  fc.constant(
    new Act(
      'fill everything in',
      (memory, tab) => {
        for (const name of required) {
          const [value] = samples[name][0] ?? [''];
          tab.type(name, value);
          change(memory, name, value);
        }
      },
      2,
    ),
  ),
  fc.constant(
    new Act(
      'Continue',
      (memory, tab) => {
        tab.next();
        expect(tab.draft.step).toBe(furthest(memory));
      },
      2,
    ),
  ),
  fc.constant(
    new Act(
      'Confirm',
      (memory, tab) => {
        const before = memory.reference;
        tab.confirm();
        memory.reference = before ?? tab.draft.reference;
        expect(tab.draft.reference).toBeDefined();
        expect(tab.draft.step).toBe(3);
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
        pick(memory, id);
        expect(tab.draft.step).toBe(2);
      }),
  ),
  fc.constant(
    new Act(
      'late city',
      (memory, tab) => {
        const isUntouched = ['city', 'state'].every(
          (name) => isName(name) && !memory.typed.get(name)?.trim(),
        );
        tab.detect('Saint Paul', 'Minnesota');
        if (!isUntouched) return;
        change(memory, 'city', 'Saint Paul');
        change(memory, 'state', 'MN');
      },
      2,
    ),
  ),
  fc.constant(
    new Act('clear', (memory, tab) => {
      tab.clear();
      forget(memory);
      expect(tab.draft).toEqual(emptyDraft);
    }),
  ),
  fc.constant(new Act('storage is blocked', (_memory, tab) => (tab.isBlocked = true))),
];

test('whatever a visitor does in whatever order, nothing is lost, no step is skipped and a request has one reference', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 60 }), (acts) => {
      const setup = () => ({
        model: { service: undefined, typed: new Map(), reference: undefined },
        real: new Tab(),
      });
      fc.modelRun(setup, acts);
    }),
    { numRuns: 250 },
  );
});
