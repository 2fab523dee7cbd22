import type { ServiceId } from '@/lib/content/services';
import type { FormRules } from '@/lib/forms/attributes';
import { cleanAnswer } from '@/lib/text/plain-text';
import type { Draft } from './draft';
import { informationSchema, type RawInformation } from './fields';
import {
  furthestStep,
  reachableStep,
  serviceFromQuery,
  type SettledAnswers,
  type Step,
  stepOfHistory,
} from './journey';

/**
 * What is settled in a draft. A confirmed request stays settled when its day has come, so that a reload on the next
 * morning still shows it.
 */
export function settledAnswers(draft: Draft, rules: FormRules): SettledAnswers {
  const applied = draft.reference === undefined ? rules : { ...rules, minDate: undefined };
  const information = informationSchema(applied).safeParse(draft.information).data;
  return { serviceId: draft.serviceId, information };
}

/** Whether the draft is a confirmed request, to be shown as such on step 3. */
export function isConfirmed(draft: Draft, rules: FormRules): boolean {
  return draft.reference !== undefined && furthestStep(settledAnswers(draft, rules)) === 3;
}

type Arrival = {
  /** `readDraft(...)`. */
  stored: Draft;
  /** `location.search`. */
  search: string;
  /** `history.state`, which survives a reload. */
  historyState: unknown;
  serviceIds: readonly ServiceId[];
  rules: FormRules;
};

/**
 * The draft to begin with when the page has loaded. On a reload the history entry tells the step, and the address's
 * service counts no more (another may have been chosen since). On a fresh arrival a service in the address is chosen and
 * step 2 comes next; without one the visitor goes on where they were. Never further than the answers allow.
 */
export function openBooking({ stored, search, historyState, serviceIds, rules }: Arrival): Draft {
  const step = stepOfHistory(historyState);
  if (step !== undefined) return goToStep(stored, step, rules);
  const asked = serviceFromQuery(search, serviceIds);
  return asked === undefined ? goToStep(stored, stored.step, rules) : chooseService(stored, asked);
}

/** The draft on the wanted step, or on the first incomplete one before it: Continue, Back, Change, `popstate`. */
export function goToStep(draft: Draft, wanted: Step, rules: FormRules): Draft {
  return { ...draft, step: reachableStep(settledAnswers(draft, rules), wanted) };
}

/** The draft with this service, on step 2. Source: the product's specification, section 4. */
export function chooseService(draft: Draft, serviceId: ServiceId): Draft {
  const reference = serviceId === draft.serviceId ? draft.reference : undefined;
  return { ...draft, serviceId, reference, step: 2 };
}

/** The draft with what step 2 holds now. Typing moves nobody; `goToStep` does. */
export function keepTyped(draft: Draft, information: RawInformation): Draft {
  const before = new Map(Object.entries(draft.information));
  const isSame = Object.entries(information).every(
    ([name, value]) => cleanAnswer(before.get(name) ?? '') === cleanAnswer(value),
  );
  return { ...draft, information, reference: isSame ? draft.reference : undefined };
}

/**
 * The confirmed request: with a reference from `makeReference`, on step 3. Confirming twice changes nothing, so a double
 * click makes one reference. A draft that isn't complete comes back on its first incomplete step, without reference.
 */
export function confirmBooking(draft: Draft, rules: FormRules, makeReference: () => string): Draft {
  const settled = goToStep(draft, 3, rules);
  if (settled.step !== 3 || settled.reference !== undefined) return settled;
  return { ...settled, reference: makeReference() };
}
