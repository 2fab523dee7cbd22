import type { ServiceId } from '@/lib/content/services';
import { emptyAnswers } from '@/lib/forms/field';
import { heldAnswers } from '@/lib/forms/held-value';
import { isReference } from '@/lib/forms/reference';
import { storageKey } from '@/lib/site/href';
import { informationFields, type RawInformation } from './fields';
import { steps, type Step } from './journey';

/** A booking as this tab keeps it. There is no room in it for a card. */
export type Draft = Readonly<{
  serviceId?: ServiceId | undefined;
  /** As typed, right or wrong. */
  answers: Readonly<RawInformation>;
  /** Where the visitor was. Whether they may be there follows from the answers: see booking.ts. */
  step: Step;
  /** The last confirmed request. */
  last?: Readonly<{ serviceId: ServiceId; answers: RawInformation; reference: string }> | undefined;
}>;

const emptyDraft: Draft = { answers: emptyAnswers(informationFields), step: 1 };

/** Opens the storage, or throws: merely asking for `sessionStorage` is refused where it is blocked. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The draft's key in the tab's session storage. */
export const draftKey = storageKey('booking');
// One more whenever an older draft could be misread; drafts of other versions are ignored.
const version = 2;

// By hand, not by a schema: one bad entry must not cost the others, so each is looked at by itself.
const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};

/**
 * The draft of this tab, or an empty one: storage blocked, rubbish, another version. Never throws.
 * A service that is no longer in `serviceIds` is dropped.
 */
export function readDraft(open: OpenStorage, serviceIds: readonly ServiceId[]): Draft {
  const data = entriesOf(quietly(() => JSON.parse(open().getItem(draftKey) ?? 'null')));
  if (data['version'] !== version) return emptyDraft;
  const serviceOf = (held: Record<string, unknown>) => serviceIds.find((id) => id === held['serviceId']);
  const answersOf = (held: Record<string, unknown>) => {
    const typed = entriesOf(held['answers']);
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
 * Keeps the draft as long as the tab lives; an empty one leaves nothing behind. Quiet where storage is
 * blocked or full: the wizard works without. Only what a draft consists of is written.
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
  quietly(() => (isEmpty ? open().removeItem(draftKey) : open().setItem(draftKey, JSON.stringify(stored))));
}

function quietly(action: () => unknown): unknown {
  try {
    return action();
  } catch {
    return undefined;
  }
}
