import { bookingAt, emptyBooking, lastRequest, openBooking } from '@/lib/booking/booking-state';
import type { ConfirmedRequest } from '@/lib/booking/booking-state';
import { readDraft } from '@/lib/booking/draft';
import type { Information, InformationName } from '@/lib/booking/fields';
import { serviceFromQuery, stepBefore, stepOf, type Step } from '@/lib/booking/steps';
import type { Way } from '@/lib/booking/ways';
import type { ServiceId } from '@/lib/site/service-ids';
import { referenceOf } from '@/lib/forms/reference';
import { wallClock } from '@/lib/hours/shop-clock';
import { historyEntries } from './history-entries';
import { createWizardState } from './wizard-state';

/**
 * Creates the store of one booking. It keeps the tab's storage and the browser's history in sync. Call its methods from
 * event handlers and effects. Each is a move of the visitor, and does nothing on a step where it doesn't apply. The
 * store doesn't use the browser before `open`, so it can be created during prerendering. Tests replace the history and
 * the clock.
 */
export function createBookingStore(
  serviceIds: readonly ServiceId[],
  entries = historyEntries,
  now = () => new Date(),
) {
  const navigation = createNavigation(entries, now);
  const { getState, subscribe, readFrom, keep, set, showInPlace } = navigation;
  return {
    getState,
    subscribe,
    readFrom,
    keep,
    /** Reads the tab's draft and marks the current history entry. Call it after hydration. */
    open() {
      if (getState().isOpen) return;
      const draft = readDraft(serviceIds);
      const last = lastRequest(draft);
      const linkedService = serviceFromQuery(entries.search(), serviceIds);
      const booking = openBooking({ ...draft, last }, { entryStep: entries.step(), linkedService }, now());
      showInPlace(booking, { isOpen: true, last, moves: 0 });
    },
    /** Announces that the detected city and state are among the answers. */
    announcePlace: () => set({ notice: { kind: 'place-filled' } }),
    ...stepMoves(navigation, now),
    ...backMoves(navigation, entries),
    ...requestMoves(navigation, now),
    ...clearMoves(navigation),
  };
}

export type BookingStore = ReturnType<typeof createBookingStore>;

type Navigation = ReturnType<typeof createNavigation>;

/** Creates the wizard's state, with functions that move to another step and keep the history in sync. */
function createNavigation(entries: typeof historyEntries, now: () => Date) {
  const state = createWizardState();
  const { getState, current, show } = state;
  const step = () => stepOf(getState().booking.step);

  /** Goes to a step, or to an incomplete step before it. A refused move focuses the wrong answer. */
  function go(to: Step, field?: InformationName) {
    const booking = bookingAt(to, { ...current(), last: getState().last }, now());
    const isRefused = booking.step === 'details' && booking.wrong !== undefined;
    if (isRefused || booking.step !== getState().booking.step) show(booking, field ? { field } : {});
  }

  /** Makes a move forward or by a link, and adds a history entry if the step changes. */
  function move(act: () => void) {
    const from = step();
    act();
    if (step() !== from) entries.push(step(), from);
  }

  /** Shows a booking in the current history entry. */
  function showInPlace(...shown: Parameters<typeof show>) {
    show(...shown);
    entries.replace(step());
  }

  return { ...state, step, go, move, showInPlace };
}

function stepMoves({ getState, show, go, move }: Navigation, now: () => Date) {
  return {
    choose(serviceId: ServiceId) {
      const { isOpen, booking } = getState();
      if (isOpen && booking.step === 'service') move(() => show({ ...booking, step: 'details', serviceId }));
    },
    continueWith(answers: Information) {
      const { booking, last } = getState();
      if (booking.step !== 'details') return;
      move(() => show(bookingAt('review', { ...booking, answers, last }, now())));
    },
    /** Follows a Change link to a step, and focuses the field. */
    change: (to: Step, field?: InformationName) => move(() => go(to, field)),
  };
}

function backMoves({ getState, step, go }: Navigation, entries: typeof historyEntries) {
  // The step that the page's Back shows before the browser has gone back. The browser's entry may have another step.
  let backTo: Step | undefined;
  return {
    /** The page's Back button. It goes back in the browser if that leads to the previous step. */
    back() {
      const to = stepBefore(getState().booking.step);
      const isBrowserBack = entries.cameFrom() === to;
      go(to);
      if (isBrowserBack) {
        backTo = to;
        entries.back();
      }
      // We don't add an entry, so the browser's Back leads to the page before the wizard.
      else entries.replace(to);
    },
    /** Follows the browser to another history entry. */
    traverse() {
      go(backTo ?? entries.step() ?? step());
      backTo = undefined;
      if (entries.step() !== step()) entries.replace(step());
    },
  };
}

function requestMoves({ getState, set, show, save, move, showInPlace }: Navigation, now: () => Date) {
  /** Returns the reference and the time of a request that is confirmed `at` this time. */
  function confirmation(at: Date) {
    const { serviceId, answers } = getState().booking;
    return { reference: referenceOf([wallClock(at).day, serviceId, answers]), confirmedAt: at.toISOString() };
  }

  return {
    confirmation,
    /**
     * Confirms the request and returns it, or returns undefined if its day has passed.
     * @param at the time for which the visitor saw the price
     * @param way the app that opens
     */
    confirm(at: Date, way?: Way): ConfirmedRequest | undefined {
      const { booking, last } = getState();
      if (booking.step === 'review') {
        const checked = bookingAt('review', { ...booking, last }, now());
        if (checked.step === 'review') {
          const request = { ...checked, ...confirmation(at), way, step: 'confirmed' as const };
          showInPlace(request, { last: request });
        } else showInPlace(checked);
      }
      const shown = getState().booking;
      return shown.step === 'confirmed' ? shown : undefined;
    },
    /** Marks the request as sent in this app, as the visitor says. From now on, it keeps the price of this moment. */
    markSent(sentAt: string, way: Way) {
      const { booking } = getState();
      if (booking.step !== 'confirmed') return;
      const request = { ...booking, confirmedAt: sentAt, sentAt, way };
      set({ booking: request, last: request });
      save(request);
    },
    showLast() {
      const { last } = getState();
      if (last) move(() => show({ step: 'confirmed', ...last }));
    },
  };
}

function clearMoves({ getState, current, showInPlace }: Navigation) {
  return {
    clear() {
      const before = { booking: current(), last: getState().last };
      showInPlace(emptyBooking, { last: undefined, notice: { kind: 'cleared', before } });
    },
    undo() {
      const { notice } = getState();
      if (notice?.kind !== 'cleared') return;
      const { booking, last } = notice.before;
      showInPlace(booking, { last, notice: { kind: 'restored' } });
    },
  };
}
