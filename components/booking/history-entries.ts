import { readEntryState, stepFromQuery, type EntryState, type Step } from '@/lib/booking/journey';

/** The wizard's entries in the browser's history. They contain steps, never answers. */
export type HistoryEntries = {
  /** The query string of the URL. */
  search: () => string;
  /** The step of the current entry; undefined on a new visit without one in the URL. */
  step: () => Step | undefined;
  /** The step of the previous entry, if that is one of ours. */
  cameFrom: () => Step | undefined;
  /** Makes the current entry that of the step, and drops any other query parameter. */
  replace: (step: Step) => void;
  /** Adds an entry for the step and remembers `from`. */
  push: (step: Step, from: Step) => void;
  back: () => void;
};

/** Keeps the state of Next's router, which reloads the page for an entry without it. */
export function historyEntries(page: () => Pick<Window, 'history' | 'location'>): HistoryEntries {
  let routerState: object = {};

  const stateWith = (own: EntryState) => {
    const state: unknown = page().history.state;
    if (typeof state === 'object' && state !== null) routerState = state;
    return { ...routerState, ...own };
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
