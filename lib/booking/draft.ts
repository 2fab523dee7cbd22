import * as z from 'zod/mini';
import type { ServiceId } from '@/lib/content/schemas/services';
import { mapFields } from '@/lib/forms/fields';
import { referencePattern } from '@/lib/forms/reference';
import { ways } from './ways';
import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';
import { emptyInformation, informationFields } from './fields';

export const draftKey = storageKey('booking');
// Increment when older drafts could be misread; other versions are ignored.
const version = 4;

/** The answers of step 2 as typed, valid or not. What doesn't fit empties its field. */
const storedAnswers = z.object(mapFields(informationFields, () => z.catch(z.string(), '')));

/** An instant of this millennium: at the edge of dates, no clock can show it. */
const instant = z
  .string()
  .check(z.refine((text) => /^2\d{3}-/.test(text) && !Number.isNaN(Date.parse(text))));

/** A request is whole or isn't one. */
const confirmed = (serviceIds: readonly ServiceId[]) =>
  z.object({
    serviceId: z.enum(serviceIds),
    answers: storedAnswers,
    reference: z.string().check(z.refine((text) => referencePattern.test(text))),
    confirmedAt: instant,
    way: z.optional(z.enum(ways)),
    sentAt: z.optional(instant),
  });

/**
 * A booking as stored in this tab: the service, the answers as typed, and the last confirmed
 * request. The history entry has the step. It has no place for card data.
 */
const draftSchema = (serviceIds: readonly ServiceId[]) =>
  z.object({
    serviceId: z.catch(z.optional(z.enum(serviceIds)), undefined),
    answers: storedAnswers,
    last: z.catch(z.optional(confirmed(serviceIds)), undefined),
  });

export type Draft = z.infer<ReturnType<typeof draftSchema>>;

/** This tab's draft, or an empty one if storage is blocked, corrupt or of another version. Never throws. */
export function readDraft(serviceIds: readonly ServiceId[]): Draft {
  // Not z.literal, nor z.regex above: only this page would load them, 1 KiB.
  const schema = z.object({ version: z.enum({ version }), draft: draftSchema(serviceIds) });
  try {
    return schema.parse(JSON.parse(readFromTab(draftKey) ?? '')).draft;
  } catch {
    return { answers: emptyInformation };
  }
}

/** A draft as it is stored. */
export const draftText = (draft: Draft) => JSON.stringify({ version, draft });

/** Stores the draft for the lifetime of the tab, if it can: the wizard works without it. */
export const writeDraft = (draft: Draft) => keepInTab(draftKey, draftText(draft));
