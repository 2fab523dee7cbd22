import { linkQuery } from '@/lib/site/link-query';
import type { ServiceId } from '@/lib/site/service-ids';

/**
 * The wizard's steps in order. Their numbers and addresses follow from this list. `Booking` has the data of each step,
 * and `CurrentStep` its screen. Source: specification, section 2.
 */
export const steps = ['service', 'details', 'review'] as const;

export type Step = (typeof steps)[number];

/** A screen of the wizard: a step, or the end of the last one. */
export type Screen = Step | 'confirmed';

export const stepOf = (screen: Screen): Step => (screen === 'confirmed' ? 'review' : screen);

/** The number of a step, from 1. */
export const stepNumber = (screen: Screen): number => steps.indexOf(stepOf(screen)) + 1;

/** The step that Back leads to. On the first step, it leads nowhere. */
export const stepBefore = (screen: Screen): Step => steps[stepNumber(screen) - 2] ?? steps[0];

/** The query in the address of a step: "?step=2", or '' for the first step. */
export const stepQuery = (step: Step): string => (step === steps[0] ? '' : `?step=${stepNumber(step)}`);

/** Returns the step that an address asks for, or undefined if it doesn't ask for one. */
export function stepFromQuery(search: string): Step | undefined {
  const requested = new URLSearchParams(search).get('step');
  return steps.find((step) => String(stepNumber(step)) === requested);
}

/**
 * Returns the service of a link such as "/checkout?service=dishwasher", or undefined if it isn't one of `ids`. A link
 * that was typed from a flyer can have capitals, and mail programs add the period that ends the sentence.
 */
export function serviceFromQuery(search: string, ids: readonly ServiceId[]): ServiceId | undefined {
  const requested = linkQuery(search).get('service') ?? '';
  const name = requested
    .trim()
    .toLowerCase()
    .replace(/[\p{P}\s]+$/u, '');
  return ids.find((id) => id === name);
}
