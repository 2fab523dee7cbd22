import { initialState, reduceBooking, type BookingAction } from '@/lib/booking/booking';
import { readDraft, writeDraft, type OpenStorage } from '@/lib/booking/draft';
import type { Information, InformationName, RawInformation } from '@/lib/booking/fields';
import type { Step } from '@/lib/booking/journey';
import type { ServiceId } from '@/lib/content/services';
import { chicagoDate } from '@/lib/forms/dates';
import { emailCheckOf } from '@/lib/forms/email-check';
import { referenceOf } from '@/lib/forms/reference';
import { historyEntries, type HistoryEntries } from './history-entries';

/** What the wizard needs of the browser, so that a test can take its place. */
export type BookingBrowser = {
  openStorage: OpenStorage;
  entries: HistoryEntries;
  now: () => Date;
  isEmail: (value: string) => boolean;
};

// Nothing in here is asked before the store is opened, so it may also be made on the server.
const thisBrowser: BookingBrowser = {
  openStorage: () => window.sessionStorage,
  entries: historyEntries(() => window),
  now: () => new Date(),
  isEmail: (value) => emailCheckOf(document.createElement('input'))(value),
};

/** After the last key press, in milliseconds. */
const saveDelay = 300;

export type BookingStore = ReturnType<typeof createBookingStore>;

/**
 * Holds the state of one booking, and keeps the tab's storage and the browser's history in step with it.
 * What an action changes is decided in `reduceBooking` alone. Call the methods in handlers and effects.
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

  /** Takes what the form of step 2 holds at this moment, whether or not it has fired an event. */
  function collect() {
    clearTimeout(saving);
    if (readForm) dispatch({ type: 'collect', answers: readForm() });
  }

  /** A move forward, or by a link: a new entry of the history if it leads to another step. */
  function move(action: BookingAction) {
    collect();
    const from = state.booking.step;
    dispatch(action);
    if (state.booking.step !== from) entries.push(state.booking.step, from);
  }

  /** A move within the present entry. */
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

    /** After hydration: reads the tab's draft and names the present entry of the history. */
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
    /** The page may have been open since yesterday. */
    refreshMinDate: () => dispatch({ type: 'set-min-date', minDate: chicagoDate(now()) }),

    /** Step 2 shows a form: this reads it. Returns how to end that. */
    connectForm(read: () => RawInformation) {
      readForm = read;
      return () => {
        if (readForm === read) readForm = undefined;
      };
    },
    collect,
    /** Something was typed: the draft is written once the typing pauses. */
    collectSoon() {
      clearTimeout(saving);
      saving = setTimeout(collect, saveDelay);
    },
    fillPlace: (answers: RawInformation) => dispatch({ type: 'fill-place', answers }),

    choose: (serviceId: ServiceId) => move({ type: 'choose', serviceId }),
    continueWith: (information: Information) => move({ type: 'continue', information }),
    /** A Change link: to the step, and there to the field. */
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
    /** The page's own Back: the browser's, where that leads to the step before. */
    back() {
      const to = state.booking.step === 3 ? 2 : 1;
      if (isGoingBack) return;
      isGoingBack = entries.cameFrom() === to;
      if (isGoingBack) entries.back();
      // Never a new entry: from here the browser's Back leads to the page before the wizard.
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
