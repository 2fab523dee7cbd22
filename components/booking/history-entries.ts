import { readEntryState, stepFromQuery, type EntryState, type Step } from '@/lib/booking/journey';

/** The wizard's entries in the browser's history. They hold steps, never an answer. */
export type HistoryEntries = {
  /** The address's query. */
  search: () => string;
  /** The step of the present entry; undefined on a fresh arrival without one in the address. */
  step: () => Step | undefined;
  /** The step of the entry before, if that entry is ours. */
  cameFrom: () => Step | undefined;
  /** Makes the present entry that of the step, and drops the rest of its address. */
  replace: (step: Step) => void;
  /** Adds an entry for the step after one for `from`. */
  push: (step: Step, from: Step) => void;
  back: () => void;
};

/** The history of this page. Next's router keeps notes in every entry, and reloads the page without them. */
export function historyEntries(page: () => Pick<Window, 'history' | 'location'>): HistoryEntries {
  let routerNotes: object = {};

  const stateWith = (own: EntryState) => {
    const state: unknown = page().history.state;
    if (typeof state === 'object' && state !== null) routerNotes = state;
    return { ...routerNotes, ...own };
  };
  const address = (step: Step) => {
    const { pathname } = page().location;
    return step === 1 ? pathname : `${pathname}?step=${step}`;
  };
  const search = () => page().location.search;

  return {
    search,
    step: () => readEntryState(page().history.state).step ?? stepFromQuery(search()),
    cameFrom: () => readEntryState(page().history.state).cameFrom,
    replace: (step) => page().history.replaceState(stateWith({ bookingStep: step }), '', address(step)),
    push: (step, from) =>
      page().history.pushState(stateWith({ bookingStep: step, bookingCameFrom: from }), '', address(step)),
    back: () => page().history.back(),
  };
}
