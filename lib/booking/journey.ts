/** The wizard's steps in their order: service, information, summary. Specification, section 2. */
export const steps = [1, 2, 3] as const;

export type Step = (typeof steps)[number];

/**
 * What a link such as "/checkout?service=dishwasher" asks for; `search` is the address's query. Only
 * an id of the list or 'unknown' comes out, whatever the address holds; undefined if it names none.
 */
export function serviceFromQuery<Id extends string>(
  search: string,
  ids: readonly Id[],
): Id | 'unknown' | undefined {
  const asked = new URLSearchParams(search).get('service');
  return asked === null ? undefined : (ids.find((id) => id === asked) ?? 'unknown');
}

/** The step that a link such as "/checkout?step=2" asks for. */
export function stepFromQuery(search: string): Step | undefined {
  const asked = new URLSearchParams(search).get('step');
  return steps.find((step) => String(step) === asked);
}

/** What a history entry remembers: its step and the one it was reached from, and no answer. */
export type EntryState = { bookingStep: Step; bookingCameFrom?: Step };

/** Reads `history.state`, which may hold anything. Both are undefined for a foreign entry. */
export function readEntryState(state: unknown): { step: Step | undefined; cameFrom: Step | undefined } {
  const held = new Map<string, unknown>(Object.entries(state ?? {}));
  const stepAt = (key: keyof EntryState) => steps.find((step) => step === held.get(key));
  return { step: stepAt('bookingStep'), cameFrom: stepAt('bookingCameFrom') };
}
