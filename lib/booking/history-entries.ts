import * as z from 'zod/mini';
import { stepFromQuery, stepQuery, steps, type Step } from './steps';

/** The data in a history entry: its step and the previous one, never an answer. */
const entrySchema = z.object({
  bookingStep: z.enum(steps),
  bookingCameFrom: z.optional(z.enum(steps)),
});

const current = () => entrySchema.safeParse(window.history.state).data;

/**
 * The router's own state. Next reloads the page at an entry without it. A link to an anchor adds such an entry, so we
 * keep the last state that we have seen.
 */
let routerState: object = {};

function stateWith(entry: z.infer<typeof entrySchema>) {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null) routerState = state;
  return { ...routerState, ...entry };
}

const address = (step: Step) => window.location.pathname + stepQuery(step);

export const historyEntries = {
  search: () => window.location.search,
  /** The step of the current entry, or undefined on a new visit without one in the URL. */
  step: () => current()?.bookingStep ?? stepFromQuery(window.location.search),
  /** The step of the previous entry, if the wizard added that. */
  cameFrom: () => current()?.bookingCameFrom,
  /** Sets the step of the current entry, and drops other query parameters. */
  replace: (step: Step) => window.history.replaceState(stateWith({ bookingStep: step }), '', address(step)),
  push: (step: Step, from: Step) =>
    window.history.pushState(stateWith({ bookingStep: step, bookingCameFrom: from }), '', address(step)),
  back: () => window.history.back(),
};
