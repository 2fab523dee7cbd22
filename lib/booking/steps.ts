/**
 * The wizard's steps in order. Their numbers and addresses follow from it. `Booking` has what each step knows, and
 * `CurrentStep` its screen. Source: specification, section 2.
 */
export const steps = ['service', 'details', 'review'] as const;

export type Step = (typeof steps)[number];

/** A screen of the wizard: a step, or the end of the last one. */
export type Screen = Step | 'confirmed';

export const stepOf = (screen: Screen): Step => (screen === 'confirmed' ? 'review' : screen);

/** The number of a step, from 1. */
export const stepNumber = (screen: Screen): number => steps.indexOf(stepOf(screen)) + 1;

/** The step that Back leads to; the first one stays. */
export const stepBefore = (screen: Screen): Step => steps[stepNumber(screen) - 2] ?? steps[0];

/** The query of a step's address, such as "?step=2"; the first step has none. */
export const stepQuery = (step: Step): string => (step === steps[0] ? '' : `?step=${stepNumber(step)}`);

/** The step that an address with such a query asks for; undefined without one. */
export function stepFromQuery(search: string): Step | undefined {
  const requested = new URLSearchParams(search).get('step');
  return steps.find((step) => String(stepNumber(step)) === requested);
}

/** The service of a link such as "/checkout?service=dishwasher"; undefined if it isn't one of `ids`. */
export function serviceFromQuery<Id extends string>(search: string, ids: readonly Id[]): Id | undefined {
  const requested = new URLSearchParams(search).get('service');
  return ids.find((id) => id === requested);
}
