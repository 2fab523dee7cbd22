import * as z from 'zod/mini';
import type { ServiceId } from '@/lib/content/services';
import { emptyAnswers } from '@/lib/forms/field';
import { heldAnswers } from '@/lib/forms/held-value';
import { isReference } from '@/lib/forms/reference';
import { informationFields, type RawInformation } from './fields';
import { type Step, steps } from './journey';

/** A booking in the making. There is no place in it for a card. */
export type Draft = Readonly<{
  serviceId?: ServiceId | undefined;
  /** As typed, right or wrong. */
  information: Readonly<RawInformation>;
  /** Where the visitor was or wants to be. Whether they may is computed: see `openBooking` and `goToStep`. */
  step: Step;
  /** Once confirmed. It belongs to exactly these answers: changing one takes it away (see booking.ts). */
  reference?: string | undefined;
}>;

/** A booking of which nothing is known yet. */
export const emptyDraft: Draft = { information: emptyAnswers(informationFields), step: 1 };

/** Gives the storage, or throws: merely asking for `sessionStorage` is refused where storage is blocked. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'booking';
// One more whenever an older draft could be misread; drafts of other versions are ignored.
const version = 1;

// No more is asked of it here: one bad entry must not cost the others, so each is looked at by itself.
const entriesSchema = z.looseObject({});

/**
 * The draft of this tab, or an empty one where there is none, or none that can be read: storage blocked, rubbish, another
 * version. Never throws. A service that isn't among `serviceIds` any more, and a reference without one, are dropped.
 */
export function readDraft(open: OpenStorage, serviceIds: readonly ServiceId[]): Draft {
  const { data } = entriesSchema.safeParse(silently(() => JSON.parse(open().getItem(key) ?? 'null')));
  if (data?.version !== version) return emptyDraft;
  const typed = entriesSchema.safeParse(data.information).data ?? {};
  const serviceId = serviceIds.find((id) => id === data.serviceId);
  const { reference } = data;
  return {
    serviceId,
    information: heldAnswers(informationFields, (name) => typed[name]),
    step: steps.find((step) => step === data.step) ?? 1,
    reference: serviceId !== undefined && isReference(reference) ? reference : undefined,
  };
}

/**
 * Keeps the draft for this tab, as long as the tab lives. Silent where storage is blocked or full: the wizard works without.
 * Only what a draft consists of is written, whatever else the object carries.
 */
export function writeDraft(open: OpenStorage, { serviceId, information, step, reference }: Draft): void {
  const typed = new Map(Object.entries(information));
  const known = heldAnswers(informationFields, (name) => typed.get(name));
  const stored = { version, serviceId, information: known, step, reference };
  silently(() => open().setItem(key, JSON.stringify(stored)));
}

/** Forgets the draft of this tab ("Clear my answers"). Never throws. */
export function clearDraft(open: OpenStorage): void {
  silently(() => open().removeItem(key));
}

function silently(action: () => unknown): unknown {
  try {
    return action();
  } catch {
    return undefined;
  }
}
