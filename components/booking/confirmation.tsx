'use client';

import { HandOffPanel } from '@/components/hand-off/hand-off-panel';
import type { Information } from '@/lib/booking/fields';
import type { Service } from '@/lib/content/services';
import { bookingSummary } from '@/lib/hand-off/booking-summary';
import { useBooking } from './booking-context';
import { StepHeading } from './step-heading';
import { summaryWords } from './summary-words';

type Props = { reference: string; service: Service; information: Information };

/** After confirming, still on step 3: the request is ready, nothing has been sent, and it is the visitor's to hand over. */
export function Confirmation({ reference, service, information }: Props) {
  const { words, handOffWords, business, pageTitle } = useBooking();
  const { title, heading } = words.confirmation;
  const summary = bookingSummary(reference, { service, information }, summaryWords(words));
  return (
    <HandOffPanel
      key={reference}
      summary={summary}
      words={handOffWords}
      business={business}
      place={service.id}
      isUrgent={information.preferredTime === 'asap'}
      heading={<StepHeading title={`${title} | ${pageTitle}`}>{heading}</StepHeading>}
      level={1}
      takesFocus={false}
    />
  );
}
