/** The wizard's steps in order. Source: specification, section 2. */
export const steps = ['service', 'details', 'review'] as const;

export type Step = (typeof steps)[number];

/** What is shown: a step, or the end of the last one. */
export type Screen = Step | 'confirmed';

export const stepOf = (screen: Screen): Step => (screen === 'confirmed' ? 'review' : screen);

export const stepNumber = (screen: Screen): number => steps.indexOf(stepOf(screen)) + 1;

export const stepBefore = (screen: Screen): Step => (stepOf(screen) === 'review' ? 'details' : 'service');

/**
 * The service that a link such as "/checkout?service=dishwasher" asks for; `search` is its query.
 * Returns an id from the list, 'unknown' for anything else, or undefined if the link names none.
 */
export function serviceFromQuery<Id extends string>(
  search: string,
  ids: readonly Id[],
): Id | 'unknown' | undefined {
  const requested = new URLSearchParams(search).get('service');
  return requested === null ? undefined : (ids.find((id) => id === requested) ?? 'unknown');
}

/** The step that a link such as "/checkout?step=2" asks for. */
export function stepFromQuery(search: string): Step | undefined {
  const requested = new URLSearchParams(search).get('step');
  return steps.find((step) => String(stepNumber(step)) === requested);
}
