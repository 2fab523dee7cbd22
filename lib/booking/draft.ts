import * as z from 'zod/mini';
import { mapFields } from '@/lib/forms/fields';
import { referencePattern } from '@/lib/forms/reference';
import { wayIds } from '@/lib/forms/ways';
import type { ServiceId } from '@/lib/site/service-ids';
import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';
import { emptyInformation, informationFields } from './information-fields';

export const draftKey = storageKey('booking');
// Increment this when older drafts could be misread. We ignore drafts of other versions.
const version = 4;

/** The answers of step 2 as typed, valid or not. If a stored answer isn't text, its field is empty. */
const storedAnswers = z.object(mapFields(informationFields, () => z.catch(z.string(), '')));

/** A time in this millennium. A Date can be later than any time that we could format. */
const instant = z
  .string()
  .check(z.refine((text) => /^2\d{3}-/.test(text) && !Number.isNaN(Date.parse(text))));

/** If the service, the reference, or a time is invalid, we drop the whole stored request. */
const confirmed = (serviceIds: readonly ServiceId[]) =>
  z.object({
    serviceId: z.enum(serviceIds),
    answers: storedAnswers,
    reference: z.string().check(z.refine((text) => referencePattern.test(text))),
    confirmedAt: instant,
    way: z.optional(z.enum(wayIds)),
  });

/**
 * A booking as stored in this tab: the service, the answers as typed, and the last confirmed request. The history entry
 * has the step. Card data is never stored.
 */
const draftSchema = (serviceIds: readonly ServiceId[]) =>
  z.object({
    serviceId: z.catch(z.optional(z.enum(serviceIds)), undefined),
    answers: storedAnswers,
    last: z.catch(z.optional(confirmed(serviceIds)), undefined),
  });

export type Draft = z.infer<ReturnType<typeof draftSchema>>;

/** Returns this tab's draft, or an empty one if storage is blocked, corrupt, or from another version. Never throws. */
export function readDraft(serviceIds: readonly ServiceId[]): Draft {
  // We avoid z.literal, and z.regex above, because they would add 1 KiB to this page.
  const schema = z.object({ version: z.enum({ version }), draft: draftSchema(serviceIds) });
  try {
    return schema.parse(JSON.parse(readFromTab(draftKey) ?? '')).draft;
  } catch {
    return { answers: emptyInformation };
  }
}

export const draftText = (draft: Draft) => JSON.stringify({ version, draft });

/** Stores the draft for the lifetime of the tab. Does nothing if storage is blocked: the wizard works without it. */
export const writeDraft = (draft: Draft) => keepInTab(draftKey, draftText(draft));
