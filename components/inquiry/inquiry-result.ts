import { isTouch, openApp } from '@/components/request/apps';
import { deliver, RequestPanel } from '@/components/request/request-panel';
import { wallClock } from '@/lib/hours/shop-clock';
import { formSchema, notBefore } from '@/lib/forms/fields';
import { inquiryFields, type InquiryKind } from '@/lib/forms/inquiry-fields';
import { referenceOf } from '@/lib/forms/reference';
import { inquirySummary } from '@/lib/request/inquiry-summary';
import type { Summary } from '@/lib/request/summary';
import { suggestedWay } from '@/lib/request/recipient';

export type Inquiry = { summary: Summary; isReachable: boolean };

/** Returns the answers as a summary, 'empty' if there aren't any, or 'failed' if they are invalid. */
export function inquiryFrom(kind: InquiryKind, data: FormData): Inquiry | 'empty' | 'failed' {
  const today = wallClock(new Date()).day;
  const { data: answers } = formSchema(inquiryFields[kind])
    .check(notBefore(today, 'preferredServiceDate'))
    .safeParse(Object.fromEntries(data));
  if (!answers) return 'failed';
  if (Object.values(answers).every((answer) => answer === '')) return 'empty';
  const summary = inquirySummary(kind, referenceOf([today, kind, answers]), answers);
  return { summary, isReachable: Boolean(answers.phone || answers.email) };
}

// `loadEnd` imports this file, so only visitors who fill in a form load these.
export { deliver, isTouch, openApp, RequestPanel as Panel, suggestedWay };
