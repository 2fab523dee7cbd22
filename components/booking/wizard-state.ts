import { initialState, type Booking, type BookingState } from '@/lib/booking/booking-state';
import { writeDraft } from '@/lib/booking/draft';
import type { RawInformation } from '@/lib/booking/fields';

/** Creates the state of the wizard. React subscribes to it, and the tab's storage has a copy of its booking. */
export function createWizardState() {
  const listeners = new Set<() => void>();
  let state = initialState;
  /** Reads the answers of step 2 from its form while the form is shown. */
  let readForm: (() => RawInformation) | undefined;

  const getState = () => state;

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function set(change: Partial<BookingState>) {
    state = { ...state, ...change };
    listeners.forEach((notify) => notify());
  }

  /** Makes the form the source of step 2's answers. Returns a function to call when the form goes away. */
  function readFrom(reader: () => RawInformation) {
    readForm = reader;
    return () => void (readForm = undefined);
  }

  /** Returns the booking with the answers in the form. We check the step, because Clear leaves before the form does. */
  function current(): Booking {
    const { booking } = state;
    return booking.step === 'details' && readForm ? { ...booking, answers: readForm() } : booking;
  }

  function save({ serviceId, answers }: Booking) {
    writeDraft({ serviceId, answers, last: state.last });
  }

  /** Stores the typed answers for a reload, without changing the state. */
  function keep() {
    if (readForm) save(current());
  }

  /** Shows a booking after a move. Its heading or `field` gets focus. */
  function show(booking: Booking, change: Partial<BookingState> = {}) {
    const field = booking.step === 'details' ? booking.wrong : undefined;
    set({ moves: state.moves + 1, field, notice: undefined, ...change, booking });
    save(booking);
  }

  return { getState, subscribe, set, readFrom, current, save, keep, show };
}
