import { parse } from 'zod/v4/core';
import { serviceIds } from '@/lib/content/services';
import {
  initialState,
  offeredReference,
  reduceBooking,
  type Arrival,
  type BookingAction,
  type BookingState,
} from './booking';
import { informationSchema } from './fields';
import { sampleInformation } from './sample-answers.test-helper';

const rules = { minDate: '2026-03-09' };
const information = parse(informationSchema(rules), sampleInformation);
const complete = { serviceId: 'dishwasher', step: 2, answers: sampleInformation } as const;
const last = { serviceId: 'dishwasher', answers: information, reference: 'RK7-4MX' } as const;
const newVisitor = { answers: initialState.booking.answers, step: 1 } as const;

const run = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(reduceBooking, state);

function arrive(stored: Arrival['stored'], search = '', entryStep?: Arrival['entryStep']) {
  const arrival: Arrival = { stored, search, entryStep, serviceIds };
  return reduceBooking(initialState, { type: 'open', arrival, rules });
}

const review = run(arrive(complete), { type: 'continue', information });
const confirmed = run(review, { type: 'confirm', reference: 'RK7-4MX' });

test('nothing can be pressed before the tab’s draft has been read', () => {
  expect(run(initialState, { type: 'choose', serviceId: 'dishwasher' })).toBe(initialState);
});

describe('when the page has loaded', () => {
  test('a newcomer sees the services', () => {
    expect(arrive(newVisitor).booking).toEqual(initialState.booking);
  });

  test('a link with a service leads to step 2 with that service, and keeps the answers', () => {
    expect(arrive(complete, '?service=microwave').booking).toEqual({ ...complete, serviceId: 'microwave' });
  });

  test.each([
    ['a stored draft', complete],
    ['a draft on step 3', { ...complete, step: 3 } as const],
    ['a confirmed request', { ...complete, step: 3, last } as const],
    ['nothing stored', newVisitor],
  ])('a link with an unknown service leads to step 1 with %s', (_stored, draft) => {
    expect(arrive(draft, '?service=toaster').booking.step).toBe(1);
  });

  test('a reload stays on the step of its history entry, whatever service the URL names', () => {
    expect(arrive({ ...complete, step: 3 }, '?service=microwave', 1).booking).toMatchObject({
      step: 1,
      serviceId: 'dishwasher',
    });
    expect(arrive({ ...complete, step: 1 }, '', 3).booking.step).toBe(3);
  });

  test('a new visit resumes where the visitor left off, but never past a missing answer', () => {
    expect(arrive({ ...complete, step: 3 }).booking.step).toBe(3);
    expect(arrive({ ...newVisitor, step: 3 }).booking.step).toBe(1);
    expect(arrive({ ...newVisitor, serviceId: 'microwave' }, '', 3).booking.step).toBe(2);
  });
});

describe('a confirmed request', () => {
  test('keeps the reviewed answers and one reference, however often Confirm is pressed', () => {
    const again = run(confirmed, { type: 'confirm', reference: 'HJ3-9KY' });
    expect(again.booking).toEqual({ step: 3, ...last });
    expect(again.last).toEqual(last);
  });

  test('can be left with Back, and the same answers lead back to it', () => {
    const back = run(confirmed, { type: 'go', to: 2 });
    expect(back.booking).toEqual(complete);
    const spaced = { ...information, city: ' Minneapolis ' };
    expect(run(back, { type: 'continue', information: spaced }).booking).toMatchObject({
      reference: 'RK7-4MX',
    });
    expect(run(back, { type: 'go', to: 3 }).booking).toMatchObject({ reference: 'RK7-4MX' });
  });

  test('never shares its reference with other answers or another service', () => {
    const other = { ...information, city: 'Duluth' };
    const back = run(confirmed, { type: 'go', to: 2 });
    expect(run(back, { type: 'continue', information: other }).booking).toMatchObject({
      step: 3,
      reference: undefined,
    });
    const changed = run(
      confirmed,
      { type: 'go', to: 1 },
      { type: 'choose', serviceId: 'microwave' },
      { type: 'continue', information },
    );
    expect(changed.booking).toMatchObject({ step: 3, reference: undefined });
  });

  test('survives a reload, even after its date has passed', () => {
    const answers = { ...information, preferredDate: '2026-03-01' };
    const draft = { ...complete, step: 3, answers, last: { ...last, answers } } as const;
    expect(arrive(draft, '', 3).booking).toMatchObject({ step: 3, reference: 'RK7-4MX' });
    // An unconfirmed booking needs a new date.
    expect(arrive({ ...draft, last: undefined }, '', 3).booking.step).toBe(2);
  });

  test('gives way to a new booking at the next Book Now, where its reference is offered', () => {
    const fresh = arrive({ ...complete, step: 3, last });
    expect(fresh.booking).toEqual(initialState.booking);
    expect(offeredReference(fresh)).toBe('RK7-4MX');
    expect(run(fresh, { type: 'show-last' }).booking).toEqual({ step: 3, ...last });
    expect(arrive({ ...complete, step: 3, last }, '?service=microwave').booking).toEqual({
      ...initialState.booking,
      step: 2,
      serviceId: 'microwave',
    });
  });

  test('is not offered if showing it would discard new answers', () => {
    const begun = arrive({ ...complete, answers: { ...sampleInformation, city: 'Ely' }, last });
    expect(offeredReference(begun)).toBeUndefined();
    expect(offeredReference(review)).toBeUndefined();
  });

  test('is not created if its date passed while the page was open: step 2 asks for another', () => {
    const soon = { ...information, preferredDate: '2026-03-09' };
    const open = run(arrive(complete), { type: 'continue', information: soon });
    const nextDay = run(open, { type: 'set-min-date', minDate: '2026-03-10' });
    expect(run(nextDay, { type: 'confirm', reference: 'RK7-4MX' }).booking.step).toBe(2);
  });
});

test('clearing also removes the last request, and Undo restores both and the step', () => {
  const cleared = run(confirmed, { type: 'clear' });
  expect([cleared.booking, cleared.last]).toEqual([initialState.booking, undefined]);
  const back = run(cleared, { type: 'undo' });
  expect([back.booking, back.last]).toEqual([confirmed.booking, last]);
  // Any other move ends the chance to undo.
  const moved = run(cleared, { type: 'choose', serviceId: 'microwave' });
  expect(run(moved, { type: 'undo' })).toBe(moved);
});
