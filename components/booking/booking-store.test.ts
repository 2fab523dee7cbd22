/** @jest-environment jsdom */
import fc from 'fast-check';
import { countCases } from '@/lib/text/cases.test-helper';
import { initialState, offeredRequest } from '@/lib/booking/booking-state';
import { emptyInformation, informationNames as names, informationSchema } from '@/lib/booking/fields';
import type { InformationName, RawInformation } from '@/lib/booking/fields';
import { sampleInformation as complete } from '@/lib/booking/sample-answers.test-helper';
import { stepBefore, stepOf, steps, type Screen, type Step } from '@/lib/booking/steps';
import { serviceIds, type ServiceId } from '@/lib/site/service-ids';
import { BookingStore } from './booking-store';
import { Tab } from './tab.test-helper';

/** Returns a tab on step 3. Its answers are the sample's, except for these. */
function tabOnReview(answers: Partial<RawInformation> = {}) {
  const tab = new Tab('?service=dishwasher');
  tab.type({ ...complete, ...answers });
  tab.continue();
  return tab;
}

test('a confirmed request stays confirmed after its date has passed, with the price that the visitor saw', () => {
  const tab = tabOnReview({ preferredDate: '2026-03-09' });
  const confirmedAt = '2026-03-09T17:59:00.000Z';
  tab.store.confirm(new Date(confirmedAt));
  tab.now = new Date('2026-03-12T18:00:00Z');
  tab.reload();
  expect(tab.booking()).toMatchObject({ step: 'confirmed', confirmedAt });
});

test.each([
  ['is reloaded', (tab: Tab) => tab.reload()],
  [
    'is left and opened again with the browser’s Back and Forward',
    (tab: Tab) => {
      tab.travel(-1);
      tab.travel(1);
    },
  ],
])('a request that %s after its date has passed leads to the date', (_how, act) => {
  const tab = tabOnReview({ preferredDate: '2026-03-09' });
  tab.now = new Date('2026-03-10T18:00:00Z');
  act(tab);
  expect([tab.screen(), tab.store.getState().field]).toEqual(['details', 'preferredDate']);
});

test('the browser’s Forward works after the page’s Back', () => {
  const tab = new Tab();
  tab.store.choose('microwave');
  tab.store.back();
  tab.travel(1);
  expect(tab.screen()).toBe('details');
});

test('Back leads to the previous step, even if the browser’s previous entry has another step', () => {
  const tab = tabOnReview();
  tab.store.back();
  tab.store.back();
  tab.travel(1);
  tab.store.back();
  expect(tab.screen()).toBe('details');
});

test('the last request is offered unless it would replace new answers', () => {
  const tab = tabOnReview();
  const reference = tab.store.confirm(tab.now)?.reference;
  tab.follow('');
  expect(offeredRequest(tab.store.getState())?.reference).toBe(reference);
  tab.store.choose('microwave');
  tab.type({ city: 'Ely' });
  tab.store.back();
  expect(offeredRequest(tab.store.getState())).toBeUndefined();
});

test('after Clear, any other move removes Undo', () => {
  const tab = tabOnReview();
  tab.store.clear();
  tab.store.choose('microwave');
  tab.store.undo();
  expect(tab.answers()).toEqual(initialState.booking.answers);
});

const information = informationSchema.parse(complete);

test.each<[string, (tab: Tab) => void]>([
  ['chooses a service', (tab) => tab.store.choose('microwave')],
  ['continues', (tab) => tab.store.continueWith({ ...information, city: 'Ely' })],
  ['confirms', (tab) => tab.store.confirm(new Date('2026-03-09T20:00:00Z'), 'call')],
])('on the confirmation, a late second press that %s changes nothing', (_what, pressAgain) => {
  const tab = tabOnReview();
  tab.store.confirm(tab.now, 'text');
  const state = tab.store.getState();
  pressAgain(tab);
  expect(tab.store.getState()).toBe(state);
});

