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
import { sampleInformation } from './sample-answers';

const rules = { minDate: '2026-03-09' };
const information = parse(informationSchema(rules), sampleInformation);
const complete = { serviceId: 'dishwasher', step: 2, answers: sampleInformation } as const;
const last = { serviceId: 'dishwasher', answers: information, reference: 'RK7-4MX' } as const;
const nobody = { answers: initialState.booking.answers, step: 1 } as const;

const run = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(reduceBooking, state);

function arrive(stored: Arrival['stored'], search = '', entryStep?: Arrival['entryStep']) {
  const arrival: Arrival = { stored, search, entryStep, serviceIds };
  return reduceBooking(initialState, { type: 'open', arrival, rules });
}

const review = run(arrive(complete), { type: 'continue', information });
const confirmed = run(review, { type: 'confirm', reference: 'RK7-4MX' });

test('before the tab’s draft has been read nothing can be pressed', () => {
  expect(run(initialState, { type: 'choose', serviceId: 'dishwasher' })).toBe(initialState);
});

describe('when the page has loaded', () => {
  test('a newcomer sees the services', () => {
    expect(arrive(nobody).booking).toEqual(initialState.booking);
  });

  test('a link with a service leads to step 2, with that service chosen and what was typed kept', () => {
    expect(arrive(complete, '?service=microwave').booking).toEqual({ ...complete, serviceId: 'microwave' });
  });

  test.each([
    ['a stored draft', complete],
    ['a draft on step 3', { ...complete, step: 3 } as const],
    ['a confirmed request', { ...complete, step: 3, last } as const],
    ['nothing stored', nobody],
  ])('a link with an unknown service leads to step 1 with %s', (_stored, draft) => {
    expect(arrive(draft, '?service=toaster').booking.step).toBe(1);
  });

  test('a reload stays on the step of its history entry, whatever service the address names', () => {
    expect(arrive({ ...complete, step: 3 }, '?service=microwave', 1).booking).toMatchObject({
      step: 1,
      serviceId: 'dishwasher',
    });
    expect(arrive({ ...complete, step: 1 }, '', 3).booking.step).toBe(3);
  });

  test('a fresh arrival goes on where the visitor left off, but never past what is missing', () => {
    expect(arrive({ ...complete, step: 3 }).booking.step).toBe(3);
    expect(arrive({ ...nobody, step: 3 }).booking.step).toBe(1);
    expect(arrive({ ...nobody, serviceId: 'microwave' }, '', 3).booking.step).toBe(2);
  });
});

describe('a confirmed request', () => {
  test('has the answers that were checked and one reference, however often Confirm is pressed', () => {
    const again = run(confirmed, { type: 'confirm', reference: 'HJ3-9KY' });
    expect(again.booking).toEqual({ step: 3, ...last });
    expect(again.last).toEqual(last);
  });

  test('can be left by Back, and the same answers lead to the same request', () => {
    const back = run(confirmed, { type: 'go', to: 2 });
    expect(back.booking).toEqual(complete);
    const spaced = { ...information, city: ' Minneapolis ' };
    expect(run(back, { type: 'continue', information: spaced }).booking).toMatchObject({
      reference: 'RK7-4MX',
    });
    expect(run(back, { type: 'go', to: 3 }).booking).toMatchObject({ reference: 'RK7-4MX' });
  });

  test('never lends its reference to other answers or another service', () => {
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

  test('is there again after a reload, also when its day has come', () => {
    const answers = { ...information, preferredDate: '2026-03-01' };
    const draft = { ...complete, step: 3, answers, last: { ...last, answers } } as const;
    expect(arrive(draft, '', 3).booking).toMatchObject({ step: 3, reference: 'RK7-4MX' });
    // One that was never confirmed needs another day.
    expect(arrive({ ...draft, last: undefined }, '', 3).booking.step).toBe(2);
  });

  test('makes room for a new one at the next Book Now, and is offered there by its reference', () => {
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

  test('is not offered where showing it would cost the visitor new answers', () => {
    const begun = arrive({ ...complete, answers: { ...sampleInformation, city: 'Ely' }, last });
    expect(offeredReference(begun)).toBeUndefined();
    expect(offeredReference(review)).toBeUndefined();
  });

  test('is not made when its day has passed while the page stood open: step 2 asks for another', () => {
    const soon = { ...information, preferredDate: '2026-03-09' };
    const open = run(arrive(complete), { type: 'continue', information: soon });
    const nextDay = run(open, { type: 'set-min-date', minDate: '2026-03-10' });
    expect(run(nextDay, { type: 'confirm', reference: 'RK7-4MX' }).booking.step).toBe(2);
  });
});

test('cleared answers are gone with the last request, and Undo brings both back with their step', () => {
  const cleared = run(confirmed, { type: 'clear' });
  expect([cleared.booking, cleared.last]).toEqual([initialState.booking, undefined]);
  const back = run(cleared, { type: 'undo' });
  expect([back.booking, back.last]).toEqual([confirmed.booking, last]);
  // Any other move ends the offer.
  const moved = run(cleared, { type: 'choose', serviceId: 'microwave' });
  expect(run(moved, { type: 'undo' })).toBe(moved);
});
