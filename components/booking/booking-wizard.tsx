'use client';

import { useDoubleTapGuard } from '@/components/forms/double-tap';
import { Panel } from '@/components/ui/card';
import { Container } from '@/components/ui/section';
import { BookingProvider, useBooking, useService, useWizard, type BookingContent } from './booking-context';
import { CheckAnswers } from './check-answers';
import { ChooseService } from './choose-service';
import { Confirmation } from './confirmation';
import { InformationForm } from './information-form';
import { PriceSummary } from './price-summary';
import { ClearAnswers, StatusMessage } from './status-message';
import { StepProgress } from './step';

/** The booking wizard. The prerendered page contains all of step 1. */
export function BookingWizard(content: BookingContent) {
  return (
    <BookingProvider content={content}>
      <Layout />
    </BookingProvider>
  );
}

function Layout() {
  const { words } = useWizard();
  const service = useService();
  const isConfirmed = useBooking(({ booking }) => booking.step === 3 && booking.reference !== undefined);
  const guard = useDoubleTapGuard(useBooking(({ moves }) => moves));
  const { priceHeading, priceNote } = words.chooseService;
  return (
    <div {...guard}>
      <Container
        className={`${service && !isConfirmed ? '' : 'pt-3'} flex flex-col gap-x-6 pb-6 lg:grid lg:grid-cols-3 lg:pt-5`}
      >
        <div className="lg:col-span-2 lg:row-start-1">
          <StatusMessage />
          <StepProgress />
          <div className="mt-2.5">
            <CurrentStep />
          </div>
          <ClearAnswers />
        </div>
        {service && !isConfirmed && <PriceSummary service={service} />}
        {!service && (
          <Panel
            as="aside"
            aria-labelledby="booking-price-note"
            className="mt-4 self-start lg:col-start-3 lg:row-start-1 lg:mt-0"
          >
            <h2 id="booking-price-note" className="text-h3">
              {priceHeading}
            </h2>
            <p className="mt-1">{priceNote}</p>
          </Panel>
        )}
      </Container>
    </div>
  );
}

function CurrentStep() {
  const step = useBooking(({ booking }) => booking.step);
  const reviewed = useBooking(({ booking }) => (booking.step === 3 ? booking : undefined));
  const service = useService();
  if (step === 2) return <InformationForm />;
  if (!reviewed || !service) return <ChooseService />;
  const { answers, reference } = reviewed;
  return reference === undefined ? (
    <CheckAnswers service={service} information={answers} />
  ) : (
    <Confirmation key={reference} reference={reference} service={service} information={answers} />
  );
}
