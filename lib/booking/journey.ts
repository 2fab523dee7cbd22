/** The wizard's steps in order: service, information, summary. Source: specification, section 2. */
export const steps = [1, 2, 3] as const;

export type Step = (typeof steps)[number];

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
  return steps.find((step) => String(step) === requested);
}

/** What a history entry stores: its step and the previous one, never an answer. */
export type EntryState = { bookingStep: Step; bookingCameFrom?: Step };

/** Reads `history.state`, which may be anything. Both are undefined for entries of others. */
export function readEntryState(state: unknown): { step: Step | undefined; cameFrom: Step | undefined } {
  const held = new Map<string, unknown>(Object.entries(state ?? {}));
  const stepAt = (key: keyof EntryState) => steps.find((step) => step === held.get(key));
  return { step: stepAt('bookingStep'), cameFrom: stepAt('bookingCameFrom') };
}
