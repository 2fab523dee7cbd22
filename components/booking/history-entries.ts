import * as z from 'zod/mini';
import { stepFromQuery, stepQuery, steps, type Step } from '@/lib/booking/steps';

/** What a history entry stores: its step and the previous one, never an answer. */
const entrySchema = z.object({
  bookingStep: z.enum(steps),
  bookingCameFrom: z.optional(z.enum(steps)),
});

let routerState: object = {};

const current = () => entrySchema.safeParse(window.history.state).data;

// Next's router reloads the page for an entry without its state, as after a link to an anchor.
function stateWith(own: z.infer<typeof entrySchema>) {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null) routerState = state;
  return { ...routerState, ...own };
}

const address = (step: Step) => window.location.pathname + stepQuery(step);

export const historyEntries = {
  search: () => window.location.search,
  /** The step of the current entry; undefined on a new visit without one in the URL. */
  step: () => current()?.bookingStep ?? stepFromQuery(window.location.search),
  /** The step of the previous entry, if that is one of ours. */
  cameFrom: () => current()?.bookingCameFrom,
  /** Makes the current entry that of the step, and drops any other query parameter. */
  replace: (step: Step) => window.history.replaceState(stateWith({ bookingStep: step }), '', address(step)),
  push: (step: Step, from: Step) =>
    window.history.pushState(stateWith({ bookingStep: step, bookingCameFrom: from }), '', address(step)),
  back: () => window.history.back(),
};