test('before the request is confirmed, nothing is sent, offered again, or undone', () => {
  const tab = tabOnReview();
  const state = tab.store.getState();
  tab.store.markSent(tab.now.toISOString(), 'text');
  tab.store.showLast();
  tab.store.undo();
  expect(tab.store.getState()).toBe(state);
});

test('a press on a service before the draft was read changes nothing', () => {
  const store = new BookingStore(serviceIds);
  store.choose('microwave');
  expect(store.getState()).toBe(initialState);
});

/** The model: the simplest record of the visitor's answers and last request, to compare the store with. */
type Model = {
  service: ServiceId | undefined;
  answers: RawInformation;
  last: { service: ServiceId; answers: RawInformation; reference: string } | undefined;
};

/** Values that the browser accepts for a field, and values that it doesn't. */
const validValues: Partial<Record<InformationName, string[]>> = {
  firstName: ['Ada', '李'],
  email: ['ada@example.com'],
  phone: ['555'],
  state: ['WI'],
  preferredDate: ['2026-03-09', ''],
  preferredTime: ['asap', ''],
  problemDescription: ['It leaks,\nand hums.', ''],
};
const invalidValues: Partial<Record<InformationName, string[]>> = {
  firstName: [' '],
  email: ['ada@', ''],
  phone: ['\u00a0'],
  preferredDate: ['2026-03-08'],
  preferredTime: [],
  problemDescription: [],
};
const validFor = (name: InformationName) => validValues[name] ?? ['anything'];
const invalidFor = (name: InformationName) => invalidValues[name] ?? [''];

const isComplete = ({ answers }: Model) =>
  names.every((name) => [...validFor(name), complete[name]].includes(answers[name]));

/** The last step that the answers allow. */
function lastAllowedStep(model: Model): Step {
  if (model.service === undefined) return 'service';
  return isComplete(model) ? 'review' : 'details';
}

const isLastRequest = ({ service, answers, last }: Model) =>
  last?.service === service && names.every((name) => last?.answers[name] === answers[name]);

const empty: Model = { service: undefined, answers: emptyInformation, last: undefined };
const startOver = (model: Model) => Object.assign(model, { ...empty, last: model.last });
const forgetAll = (model: Model) => Object.assign(model, empty);

/** An action of the visitor on a screen that offers it. It changes the tab and the model. */
type Act = { name: string; on: Screen | 'any'; does: (model: Model, tab: Tab) => void };

const act = (name: string, on: Act['on'], does: Act['does']): Act => ({ name, on, does });

function type(model: Model, tab: Tab, name: InformationName, value: string) {
  tab.type({ [name]: value });
  model.answers = { ...model.answers, [name]: value };
}

function arrive(model: Model, tab: Tab, search: string) {
  tab.follow(search);
  if (tab.isBlocked) forgetAll(model);
  else if (isLastRequest(model)) startOver(model);
}

const choose = (id: ServiceId) =>
  act(`choose ${id}`, 'service', (model, tab) => {
    tab.store.choose(id);
    model.service = id;
    expect(tab.screen()).toBe('details');
  });

const followLink = (id: ServiceId, query = `?service=${id}`) =>
  act(`follow the link ${query}`, 'any', (model, tab) => {
    arrive(model, tab, query);
    model.service = id;
    expect(tab.screen()).toBe('details');
  });

const goOn = act('Continue', 'details', (model, tab) => {
  tab.continue();
  expect(tab.screen() !== 'details').toBe(isComplete(model));
});

const bookNow = act('Book Now', 'any', (model, tab) => arrive(model, tab, ''));

/** The action that leads forward on each screen. */
const forward: Record<Screen, Act> = {
  service: choose('dishwasher'),
  details: act('fill everything in and Continue', 'details', (model, tab) => {
    names.forEach((name) => type(model, tab, name, complete[name]));
    goOn.does(model, tab);
  }),
  review: act('Confirm', 'review', (model, tab) => {
    const reference = tab.store.confirm(tab.now)?.reference;
    expect(reference).toBeDefined();
    const { service, answers } = model;
    if (service && reference) model.last = { service, answers, reference };
  }),
  confirmed: bookNow,
};

