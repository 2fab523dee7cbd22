import { serviceIds } from '@/lib/content/services';
import {
  chooseService,
  confirmBooking,
  goToStep,
  isConfirmed,
  keepTyped,
  openBooking,
  settledAnswers,
} from './booking';
import { type Draft, emptyDraft } from './draft';
import { historyState } from './journey';
import { sampleInformation } from './sample-answers';

const rules = { minDate: '2026-03-09' };

const complete: Draft = {
  serviceId: 'dishwasher',
  step: 2,
  information: sampleInformation,
};

const arrive = (stored: Draft, search = '', state: unknown = null) =>
  openBooking({ stored, search, historyState: state, serviceIds, rules });

/** Makes another reference at every call. */
function references() {
  let count = 2;
  return () => `RK7-4M${(count += 1)}`;
}

describe('when the page has loaded', () => {
  test('a newcomer sees the services', () => expect(arrive(emptyDraft)).toEqual(emptyDraft));

  test('a link with a service leads to step 2, with that service chosen', () => {
    expect(arrive(emptyDraft, '?service=microwave')).toMatchObject({ step: 2, serviceId: 'microwave' });
  });

  test('a link with an unknown service leads to step 1', () => {
    expect(arrive(emptyDraft, '?service=toaster')).toEqual(emptyDraft);
  });

  test('a reload keeps a service that was chosen after following a link', () => {
    const chosen = chooseService(arrive(emptyDraft, '?service=microwave'), 'dishwasher');
    expect(arrive(chosen, '?service=microwave', historyState(2))).toMatchObject({
      serviceId: 'dishwasher',
      step: 2,
    });
  });

  test('a reload stays on the step of its history entry', () => {
    expect(arrive({ ...complete, step: 3 }, '', historyState(1)).step).toBe(1);
    expect(arrive({ ...complete, step: 1 }, '', historyState(3)).step).toBe(3);
  });

  test('a link to a later step lands on the first incomplete one', () => {
    expect(arrive({ ...emptyDraft, step: 3 }).step).toBe(1);
    expect(arrive({ ...emptyDraft, serviceId: 'microwave' }, '', historyState(3)).step).toBe(2);
  });

  test('a link with another service keeps what was typed', () => {
    const found = arrive(complete, '?service=microwave');
    expect(found).toEqual({ ...complete, serviceId: 'microwave', step: 2, reference: undefined });
  });
});

describe('a confirmed request', () => {
  const confirmed = confirmBooking(complete, rules, references());

  test('has a reference and stands on step 3', () => {
    expect(confirmed).toEqual({ ...complete, step: 3, reference: 'RK7-4M3' });
    expect(isConfirmed(confirmed, rules)).toBe(true);
    expect(isConfirmed(complete, rules)).toBe(false);
  });

  test('keeps its reference when Confirm is pressed twice', () => {
    const make = references();
    const once = confirmBooking(complete, rules, make);
    expect(confirmBooking(once, rules, make)).toEqual(once);
  });

  test('is not made of incomplete answers: the visitor is shown what is missing', () => {
    const incomplete = { ...complete, information: { ...complete.information, email: 'ada@' } };
    expect(confirmBooking(incomplete, rules, references())).toEqual({ ...incomplete, step: 2 });
  });

  test('is still there after going back and forth, and after saving the same answers again', () => {
    const back = goToStep(confirmed, 2, rules);
    const saved = keepTyped(back, { ...back.information, city: ' Minneapolis ' });
    expect(goToStep(saved, 3, rules)).toMatchObject({ step: 3, reference: 'RK7-4M3' });
    expect(chooseService(confirmed, 'dishwasher').reference).toBe('RK7-4M3');
  });

  test('loses its reference with any change, so that one reference never stands for two requests', () => {
    expect(keepTyped(confirmed, { ...confirmed.information, city: 'Duluth' }).reference).toBeUndefined();
    expect(chooseService(confirmed, 'microwave').reference).toBeUndefined();
  });

  test('is still shown when its day has come', () => {
    const wished = { ...complete, information: { ...complete.information, preferredDate: '2026-03-10' } };
    const made = confirmBooking(wished, rules, references());
    const later = { minDate: '2026-03-11' };
    expect(goToStep(made, 3, later).step).toBe(3);
    expect(isConfirmed(made, later)).toBe(true);
    // One that wasn't confirmed goes back for another day.
    expect(goToStep(wished, 3, later).step).toBe(2);
    expect(settledAnswers(wished, later).information).toBeUndefined();
  });
});
