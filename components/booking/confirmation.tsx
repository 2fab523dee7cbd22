import type { PreparePlace } from '@/components/hand-off/hand-off-panel';
import { RequestPanel } from '@/components/hand-off/request-panel';
import type { Information } from '@/lib/booking/fields';
import type { HandOffWords } from '@/lib/content/hand-off';
import type { Service } from '@/lib/content/services';
import { bookingSummary } from '@/lib/hand-off/booking-summary';
import { useWizard } from './booking-context';
import { ChangeLink } from './check-answers';
import { BackButton, StepHeading } from './step';

type Props = { reference: string; service: Service; information: Information };

/** A new service starts without words about where its label is. */
const isPlace = (id: string, { places }: HandOffWords): id is PreparePlace => id in places;

/** The end of step 3: the request is ready, and the visitor or this build sends it. */
export function Confirmation({ reference, service, information }: Props) {
  const { words, handOffWords, business, pageTitle } = useWizard();
  return (
    <RequestPanel
      summary={bookingSummary(reference, { service, information }, words)}
      words={{ ...handOffWords, heading: words.confirmation.heading }}
      business={business}
      place={isPlace(service.id, handOffWords) ? service.id : 'other'}
      isUrgent={information.preferredTime === 'asap'}
      heading={(text) => <StepHeading title={`${text} | ${pageTitle}`}>{text}</StepHeading>}
      level={1}
      changeLink={({ id, label }) => <ChangeLink id={id} label={label} />}
    >
      <BackButton />
    </RequestPanel>
  );
}
