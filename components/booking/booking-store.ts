import { bookingAt, emptyBooking, initialState, openBooking } from '@/lib/booking/booking-state';
import type { Booking, BookingState, ConfirmedRequest } from '@/lib/booking/booking-state';
import { readDraft, writeDraft } from '@/lib/booking/draft';
import type { Information, InformationName, RawInformation } from '@/lib/booking/fields';
import { serviceFromQuery, stepBefore, stepOf, type Step } from '@/lib/booking/steps';
import type { ServiceId } from '@/lib/content/schemas/services';
import { wallClock } from '@/lib/hours/shop-clock';
import { referenceOf } from '@/lib/forms/reference';
import type { Way } from '@/lib/booking/ways';
import { historyEntries } from './history-entries';

/**
 * Holds one booking, and keeps the tab's storage and the browser's history in sync. Each method is a move of the
 * visitor's; one that doesn't apply to the step does nothing. Call them from handlers and effects. Before the store is
 * opened, it asks nothing of the browser, so that prerendering can create one too. Tests replace history and clock.
 */
export function createBookingStore(
  serviceIds: readonly ServiceId[],
  entries = historyEntries,
  now = () => new Date(),
) {
  const listeners = new Set<() => void>();
  let state = initialState;
  /** Gives the answers of step 2's form, while there is one. */
  let read: (() => RawInformation) | undefined;
  /** The step that the page's Back has shown, until the browser arrives: its entry may have another step by now. */
  let backTo: Step | undefined;
  const step = () => stepOf(state.booking.step);
  /** What a request that is confirmed `at` a time has besides its answers. */
  const confirmation = (at: Date) => ({
    reference: referenceOf([wallClock(at).day, state.booking.serviceId, state.booking.answers]),
    confirmedAt: at.toISOString(),
  });

  /** The booking with the answers that step 2's form has now. After Clear, the form is there for a moment more. */
  function current(): Booking {
    const { booking } = state;
    return booking.step === 'details' && read ? { ...booking, answers: read() } : booking;
  }

  function save({ serviceId, answers }: Booking) {
    writeDraft({ serviceId, answers, last: state.last });
  }

  function set(change: Partial<BookingState>) {
    state = { ...state, ...change };
    listeners.forEach((notify) => notify());
  }

  /** Shows another step, whose heading or `field` takes the focus. */
  function show(booking: Booking, change: Partial<BookingState> = {}) {
    const field = booking.step === 'details' ? booking.wrong : undefined;
    set({ moves: state.moves + 1, field, notice: undefined, ...change, booking });
    save(booking);
  }

  function go(to: Step, field?: InformationName) {
    const booking = bookingAt(to, { ...current(), last: state.last }, now());
    const isRefused = booking.step === 'details' && booking.wrong !== undefined;
    if (isRefused || booking.step !== state.booking.step) show(booking, field ? { field } : {});
  }

  /** A move forward or by a link: adds a history entry if the step changes. */
  function move(act: () => void) {
    const from = step();
    act();
    if (step() !== from) entries.push(step(), from);
  }

  function showInPlace(...shown: Parameters<typeof show>) {
    show(...shown);
    entries.replace(step());
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Step 2's form is the home of its answers while it is shown: returns what its end has to call. */
    readFrom(reader: () => RawInformation) {
      read = reader;
      return () => void (read = undefined);
    },
    /** Call after hydration: reads the tab's draft and marks the current history entry. */
    open() {
      if (state.isOpen) return;
      const linked = serviceFromQuery(entries.search(), serviceIds);
      const entryStep = entries.step();
      const { booking, last } = openBooking(readDraft(serviceIds), { entryStep, linked }, now());
      showInPlace(booking, { isOpen: true, last, moves: 0 });
    },
    /** Stores what is typed, for a reload, without changing the state. */
    keep() {
      if (read) save(current());
    },
    /** The detected city and state are now among the answers. */
    fillPlace: () => set({ notice: { kind: 'place-filled' } }),
    choose(serviceId: ServiceId) {
      const { isOpen, booking } = state;
      if (isOpen && booking.step === 'service') move(() => show({ ...booking, step: 'details', serviceId }));
    },
    continueWith(answers: Information) {
      const { booking, last } = state;
      if (booking.step === 'details')
        move(() => show(bookingAt('review', { ...booking, answers, last }, now())));
    },
    /** A Change link: goes to the step and focuses the field. */
    change: (to: Step, field?: InformationName) => move(() => go(to, field)),
    confirmation,
    /**
     * The confirmed request; undefined if its day has passed. `at`: the time for which the visitor saw the price; `way`:
     * the app that the press opens.
     */
    confirm(at: Date, way?: Way): ConfirmedRequest | undefined {
      const { booking, last } = state;
      const checked =
        booking.step === 'review' ? bookingAt('review', { ...booking, last }, now()) : undefined;
      if (checked?.step === 'review') {
        const request = { ...checked, ...confirmation(at), way, step: 'confirmed' as const };
        showInPlace(request, { last: request });
      } else if (checked) showInPlace(checked);
      return state.booking.step === 'confirmed' ? state.booking : undefined;
    },
    /** The visitor says that they sent it in this app. From now on the request keeps the price of this moment. */
    sent(sentAt: string, way: Way) {
      if (state.booking.step !== 'confirmed') return;
      const request = { ...state.booking, confirmedAt: sentAt, sentAt, way };
      set({ booking: request, last: request });
      save(request);
    },
    showLast() {
      const { last } = state;
      if (last) move(() => show({ step: 'confirmed', ...last }));
    },
    clear() {
      const before = { booking: current(), last: state.last };
      showInPlace(emptyBooking, { last: undefined, notice: { kind: 'cleared', before } });
    },
    undo() {
      if (state.notice?.kind !== 'cleared') return;
      const { booking, last } = state.notice.before;
      showInPlace(booking, { last, notice: { kind: 'restored' } });
    },
    /** The page's Back button. Uses the browser's Back where that leads to the previous step. */
    back() {
      const to = stepBefore(state.booking.step);
      const isBrowserBack = entries.cameFrom() === to;
      go(to);
      if (isBrowserBack) {
        backTo = to;
        entries.back();
      }
      // Adds no entry, so that the browser's Back leads to the page before the wizard.
      else entries.replace(to);
    },
    traverse() {
      go(backTo ?? entries.step() ?? step());
      backTo = undefined;
      if (entries.step() !== step()) entries.replace(step());
    },
  };
}

export type BookingStore = ReturnType<typeof createBookingStore>;
