import { serviceIds } from '@/lib/content/schemas/services';
import { initialState, offeredReference, reduceBooking } from './booking';
import type { Arrival, BookingAction, BookingState } from './booking';
import { informationSchema } from './fields';
import { sampleInformation } from './sample-answers.test-helper';

const today = '2026-03-09';
const information = informationSchema.parse(sampleInformation);
const complete = { serviceId: 'dishwasher', step: 'details', answers: sampleInformation } as const;
const reviewed = { ...complete, step: 'review' } as const;
const confirmedAt = `${today}T18:00:00Z`;
const last = {
  serviceId: 'dishwasher',
  answers: information,
  reference: 'RK7-4MX',
  confirmedAt,
} as const;
const newVisitor = { answers: initialState.booking.answers, step: 'service' } as const;

const run = (state: BookingState, ...actions: BookingAction[]) => actions.reduce(reduceBooking, state);

function arrive(stored: Arrival['stored'], search = '', entryStep?: Arrival['entryStep']) {
  const arrival: Arrival = { stored, search, entryStep, serviceIds };
  return reduceBooking(initialState, { type: 'open', arrival, today });
}

const review = run(arrive(complete), { type: 'continue', information });
const confirmed = run(review, { type: 'confirm', reference: 'RK7-4MX', confirmedAt });

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

  test('a reload stays on the step of its history entry, whatever service the URL names', () => {
    expect(arrive(reviewed, '?service=microwave', 'service').booking).toMatchObject({
      step: 'service',
      serviceId: 'dishwasher',
    });
    expect(arrive({ ...complete, step: 'service' }, '', 'review').booking.step).toBe('review');
  });

  test('a new visit resumes where the visitor left off, but never past a missing answer', () => {
    expect(arrive(reviewed).booking.step).toBe('review');
    expect(arrive({ ...newVisitor, step: 'review' }).booking.step).toBe('service');
    expect(arrive({ ...newVisitor, serviceId: 'microwave' }, '', 'review').booking.step).toBe('details');
  });
});

describe('a confirmed request', () => {
  test('keeps the reviewed answers and one reference, however often Confirm is pressed', () => {
    const again = run(confirmed, { type: 'confirm', reference: 'HJ3-9KY', confirmedAt });
    expect(again.booking).toEqual({ step: 'confirmed', ...last });
    expect(again.last).toEqual(last);
  });

  test('can be left with Back, and the same answers lead back to it', () => {
    const back = run(confirmed, { type: 'go', to: 'details', today });
    expect(back.booking).toEqual(complete);
    const spaced = { ...information, city: ' Minneapolis ' };
    const again = run(back, { type: 'continue', information: spaced });
    expect(again.booking).toEqual({ step: 'confirmed', ...last });
    expect(run(back, { type: 'go', to: 'review', today }).booking.step).toBe('confirmed');
  });

  test('never shares its reference with other answers or another service', () => {
    const other = { ...information, city: 'Duluth' };
    const back = run(confirmed, { type: 'go', to: 'details', today });
    expect(run(back, { type: 'continue', information: other }).booking.step).toBe('review');
    const changed = run(
      confirmed,
      { type: 'go', to: 'service', today },
      { type: 'choose', serviceId: 'microwave' },
      { type: 'continue', information },
    );
    expect(changed.booking.step).toBe('review');
  });

  test('survives a reload, even after its date has passed', () => {
    const answers = { ...information, preferredDate: '2026-03-01' };
    const draft = { ...reviewed, answers, last: { ...last, answers } };
    expect(arrive(draft, '', 'review').booking.step).toBe('confirmed');
    // An unconfirmed booking needs a new date.
    expect(arrive({ ...draft, last: undefined }, '', 'review').booking.step).toBe('details');
  });

  test('gives way to a new booking at the next Book Now, where its reference is offered', () => {
    const fresh = arrive({ ...reviewed, last });
    expect(fresh.booking).toEqual(initialState.booking);
    expect(offeredReference(fresh)).toBe('RK7-4MX');
    expect(run(fresh, { type: 'show-last' }).booking).toEqual({ step: 'confirmed', ...last });
    expect(arrive({ ...reviewed, last }, '?service=microwave').booking).toEqual({
      ...initialState.booking,
      step: 'details',
      serviceId: 'microwave',
    });
  });

  test('is not offered if showing it would discard new answers', () => {
    const begun = arrive({ ...complete, answers: { ...sampleInformation, city: 'Ely' }, last });
    expect(offeredReference(begun)).toBeUndefined();
    expect(offeredReference(review)).toBeUndefined();
  });

  test('is not created if its date passed while the page was open: step 2 asks for another', () => {
    const soon = { ...information, preferredDate: today };
    const open = run(arrive(complete), { type: 'continue', information: soon });
    const nextDay = run(open, { type: 'confirm', reference: 'RK7-4MX', confirmedAt: '2026-03-10T18:00:00Z' });
    expect(nextDay.booking.step).toBe('details');
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
