import { RequestPanel } from '@/components/request/request-panel';
import type { ConfirmedRequest } from '@/lib/booking/booking';
import { bookingSummary } from '@/lib/request/booking-summary';
import { useWizard, type WizardService } from './booking-context';
import { BackButton, ChangeLink, StepTop } from './step';

type Props = { service: WizardService; request: ConfirmedRequest };

/** The end of step 3: the request is ready, and the visitor or this build sends it. */
export function Confirmation({ service, request }: Props) {
  const { texts, requestTexts, business, taxPercent } = useWizard();
  const { reference, answers: information } = request;
  return (
    <RequestPanel
      summary={bookingSummary(reference, { service, information, taxPercent }, texts)}
      texts={{ ...requestTexts, heading: texts.confirmation.heading }}
      business={business}
      heading={(text) => <StepTop>{text}</StepTop>}
      changeLink={(row) => <ChangeLink row={row} />}
    >
      <BackButton />
    </RequestPanel>
  );
}
