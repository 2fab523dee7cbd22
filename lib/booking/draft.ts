import type { ServiceId } from '@/lib/content/services';
import { emptyAnswers } from '@/lib/forms/field';
import { heldAnswers } from '@/lib/forms/held-value';
import { isReference } from '@/lib/forms/reference';
import { storageKey } from '@/lib/site/href';
import { informationFields, type RawInformation } from './fields';
import { steps, type Step } from './journey';

/** A booking as stored in this tab. It has no place for card data. */
export type Draft = Readonly<{
  serviceId?: ServiceId | undefined;
  /** As typed, valid or not. */
  answers: Readonly<RawInformation>;
  /** The visitor's step. Whether it can be shown depends on the answers: see booking.ts. */
  step: Step;
  /** The last confirmed request. */
  last?: Readonly<{ serviceId: ServiceId; answers: RawInformation; reference: string }> | undefined;
}>;

const emptyDraft: Draft = { answers: emptyAnswers(informationFields), step: 1 };

/** Throws where storage is blocked: just reading `window.sessionStorage` does. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft's key in the tab's session storage. */
export const draftKey = storageKey('booking');
// Increment when older drafts could be misread; other versions are ignored.
const version = 2;

// Not a schema: each entry is checked on its own, so that one bad entry doesn't discard the others.
const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};

/**
 * This tab's draft, or an empty one if storage is blocked, corrupt or of another version. Never
 * throws. A service that is no longer in `serviceIds` is dropped.
 */
export function readDraft(open: OpenStorage, serviceIds: readonly ServiceId[]): Draft {
  const data = entriesOf(attempt(() => JSON.parse(open().getItem(draftKey) ?? 'null')));
  if (data['version'] !== version) return emptyDraft;
  const serviceOf = (entry: Record<string, unknown>) => serviceIds.find((id) => id === entry['serviceId']);
  const answersOf = (entry: Record<string, unknown>) => {
    const typed = entriesOf(entry['answers']);
    return heldAnswers(informationFields, (name) => typed[name]);
  };
  const last = entriesOf(data['last']);
  const [lastService, reference] = [serviceOf(last), last['reference']];
  return {
    serviceId: serviceOf(data),
    answers: answersOf(data),
    step: steps.find((step) => step === data['step']) ?? 1,
    last:
      lastService && isReference(reference)
        ? { serviceId: lastService, answers: answersOf(last), reference }
        : undefined,
  };
}

/**
 * Stores the draft for the lifetime of the tab; an empty one is removed. Does nothing where storage
 * is blocked or full: the wizard works without it. Only the fields of a draft are written.
 */
export function writeDraft(open: OpenStorage, { serviceId, answers, step, last }: Draft): void {
  const known = (all: RawInformation) => {
    const held = new Map(Object.entries(all));
    return heldAnswers(informationFields, (name) => held.get(name));
  };
  const typed = known(answers);
  const isEmpty = !serviceId && !last && Object.values(typed).every((answer) => answer === '');
  const stored = {
    version,
    serviceId,
    answers: typed,
    step,
    last: last && { serviceId: last.serviceId, answers: known(last.answers), reference: last.reference },
  };
  attempt(() => (isEmpty ? open().removeItem(draftKey) : open().setItem(draftKey, JSON.stringify(stored))));
}

function attempt(action: () => unknown): unknown {
  try {
    return action();
  } catch {
    return undefined;
  }
}
