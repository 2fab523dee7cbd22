'use client';

import { Lead } from '@/components/ui/heading';
import { useBooking } from './booking-context';
import { ServiceButton } from './service-button';
import { StepHeading } from './step-heading';

/** Step 1: the price list, each line of it a button. Whole in the prerendered page. */
export function ChooseService() {
  const { words, services, pageTitle } = useBooking();
  const { heading, intro } = words.chooseService;
  return (
    <>
      <StepHeading title={pageTitle}>{heading}</StepHeading>
      <Lead>{intro}</Lead>
      <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 sm:gap-2">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceButton service={service} />
          </li>
        ))}
      </ul>
      <p className="without-script mt-3 max-w-measure font-semibold">{words.withoutScript}</p>
    </>
  );
}
