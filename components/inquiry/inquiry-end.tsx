import { deliverFromPage } from '@/components/request/delivery';
import { RequestResult, type RequestResultProps } from '@/components/request/request-result';
import { Button } from '@/components/ui/button';
import type { EndedInquiry } from '@/lib/request/end-inquiry';

export { deliverFromPage };

type Props = Pick<RequestResultProps, 'firstAid' | 'shop'> & {
  inquiry: EndedInquiry;
  /** Goes back to the answers. */
  onChange: () => void;
};

/** The request at the end of the form. It warns a visitor whom we can't reach. */
export function InquiryEnd({ inquiry, firstAid, shop, onChange }: Props) {
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
    <RequestResult
      key={summary.reference}
      summary={summary}
      way={way}
      firstAid={firstAid}
      shop={shop}
      warning={isReachable ? undefined : warning}
    >
      {isReachable && changeButton}
    </RequestResult>
  );
}
