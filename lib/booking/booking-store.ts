import { referenceOf } from '@/lib/forms/reference';
import type { Way } from '@/lib/forms/ways';
import { wallClock } from '@/lib/hours/shop-clock';
import type { ServiceId } from '@/lib/site/service-ids';
import {
  bookingAt,
  emptyBooking,
  initialState,
  lastRequest,
  restoredBooking,
  type Booking,
  type BookingState,
  type ConfirmedRequest,
} from './booking-state';
import { readDraft, writeDraft } from './draft';
import { historyEntries } from './history-entries';
import type { Information, InformationName, RawInformation } from './information-fields';
import { serviceFromQuery, stepBefore, stepOf, type Step } from './steps';

/**
 * The store of one booking. It keeps the tab's storage and the browser's history in sync. Call its methods from event
 * handlers and effects. A move that applies only to one step does nothing on the others. The store doesn't use the
 * browser before `restore`, so it can be created during prerendering. Methods that are passed on as functions are arrow
 * functions, which keep `this`. Tests replace the history and the clock.
 */
export class BookingStore {
  private state = initialState;
  private readonly listeners = new Set<() => void>();
  /** Reads the answers of step 2 from its form while the form is shown. */
  private readForm: (() => RawInformation) | undefined;
  /** The step that the page's Back shows before the browser has gone back. Its entry may have another step. */
  private backTo: Step | undefined;

  constructor(
    private readonly serviceIds: readonly ServiceId[],
    private readonly entries = historyEntries,
    private readonly now = () => new Date(),
  ) {}

  getState = () => this.state;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Reads the tab's draft and marks the current history entry. Call it after hydration. */
  restore() {
    if (this.state.isRestored) return;
    const draft = readDraft(this.serviceIds);
    const last = lastRequest(draft);
    const linkedService = serviceFromQuery(this.entries.search(), this.serviceIds);
    const arrival = { entryStep: this.entries.step(), linkedService };
    const booking = restoredBooking({ ...draft, last }, arrival, this.now());
    this.showInPlace(booking, { isRestored: true, last, moves: 0 });
  }

  choose(serviceId: ServiceId) {
    const { isRestored, booking } = this.state;
    if (!isRestored || booking.step !== 'service') return;
    this.move(() => this.show({ ...booking, step: 'details', serviceId }));
  }

  /** Makes the form the source of step 2's answers. Returns a function to call when the form goes away. */
  readFrom(reader: () => RawInformation) {
    this.readForm = reader;
    return () => void (this.readForm = undefined);
  }

  /** Stores the typed answers for a reload, without changing the state. */
  keep = () => {
    if (this.readForm) this.save(this.current());
  };

  /** Announces that the detected city and state are among the answers. */
  announcePlace() {
    this.set({ notice: { kind: 'place-filled' } });
  }

  continueWith = (answers: Information) => {
    const { booking, last } = this.state;
    if (booking.step !== 'details') return;
    this.move(() => this.show(bookingAt('review', { ...booking, answers, last }, this.now())));
  };

  /** The page's Back button. It goes back in the browser if that leads to the previous step. */
  back = () => {
    const to = stepBefore(this.state.booking.step);
    const isBrowserBack = this.entries.cameFrom() === to;
    this.go(to);
    if (isBrowserBack) {
      this.backTo = to;
      this.entries.back();
    }
    // We don't add an entry, so the browser's Back leads to the page before the wizard.
    else this.entries.replace(to);
  };

  /** Follows the browser to another history entry. */
  traverse = () => {
    this.go(this.backTo ?? this.entries.step() ?? this.step());
    this.backTo = undefined;
    if (this.entries.step() !== this.step()) this.entries.replace(this.step());
  };

  /** Follows a Change link to a step, and focuses the field. */
  change(to: Step, field?: InformationName) {
    this.move(() => this.go(to, field));
  }

  clear = () => {
    const before = { booking: this.current(), last: this.state.last };
    this.showInPlace(emptyBooking, { last: undefined, notice: { kind: 'cleared', before } });
  };

  undo = () => {
    const { notice } = this.state;
    if (notice?.kind !== 'cleared') return;
    const { booking, last } = notice.before;
    this.showInPlace(booking, { last, notice: { kind: 'undone' } });
  };

  /** Returns the reference and the time of a request that is confirmed `at` this time. */
  confirmation(at: Date) {
    const { serviceId, answers } = this.state.booking;
    return { reference: referenceOf([wallClock(at).day, serviceId, answers]), confirmedAt: at.toISOString() };
  }

  /**
   * Confirms the request and returns it, or returns undefined if its day has passed.
   * @param at the time for which the visitor saw the price
   * @param way the app that opens
   */
  confirm(at: Date, way?: Way): ConfirmedRequest | undefined {
    const { booking, last } = this.state;
    if (booking.step !== 'review') return undefined;
    const checked = bookingAt('review', { ...booking, last }, this.now());
    if (checked.step !== 'review') {
      this.showInPlace(checked);
      return undefined;
    }
    const request = { ...checked, ...this.confirmation(at), way, step: 'confirmed' as const };
    this.showInPlace(request, { last: request });
    return request;
  }

  showLast = () => {
    const { last } = this.state;
    if (last) this.move(() => this.show({ step: 'confirmed', ...last }));
  };

  /** Makes a move forward or by a link, and adds a history entry if the step changes. */
  private move(act: () => void) {
    const from = this.step();
    act();
    if (this.step() !== from) this.entries.push(this.step(), from);
  }

  /** Goes to a step, or to an incomplete step before it. A refused move focuses the wrong answer. */
  private go(to: Step, field?: InformationName) {
    const booking = bookingAt(to, { ...this.current(), last: this.state.last }, this.now());
    const isRefused = booking.step === 'details' && booking.wrong !== undefined;
    if (isRefused || booking.step !== this.state.booking.step) this.show(booking, field ? { field } : {});
  }

  /** Shows a booking in the current history entry. */
  private showInPlace(booking: Booking, change?: Partial<BookingState>) {
    this.show(booking, change);
    this.entries.replace(this.step());
  }

  /** Shows a booking after a move. Its heading or `field` gets focus. */
  private show(booking: Booking, change: Partial<BookingState> = {}) {
    const field = booking.step === 'details' ? booking.wrong : undefined;
    this.set({ moves: this.state.moves + 1, field, notice: undefined, ...change, booking });
    this.save(booking);
  }

  private set(change: Partial<BookingState>) {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((notify) => notify());
  }

  private save({ serviceId, answers }: Booking) {
    writeDraft({ serviceId, answers, last: this.state.last });
  }

  private step(): Step {
    return stepOf(this.state.booking.step);
  }

  /** Returns the booking with the answers in the form. We check the step, because Clear leaves before the form does. */
  private current(): Booking {
    const { booking } = this.state;
    return booking.step === 'details' && this.readForm ? { ...booking, answers: this.readForm() } : booking;
  }
}
