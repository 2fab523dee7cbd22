import * as z from 'zod/mini';
import { historyState, type Step, stepOfHistory, steps } from '@/lib/booking/journey';

const cameFromSchema = z.object({
  bookingCameFrom: z.transform((held) => steps.find((step) => step === held)),
});

type Browser = Pick<Window, 'history' | 'location'>;

/** The wizard's entries in the browser's history: what Back and Forward move through. They hold steps, never an answer. */
export type HistoryEntries = {
  /** The step that the present entry stands for; undefined on a fresh arrival without one in the address. */
  step: () => Step | undefined;
  /** The step of the entry before, if that one is ours, so that a Back button can go where the browser's Back goes. */
  cameFrom: () => Step | undefined;
  /** Names the present entry after the step, and takes everything else out of its address. */
  replace: (step: Step) => void;
  /** Adds an entry for the step after one for `from`. */
  push: (step: Step, from: Step) => void;
  back: () => void;
};

/** The history of this page. The router keeps its own notes in every entry and reloads the page where they are missing. */
export function historyEntries({ history, location }: Browser): HistoryEntries {
  let routerNotes: object = {};

  const notes = () => {
    const state: unknown = history.state;
    if (typeof state === 'object' && state !== null) routerNotes = state;
    return routerNotes;
  };
  const address = (step: Step) => (step === 1 ? location.pathname : `${location.pathname}?step=${step}`);

  return {
    step: () => stepOfHistory(history.state) ?? stepOfAddress(location.search),
    cameFrom: () => cameFromSchema.safeParse(history.state).data?.bookingCameFrom,
    replace: (step) => history.replaceState({ ...notes(), ...historyState(step) }, '', address(step)),
    push: (step, from) =>
      history.pushState({ ...notes(), ...historyState(step), bookingCameFrom: from }, '', address(step)),
    back: () => history.back(),
  };
}

/** The step that a link such as "/checkout?step=2" asks for. */
function stepOfAddress(search: string): Step | undefined {
  const asked = new URLSearchParams(search).get('step');
  return steps.find((step) => String(step) === asked);
}
