import { chooseService, confirmBooking, goToStep } from '@/lib/booking/booking';
import { emptyDraft } from '@/lib/booking/draft';
import type { InformationName } from '@/lib/booking/fields';
import type { Step } from '@/lib/booking/journey';
import type { ServiceId } from '@/lib/content/services';
import type { BookingBrowser } from './booking-browser';
import { createBookingCore } from './booking-core';

export type BookingStore = ReturnType<typeof createBookingStore>;

/**
 * One visitor's booking and all that can be done with it. Each move forward is an entry of the browser's history; every
 * answer is kept in the tab's storage as it is given. Doing something twice is of no account.
 */
export function createBookingStore(serviceIds: readonly ServiceId[], getBrowser: () => BookingBrowser) {
  const core = createBookingCore(serviceIds, getBrowser);
  const { subscribe, read, readInitial, attachForm, rulesOfToday } = core;
  const step = () => read().draft.step;
  let isStarted = false;
  let mayFillPlace = true;
  let isGoingBack = false;

  /** Once the page is alive: names the present entry of the history, and answers what was pressed before. */
  function start() {
    if (isStarted) return;
    isStarted = true;
    const { entries } = core.browser();
    const { draft } = read();
    const tapped = core.tapped();
    entries.replace(tapped === undefined ? draft.step : 1);
    if (tapped !== undefined) {
      core.set({ draft: { ...draft, step: 1 } });
      core.move(chooseService(draft, tapped));
    } else if (draft.serviceId !== undefined) {
      core.set({ draft: { ...draft } });
    }
  }

  return {
    subscribe,
    read,
    readInitial,
    attachForm,
    rulesOfToday,
    start,
    /** Something in the form has changed, or may have without telling. */
    keep: () => core.set({ draft: core.collected(), news: undefined, cleared: undefined }),

    choose(serviceId: ServiceId) {
      // React may answer a press in the midst of bringing the page to life, before its effects have run.
      start();
      if (step() === 1) core.move(chooseService(read().draft, serviceId));
    },
    /** Continue. */
    next() {
      if (step() === 2) core.move(goToStep(core.collected(), 3, rulesOfToday()));
    },
    /** The page's own Back: the browser's, where that leads to the step before. */
    back() {
      const { entries } = core.browser();
      const before = step() === 3 ? 2 : 1;
      if (isGoingBack) return;
      isGoingBack = entries.cameFrom() === before;
      if (isGoingBack) entries.back();
      else core.move(goToStep(core.collected(), before, rulesOfToday()));
    },
    /** A Change link: to the step, there to the field. */
    change: (to: Step, field?: InformationName) =>
      core.move(goToStep(core.collected(), to, rulesOfToday()), field),

    confirm() {
      const { makeReference } = core.browser();
      if (step() === 3) core.move(confirmBooking(read().draft, rulesOfToday(), makeReference));
    },
    /** The browser went Back or Forward. */
    traverse() {
      isGoingBack = false;
      const { entries } = core.browser();
      const wanted = entries.step() ?? step();
      const draft = goToStep(core.collected(), wanted, rulesOfToday());
      if (draft.step !== wanted) entries.replace(draft.step);
      if (draft.step === step()) core.set({ draft });
      else core.show(draft);
    },
    clear() {
      mayFillPlace = false;
      const cleared = core.collected();
      core.browser().entries.replace(1);
      core.show(emptyDraft);
      core.set({ cleared, news: 'cleared' });
    },
    undo() {
      const { cleared } = read();
      if (!cleared) return;
      core.browser().entries.replace(cleared.step);
      core.show(cleared);
      core.set({ news: 'restored' });
    },
    /** Whether step 2 may be filled with the detected place: not after everything was cleared. */
    mayFillPlace: () => mayFillPlace,
    placeFilled: () => core.set({ draft: core.collected(), news: 'place-filled' }),
  };
}
