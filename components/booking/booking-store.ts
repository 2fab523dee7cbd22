import { initialState, reduceBooking } from '@/lib/booking/booking';
import type { BookingAction, ConfirmedRequest } from '@/lib/booking/booking';
import { readDraft, typedAnswers, writeDraft } from '@/lib/booking/draft';
import type { Information, InformationName, RawInformation } from '@/lib/booking/fields';
import { stepBefore, stepOf, type Step } from '@/lib/booking/steps';
import type { ServiceId } from '@/lib/content/schemas/services';
import { chicagoDate } from '@/lib/forms/dates';
import { referenceOf } from '@/lib/forms/reference';
import type { Way } from '@/lib/request/ways';
import { historyEntries } from './history-entries';

export const detailsForm = 'booking-details';

/**
 * The browser features that the wizard uses, so that tests can replace them. Nothing here runs before
 * the store is opened, so a store can also be created during prerendering.
 */
const thisBrowser = {
  entries: historyEntries,
  /**
   * Step 2's answers, while it is shown. They live in its controls, because autofill may tell nobody.
   */
  typed(): RawInformation | undefined {
    const form = document.forms.namedItem(detailsForm);
    return form ? typedAnswers.parse(Object.fromEntries(new FormData(form))) : undefined;
  },
  now: () => new Date(),
};

export type BookingBrowser = typeof thisBrowser;

/**
 * Holds the state of one booking and keeps the tab's storage and the browser's history in sync.
 * Only `reduceBooking` decides what an action changes. Call the methods from handlers and effects.
 */
export function createBookingStore(serviceIds: readonly ServiceId[], browser = thisBrowser) {
  const { entries, typed, now } = browser;
  const listeners = new Set<() => void>();
  let state = initialState;
  const today = () => chicagoDate(now());
  const step = () => stepOf(state.booking.step);
  const reference = () => referenceOf([today(), state.booking.serviceId, state.booking.answers]);

  function dispatch(action: BookingAction) {
    const before = state;
    state = reduceBooking(before, action, now());
    if (state === before) return;
    if (state.booking !== before.booking || state.last !== before.last) save(state.booking.answers);
    listeners.forEach((notify) => notify());
  }

  function save(answers: RawInformation) {
    const { booking, last } = state;
    writeDraft({ serviceId: booking.serviceId, answers, step: step(), last });
  }

  /** Takes over what step 2's controls hold, before they go. */
  function takeTyped() {
    const answers = typed();
    if (answers) dispatch({ type: 'type', answers });
  }

  function go(to: Step, field?: InformationName) {
    takeTyped();
    dispatch({ type: 'go', to, field });
  }

  /** A move forward or by a link: adds a history entry if the step changes. */
  function move(act: () => void) {
    const from = step();
    act();
    if (step() !== from) entries.push(step(), from);
  }

  function moveInPlace(action: BookingAction) {
    dispatch(action);
    entries.replace(step());
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    today,
    typed,
    /** Call after hydration: reads the tab's draft and marks the current history entry. */
    open() {
      if (state.isOpen) return;
      const stored = readDraft(serviceIds);
      const arrival = { stored, search: entries.search(), entryStep: entries.step(), serviceIds };
      moveInPlace({ type: 'open', arrival });
    },
    /** Stores what is typed, for a reload, without changing the state. */
    keep() {
      const answers = typed();
      // After Clear the form is still there for a moment.
      if (answers && state.booking.step === 'details') save(answers);
    },
    fillPlace: () => dispatch({ type: 'fill-place' }),
    choose: (serviceId: ServiceId) => move(() => dispatch({ type: 'choose', serviceId })),
    continueWith: (information: Information) => move(() => dispatch({ type: 'continue', information })),
    /** A Change link: goes to the step and focuses the field. */
    change: (to: Step, field?: InformationName) => move(() => go(to, field)),
    reference,
    /** The confirmed request; undefined if its day has passed. `way`: the app that the press opens. */
    confirm(way?: Way): ConfirmedRequest | undefined {
      moveInPlace({ type: 'confirm', reference: reference(), way });
      return state.booking.step === 'confirmed' ? state.booking : undefined;
    },
    /** The visitor says to have sent it, in this app. */
    sent: (sentAt: string, way: Way) => dispatch({ type: 'sent', sentAt, way }),
    showLast: () => move(() => dispatch({ type: 'show-last' })),
    clear() {
      takeTyped();
      moveInPlace({ type: 'clear' });
    },
    undo: () => moveInPlace({ type: 'undo' }),
    /** The page's Back button. Uses the browser's Back where that leads to the previous step. */
    back() {
      const to = stepBefore(state.booking.step);
      const isBrowserBack = entries.cameFrom() === to;
      go(to);
      if (isBrowserBack) entries.back();
      // Adds no entry, so that the browser's Back leads to the page before the wizard.
      else entries.replace(to);
    },
    traverse() {
      const wanted = entries.step() ?? step();
      go(wanted);
      if (step() !== wanted) entries.replace(step());
    },
  };
}

export type BookingStore = ReturnType<typeof createBookingStore>;