const otherActs: Act[] = [
  bookNow,
  goOn,
  act('Change', 'review', (_model, tab) => tab.store.change('details', 'city')),
  act('Back', 'any', (_model, tab) => {
    const before = stepBefore(tab.screen());
    tab.store.back();
    expect(tab.screen()).toBe(before);
  }),
  act('browser back', 'any', (_model, tab) => tab.travel(-1)),
  act('browser forward', 'any', (_model, tab) => tab.travel(1)),
  act('reload', 'any', (model, tab) => {
    const screen = tab.screen();
    tab.reload();
    if (tab.isBlocked) forgetAll(model);
    else expect(tab.screen()).toBe(screen);
  }),
  act('follow a link to an unknown service', 'any', (model, tab) => {
    arrive(model, tab, '?service=toaster');
    expect(tab.screen()).toBe('service');
  }),
  act('show the last request', 'service', (model, tab) => {
    tab.store.showLast();
    if (!model.last) return;
    Object.assign(model, { service: model.last.service, answers: model.last.answers });
    expect(tab.screen()).toBe('confirmed');
  }),
  act('Clear and Undo', 'any', (_model, tab) => {
    tab.store.clear();
    expect(tab.booking()).toEqual(initialState.booking);
    tab.store.undo();
  }),
  act('Clear', 'any', (model, tab) => {
    tab.store.clear();
    forgetAll(model);
  }),
];

const anyService = fc.constantFrom(...serviceIds);
const linksTo = (id: ServiceId) => [followLink(id), followLink(id, `?step=2&service=${id}`)];
const anyTyping = fc
  .constantFrom(...names)
  .chain((name) => fc.tuple(fc.constant(name), fc.constantFrom(...validFor(name), ...invalidFor(name))))
  .map(([name, value]) =>
    act(`type ${value} into ${name}`, 'details', (model, tab) => type(model, tab, name, value)),
  );

/** Random actions. About every other action leads forward, because few walks would get to the end by chance. */
const anyWalk = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.constant('forward' as const) },
    { weight: 9, arbitrary: fc.constantFrom(...otherActs) },
    { weight: 3, arbitrary: anyTyping },
    { weight: 3, arbitrary: anyService.chain((id) => fc.constantFrom(choose(id), ...linksTo(id))) },
  ),
  { minLength: 10, maxLength: 40, size: 'max' },
);

/** Checks the tab after each action. */
function expectNothingLost(model: Model, tab: Tab) {
  const { booking, last } = tab.store.getState();
  expect(booking.serviceId).toBe(model.service);
  for (const name of names) expect(tab.answers()[name].trim()).toBe(model.answers[name].trim());
  expect(last?.reference).toBe(model.last?.reference);
  const step = stepOf(booking.step);
  expect(steps.indexOf(step)).toBeLessThanOrEqual(steps.indexOf(lastAllowedStep(model)));
  if (step === 'review') expect(booking.step).toBe(isLastRequest(model) ? 'confirmed' : 'review');
  expect(tab.entryStep()).toBe(step);
}

test('in any order of actions, no answer is lost, no step is skipped, and a request has one reference', () => {
  const acts = countCases();
  const anyVisit = fc.property(anyWalk, fc.constantFrom(false, false, false, true), (walk, isBlocked) => {
    const tab = new Tab();
    if (isBlocked) tab.block();
    const model: Model = { ...empty };
    for (const next of walk) {
      const { name, on, does } = next === 'forward' ? forward[tab.screen()] : next;
      if (on !== 'any' && on !== tab.screen()) continue;
      acts.count(model.last ? `${name} after Confirm` : name);
      does(model, tab);
      expectNothingLost(model, tab);
    }
  });
  fc.assert(anyVisit, { numRuns: 300 });
  const needed = [
    'Confirm',
    'Change',
    'Back',
    'Back after Confirm',
    'Clear and Undo after Confirm',
    'show the last request after Confirm',
  ];
  acts.expectEach(needed, 5);
});
