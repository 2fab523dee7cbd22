import { deliverFromPage } from '@/components/request/delivery';
import { LastScreen, type LastScreenProps } from '@/components/request/last-screen';
import { Button } from '@/components/ui/button';
import type { EndedInquiry } from '@/lib/request/end-inquiry';

// The form loads this function together with the last screen, so that a page with a form doesn't load it.
export { deliverFromPage };

type Props = Pick<LastScreenProps, 'firstAid' | 'shop'> & {
  inquiry: EndedInquiry;
  onChange: () => void;
};

/** The last screen of a form. It warns a visitor whom we can't reach. */
export function InquiryLastScreen({ inquiry, firstAid, shop, onChange }: Props) {
  const { summary, isReachable, way } = inquiry;
  const changeButton = (
    <Button variant="quiet" onClick={onChange}>
      Change my answers
    </Button>
  );
  const unreachable = (
    <div className="mt-2 max-w-measure border-l-4 border-wrong pl-4 print:hidden">
      <p className="font-semibold">
        We need a phone number or an email address to reply. Change your answers, or call us.
      </p>
      {changeButton}
    </div>
  );
  return (
    <LastScreen
      key={summary.reference}
      summary={summary}
      way={way}
      firstAid={firstAid}
      shop={shop}
      unreachable={isReachable ? undefined : unreachable}
    >
      {isReachable && changeButton}
    </LastScreen>
  );
}
