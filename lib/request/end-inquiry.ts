import type { Control } from '@/lib/forms/fields';
import type { InquiryKind } from '@/lib/forms/inquiry-fields';
import { referenceOf } from '@/lib/forms/reference';
import { suggestedWay, type Way } from '@/lib/forms/ways';
import type { Shop } from '@/lib/hours/shop';
import { wallClock } from '@/lib/hours/shop-clock';
import { readCampaign } from '@/lib/site/campaign';
import { cleanAnswer } from '@/lib/text/plain-text';
import { isTouch, openApp } from './apps';
import { inquirySummary } from './inquiry-summary';
import { sendingWords } from './sending-words';
import type { Summary } from './summary';

/** A finished form: its request, whether we can reach the visitor, and the app that the press has opened. */
export type EndedInquiry = { summary: Summary; isReachable: boolean; way: Way | undefined };

type Form = { kind: InquiryKind; fields: readonly Control[]; data: FormData };

/**
 * Ends a form that the browser has accepted: makes its request, and opens the app that sends it. Call it during the
 * press. It needs no schema, so no code has to load first.
 */
export function endInquiry({ kind, fields, data }: Form, shop: Shop): EndedInquiry {
  const answers = Object.fromEntries(
    fields.map(({ name }) => [name, cleanAnswer(String(data.get(name) ?? ''))]),
  );
  // If the page sends the request, the visitor can't check it first, so we leave out the campaign.
  const campaign = sendingWords ? '' : readCampaign();
  const reference = referenceOf([wallClock(new Date()).day, kind, answers]);
  const summary = inquirySummary({ kind, fields }, { reference, answers, campaign, ownPhone: shop.phone });
  const isReachable = Boolean(answers['phone'] || answers['email']);
  const opensApp = isReachable && !sendingWords && isPressed();
  const way = opensApp ? suggestedWay(summary.callFirst, shop, isTouch()) : undefined;
  if (way) openApp(way, summary, shop);
  return { summary, isReachable, way };
}

/** True during a press. A press that is replayed after hydration may be over, and then no app would open. */
function isPressed(): boolean {
  // Safari before 16.4 and Firefox before 120 can't tell.
  return 'userActivation' in navigator ? navigator.userActivation.isActive : true;
}
