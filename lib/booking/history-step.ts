import * as z from 'zod/mini';
import { steps, type Step } from './journey';

// Functions rather than literal(), here and in the other schemas of the booking: one kind of schema less to load.
const stateSchema = z.object({ bookingStep: z.transform((held) => steps.find((step) => step === held)) });

/** What a history entry remembers: its step, and no answer. For `history.pushState`. */
export function historyState(step: Step): { bookingStep: Step } {
  return { bookingStep: step };
}

/**
 * The step that a history entry stands for. Undefined for an entry that isn't the wizard's (`history.state` on a fresh
 * arrival, or whatever another program put there).
 */
export function stepOfHistory(state: unknown): Step | undefined {
  return stateSchema.safeParse(state).data?.bookingStep;
}
