import * as z from 'zod/mini';
import type { ServiceId } from '@/lib/content/schemas/services';
import { emptyAnswers, mapFields } from '@/lib/forms/fields';
import { referencePattern } from '@/lib/forms/reference';
import { storageKey } from '@/lib/browser/tab-storage';
import { informationFields, informationNames } from './fields';
import { steps } from './steps';

/** Throws where storage is blocked: just reading `window.sessionStorage` does. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const draftKey = storageKey('booking');
// Increment when older drafts could be misread; other versions are ignored.
const version = 3;

/** The answers of step 2 as typed, valid or not: from storage or a form's data. */
export const typedAnswers = z.object(mapFields(informationFields, () => z._default(z.string(), '')));

/**
 * A booking as stored in this tab: the service, the answers as typed, the step, and the last
 * confirmed request. It has no place for card data.
 */
const draftSchema = (serviceIds: readonly ServiceId[]) =>
  z.object({
    serviceId: z.optional(z.enum(serviceIds)),
    answers: typedAnswers,
    step: z.enum(steps),
    last: z.optional(
      z.object({
        serviceId: z.enum(serviceIds),
        answers: typedAnswers,
        reference: z.string().check(z.regex(referencePattern)),
      }),
    ),
  });

export type Draft = z.infer<ReturnType<typeof draftSchema>>;

/**
 * This tab's draft, or an empty one if storage is blocked, corrupt or of another version, or if a
 * service is no longer in `serviceIds`. Never throws.
 */
export function readDraft(open: OpenStorage, serviceIds: readonly ServiceId[]): Draft {
  const stored = attempt(() => JSON.parse(open().getItem(draftKey) ?? 'null'));
  const schema = z.object({ version: z.literal(version), draft: draftSchema(serviceIds) });
  const { data } = schema.safeParse(stored);
  return data?.draft ?? { answers: emptyAnswers(informationFields), step: 'service' };
}

/**
 * Stores the draft for the lifetime of the tab; an empty one is removed. Does nothing where storage
 * is blocked or full: the wizard works without it.
 */
export function writeDraft(open: OpenStorage, { serviceId, answers, step, last }: Draft): void {
  const isEmpty = !serviceId && !last && informationNames.every((name) => answers[name] === '');
  const stored = JSON.stringify({ version, draft: { serviceId, answers, step, last } });
  attempt(() => (isEmpty ? open().removeItem(draftKey) : open().setItem(draftKey, stored)));
}

function attempt(action: () => unknown): unknown {
  try {
    return action();
  } catch {
    return undefined;
  }
}
