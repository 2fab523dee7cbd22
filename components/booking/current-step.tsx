'use client';

import { settledAnswers } from '@/lib/booking/booking';
import { useBooking } from './booking-context';
import { CheckAnswers } from './check-answers';
import { ChooseService } from './choose-service';
import { Confirmation } from './confirmation';
import { InformationForm } from './information-form';

/** The step that the visitor is on. A step that has become impossible gives way to the one before. */
export function CurrentStep() {
  const { state, service } = useBooking();
  const { draft, rules } = state;
  if (draft.step === 1 || !service) return <ChooseService key="service" />;
  const { information } = settledAnswers(draft, rules);
  if (draft.step === 2 || !information) return <InformationForm key="information" />;
  const answers = { service, information };
  if (draft.reference === undefined) return <CheckAnswers key="check" {...answers} />;
  return <Confirmation key="confirmation" reference={draft.reference} {...answers} />;
}
