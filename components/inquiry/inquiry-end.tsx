import { isTouch, openApp } from '@/components/request/apps';
import { deliver, RequestPanel } from '@/components/request/request-panel';
import type { RequestResultProps } from '@/components/request/request-result';
import { sendingWords } from '@/components/request/sending';
import { Button } from '@/components/ui/button';
import type { Way } from '@/lib/booking/ways';
import { formSchema, notBefore } from '@/lib/forms/fields';
import { inquiryFields, type InquiryKind } from '@/lib/forms/inquiry-fields';
import { referenceOf } from '@/lib/forms/reference';
import { wallClock } from '@/lib/hours/shop-clock';
import { inquirySummary } from '@/lib/request/inquiry-summary';
import { suggestedWay } from '@/lib/request/recipient';
import type { Summary } from '@/lib/request/summary';
import { readCampaign } from '@/lib/site/campaign';

type Business = RequestResultProps['business'];

/** A finished form: its request, whether we can reach the visitor, and the app that the press has opened. */
export type Inquiry = { summary: Summary; isReachable: boolean; way: Way | undefined };

type Press = {
  data: FormData;
  /** False if the press is over. A browser opens an app only during a press. */
  canOpenApp: boolean;
};

/** Ends a form: sends its request or opens the app that does. Returns 'failed' if the answers are invalid. */
export function endInquiry(
  kind: InquiryKind,
  { data, canOpenApp }: Press,
  business: Business,
): Inquiry | 'failed' {
  const today = wallClock(new Date()).day;
  const { data: answers } = formSchema(inquiryFields[kind])
    .check(notBefore(today, 'preferredServiceDate'))
    .safeParse(Object.fromEntries(data));
  if (!answers) return 'failed';
  // If the page sends the request, the visitor can't check it first, so we leave out the campaign.
  const campaign = sendingWords ? '' : readCampaign();
  const reference = referenceOf([today, kind, answers]);
  const summary = inquirySummary(kind, { reference, answers, campaign, ownPhone: business.phone });
  const isReachable = Boolean(answers.phone || answers.email);
  void deliver(summary);
  const opensApp = canOpenApp && isReachable && !sendingWords;
  const way = opensApp ? suggestedWay(summary.callFirst, business, isTouch()) : undefined;
  if (way) openApp(way, summary, business);
  return { summary, isReachable, way };
}

type Props = Pick<RequestResultProps, 'firstAid' | 'business'> & {
  inquiry: Inquiry;
  /** Goes back to the answers. */
  onChange: () => void;
};

/** The request at the end of the form. It warns a visitor whom we can't reach. */
export function InquiryEnd({ inquiry, firstAid, business, onChange }: Props) {
  const { summary, isReachable, way } = inquiry;
  const changeButton = (
    <Button variant="quiet" onClick={onChange}>
      Change my answers
    </Button>
  );
  const warning = (
    <div className="mt-2 max-w-measure border-l-4 border-wrong pl-4 print:hidden">
      <p className="font-semibold">
        We need a phone number or an email address to reply. Change your answers, or call us.
      </p>
      {changeButton}
    </div>
  );
  return (
    <RequestPanel
      key={summary.reference}
      summary={summary}
      way={way}
      firstAid={firstAid}
      business={business}
      warning={isReachable ? undefined : warning}
    >
      {isReachable && changeButton}
    </RequestPanel>
  );
}
