import { initialState, reduceBooking, type BookingAction } from '@/lib/booking/booking';
import { readDraft, writeDraft, type OpenStorage } from '@/lib/booking/draft';
import type { Information, InformationName, RawInformation } from '@/lib/booking/fields';
import type { Step } from '@/lib/booking/journey';
import type { ServiceId } from '@/lib/content/services';
import { chicagoDate } from '@/lib/forms/dates';
import { emailCheckOf } from '@/lib/forms/email-check';
import { referenceOf } from '@/lib/forms/reference';
import { historyEntries, type HistoryEntries } from './history-entries';

/** The browser features that the wizard uses, so that tests can replace them. */
export type BookingBrowser = {
  openStorage: OpenStorage;
  entries: HistoryEntries;
  now: () => Date;
  isEmail: (value: string) => boolean;
};

// Nothing here runs before the store is opened, so a store can also be created during prerendering.
const thisBrowser: BookingBrowser = {
  openStorage: () => window.sessionStorage,
  entries: historyEntries(() => window),
  now: () => new Date(),
  isEmail: (value) => emailCheckOf(document.createElement('input'))(value),
};

/** Debounce delay after the last keystroke, in milliseconds. */
const saveDelay = 300;

export type BookingStore = ReturnType<typeof createBookingStore>;

/**
 * Holds the state of one booking and keeps the tab's storage and the browser's history in sync.
 * Only `reduceBooking` decides what an action changes. Call the methods from handlers and effects.
 */
export function createBookingStore(
  serviceIds: readonly ServiceId[],
  { openStorage, entries, now, isEmail }: BookingBrowser = thisBrowser,
) {
  const listeners = new Set<() => void>();
  let state = initialState;
  let readForm: (() => RawInformation) | undefined;
  let saving: ReturnType<typeof setTimeout> | undefined;
  let isGoingBack = false;

  function dispatch(action: BookingAction) {
    const before = state;
    state = reduceBooking(before, action);
    if (state === before) return;
    const { booking, last } = state;
    if (booking !== before.booking || last !== before.last) writeDraft(openStorage, { ...booking, last });
    listeners.forEach((notify) => notify());
  }

  /** Saves the current values of step 2's form, including those that fired no event (autofill). */
  function collect() {
    clearTimeout(saving);
    if (readForm) dispatch({ type: 'collect', answers: readForm() });
  }

  /** A move forward or by a link: adds a history entry if the step changes. */
  function move(action: BookingAction) {
    collect();
    const from = state.booking.step;
    dispatch(action);
    if (state.booking.step !== from) entries.push(state.booking.step, from);
  }

  /** A move that keeps the current history entry. */
  function moveInPlace(action: BookingAction) {
    collect();
    dispatch(action);
    entries.replace(state.booking.step);
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Call after hydration: reads the tab's draft and marks the current history entry. */
    open() {
      if (state.isOpen) return;
      dispatch({
        type: 'open',
        arrival: {
          stored: readDraft(openStorage, serviceIds),
          search: entries.search(),
          entryStep: entries.step(),
          serviceIds,
        },
        rules: { minDate: chicagoDate(now()), isEmail },
      });
      entries.replace(state.booking.step);
    },
    /** The page may have been open since the day before. */
    refreshMinDate: () => dispatch({ type: 'set-min-date', minDate: chicagoDate(now()) }),

    /** Registers how to read step 2's form while it is mounted. Returns the cleanup function. */
    connectForm(read: () => RawInformation) {
      readForm = read;
      return () => void (readForm = undefined);
    },
    collect,
    /** Debounced: saves the draft once the visitor pauses typing. */
    collectSoon() {
      clearTimeout(saving);
      saving = setTimeout(collect, saveDelay);
    },
    fillPlace: (answers: RawInformation) => dispatch({ type: 'fill-place', answers }),

    choose: (serviceId: ServiceId) => move({ type: 'choose', serviceId }),
    continueWith: (information: Information) => move({ type: 'continue', information }),
    /** A Change link: goes to the step and focuses the field. */
    change: (to: Step, field?: InformationName) => move({ type: 'go', to, field }),
    /** The reference of the confirmed request; undefined if its day has passed. */
    confirm(): string | undefined {
      const { serviceId, answers } = state.booking;
      const reference = referenceOf([chicagoDate(now()), serviceId, answers]);
      moveInPlace({ type: 'confirm', reference });
      return state.booking.step === 3 ? state.booking.reference : undefined;
    },
    showLast: () => move({ type: 'show-last' }),
    clear: () => moveInPlace({ type: 'clear' }),
    undo: () => moveInPlace({ type: 'undo' }),
    /** The page's Back button. Uses the browser's Back where that leads to the previous step. */
    back() {
      const to = state.booking.step === 3 ? 2 : 1;
      if (isGoingBack) return;
      isGoingBack = entries.cameFrom() === to;
      if (isGoingBack) entries.back();
      // Adds no entry, so that the browser's Back leads to the page before the wizard.
      else moveInPlace({ type: 'go', to });
    },
    /** The browser went back or forward. */
    traverse() {
      isGoingBack = false;
      collect();
      const wanted = entries.step() ?? state.booking.step;
      dispatch({ type: 'go', to: wanted });
      if (state.booking.step !== wanted) entries.replace(state.booking.step);
    },
  };
}
