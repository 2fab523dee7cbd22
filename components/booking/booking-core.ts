import { keepTyped, openBooking } from '@/lib/booking/booking';
import { clearDraft, type Draft, emptyDraft, readDraft, writeDraft } from '@/lib/booking/draft';
import type { InformationName, RawInformation } from '@/lib/booking/fields';
import { historyState } from '@/lib/booking/journey';
import type { ServiceId } from '@/lib/content/services';
import { chicagoDate } from '@/lib/forms/dates';
import type { BookingBrowser } from './booking-browser';
import { initialState, type BookingState } from './booking-state';

/** Holds the state of one booking: reads it from the browser at the first look, keeps every change in the tab's storage. */
export function createBookingCore(serviceIds: readonly ServiceId[], getBrowser: () => BookingBrowser) {
  let state = initialState;
  let opened: { browser: BookingBrowser; tapped: ServiceId | undefined } | undefined;
  let readForm: (() => RawInformation) | undefined;
  const listeners = new Set<() => void>();

  function open() {
    if (opened) return opened;
    const browser = getBrowser();
    const { openStorage, entries, search, isEmail, now, firstTap } = browser;
    const tappedId = firstTap();
    opened = { browser, tapped: serviceIds.find((id) => id === tappedId) };
    const rules = { minDate: chicagoDate(now()), isEmail };
    const step = entries.step();
    const draft = openBooking({
      stored: readDraft(openStorage, serviceIds),
      search: search(),
      historyState: step && historyState(step),
      serviceIds,
      rules,
    });
    state = { ...state, isReady: true, rules, draft };
    return opened;
  }

  function keep(change: Partial<BookingState>) {
    const { openStorage } = core.browser();
    const before = state.draft;
    state = { ...state, ...change };
    if (state.draft === emptyDraft) clearDraft(openStorage);
    else if (state.draft !== before) writeDraft(openStorage, state.draft);
  }

  const tell = () => listeners.forEach((listener) => listener());

  const afterMove = (draft: Draft, field: InformationName | undefined): Partial<BookingState> => ({
    draft,
    field,
    moves: state.moves + 1,
    news: undefined,
    cleared: undefined,
  });

  const core = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read() {
      open();
      return state;
    },
    readInitial: () => initialState,
    browser: () => open().browser,
    /** The service that was pressed before the page was alive. */
    tapped: () => open().tapped,

    set(change: Partial<BookingState>) {
      keep(change);
      tell();
    },
    /** After a move: the step of this draft takes the focus, at its heading or at `field`. */
    show(draft: Draft, field?: InformationName) {
      core.set(afterMove(draft, field));
    },
    /**
     * The same by a new entry of the history, if it is another step. All is kept at once; the new step is drawn after the
     * button has been seen to be pressed, since it takes a slow phone a tenth of a second.
     */
    move(to: Draft, field?: InformationName) {
      const from = core.read().draft.step;
      const { entries, afterPaint } = core.browser();
      if (to.step !== from) entries.push(to.step, from);
      keep(afterMove(to, field));
      afterPaint(tell);
    },
    /** The rules with today's day: the page may have been open since yesterday. */
    rulesOfToday() {
      const { rules } = core.read();
      const minDate = chicagoDate(core.browser().now());
      if (minDate !== rules.minDate) core.set({ rules: { ...rules, minDate } });
      return core.read().rules;
    },
    /** The draft with what the form of step 2 holds at this moment, whether or not it has told of it. */
    collected() {
      const { draft } = core.read();
      return readForm ? keepTyped(draft, readForm()) : draft;
    },
    /** Step 2 shows a form: this is how to read it. Returns how to end that. */
    attachForm(read: () => RawInformation) {
      readForm = read;
      return () => {
        if (readForm === read) readForm = undefined;
      };
    },
  };
  return core;
}
