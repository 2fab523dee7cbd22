import { TextLink } from '@/components/ui/text-link';
import { isInformationName } from '@/lib/booking/information-fields';
import { stepQuery } from '@/lib/booking/steps';
import type { SummaryRow } from '@/lib/request/summary';
import { pageHref } from '@/lib/site/links';
import { useWizard } from './booking-context';

/** A link back to the answers of a row: to step 1 for the service, and otherwise to the row's first field. */
export function ChangeLink({ row: { id, label } }: { row: SummaryRow }) {
  const { store } = useWizard();
  const field = isInformationName(id) ? id : undefined;
  const step = field ? 'details' : 'service';
  // "Change preferred date", but "Change ZIP code".
  const answer = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return (
    <TextLink
      href={pageHref(`/checkout${stepQuery(step)}`)}
      onClick={(event) => {
        event.preventDefault();
        store.change(step, field);
      }}
      className="target min-w-11 justify-end"
    >
      <span>Change</span>
      <span className="sr-only">{` ${answer}`}</span>
    </TextLink>
  );
}
