'use client';

import { Panel } from '@/components/ui/card';
import { Container } from '@/components/ui/section';
import { BookingProvider, useBooking, type BookingSetting } from './booking-context';
import { BookingNews } from './booking-news';
import { ClearAnswers } from './clear-answers';
import { CurrentStep } from './current-step';
import { PriceSummary } from './price-summary';
import { StepProgress } from './step-progress';

/** The booking in three steps. Its first step is whole in the prerendered page. */
export function BookingWizard(setting: BookingSetting) {
  return (
    <BookingProvider {...setting}>
      <Layout />
    </BookingProvider>
  );
}

function Layout() {
  const { words, state, service } = useBooking();
  const { priceHeading, priceNote } = words.chooseService;
  return (
    <Container className={`${service ? '' : 'pt-3'} gap-x-6 pb-6 lg:grid lg:grid-cols-3 lg:pt-5`}>
      {service && (
        <div className="sticky top-0 z-10 -mx-2 mb-2 border-b border-line bg-card sm:-mx-3 lg:top-3 lg:order-1 lg:col-start-3 lg:row-start-1 lg:m-0 lg:self-start lg:border-0 lg:bg-transparent low:static print:hidden">
          <PriceSummary service={service} />
        </div>
      )}
      <div className="lg:col-span-2 lg:row-start-1">
        <BookingNews />
        <StepProgress template={words.progress} step={state.draft.step} />
        <div className="mt-2.5">
          <CurrentStep />
        </div>
        <ClearAnswers />
      </div>
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
  );
}
