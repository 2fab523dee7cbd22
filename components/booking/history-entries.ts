import { readEntryState, stepFromQuery, type EntryState, type Step } from '@/lib/booking/journey';

export type HistoryEntries = ReturnType<typeof historyEntries>;

/**
 * The wizard's entries in the browser's history. They contain steps, never answers. Keeps the state
 * of Next's router, which reloads the page for an entry without it.
 */
export function historyEntries(page: () => Pick<Window, 'history' | 'location'>) {
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
    /** The query string of the URL. */
    search,
    /** The step of the current entry; undefined on a new visit without one in the URL. */
    step: () => readEntryState(page().history.state).step ?? stepFromQuery(search()),
    /** The step of the previous entry, if that is one of ours. */
    cameFrom: () => readEntryState(page().history.state).cameFrom,
    /** Makes the current entry that of the step, and drops any other query parameter. */
    replace: (step: Step) => page().history.replaceState(stateWith({ bookingStep: step }), '', address(step)),
    /** Adds an entry for the step and remembers `from`. */
    push: (step: Step, from: Step) =>
      page().history.pushState(stateWith({ bookingStep: step, bookingCameFrom: from }), '', address(step)),
    back: () => page().history.back(),
  };
}
