import * as z from 'zod/mini';
import type { ServiceId } from '@/lib/content/services';
import type { Information } from './fields';

/** The wizard's steps in their order: service, information, summary. Source: the product's specification, section 2. */
export const steps = [1, 2, 3] as const;

export type Step = (typeof steps)[number];

/** What is settled: a service once it is chosen, the information once all of it passes the schema. */
export type SettledAnswers = { serviceId?: ServiceId | undefined; information?: Information | undefined };

/** The first step that isn't complete, or the last: as far as somebody with these answers may go. */
export function furthestStep({ serviceId, information }: SettledAnswers): Step {
  if (serviceId === undefined) return 1;
  return information === undefined ? 2 : 3;
}

/** The step to show to somebody who wants to see `wanted`: that one, or the first incomplete one before it. */
export function reachableStep(answers: SettledAnswers, wanted: Step): Step {
  const furthest = furthestStep(answers);
  return wanted < furthest ? wanted : furthest;
}

/**
 * The service that a link such as "/checkout?service=dishwasher" asks for; `search` is the address's query. Undefined
 * for none and for an unknown one. Only the ids in the list can come out, whatever was put into the address.
 */
export function serviceFromQuery<Id extends string>(search: string, ids: readonly Id[]): Id | undefined {
  const asked = new URLSearchParams(search).get('service');
  return ids.find((id) => id === asked);
}

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
