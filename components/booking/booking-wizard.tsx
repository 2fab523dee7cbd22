'use client';

import type { ReactElement } from 'react';
import { LastScreen } from '@/components/request/last-screen';
import { Container } from '@/components/ui/section';
import { underlined } from '@/components/ui/text-link';
import type { ConfirmedRequest } from '@/lib/booking/booking-state';
import { stepOf } from '@/lib/booking/steps';
import type { WizardService } from '@/lib/content/for-client';
import { bookingSummary } from '@/lib/request/booking-summary';
import { BookingProvider, useBooking, useWizard, type BookingContent } from './booking-context';
import { ChangeLink } from './change-link';
import { CheckAnswers } from './check-answers';
import { ChooseService } from './choose-service';
import { InformationForm } from './information-form';
import { BackButton, StepTop } from './step';
import { StepProgress } from './step-progress';
import { StatusMessage, TrustList } from './wizard-parts';

export function BookingWizard(content: BookingContent) {
  return (
    <BookingProvider content={content}>
      <Layout />
    </BookingProvider>
  );
}

function Layout() {
  const { step } = useBooking().booking;
  const columns = 'lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-x-12 lg:*:col-start-1';
  return (
    <Container className={`py-4 lg:py-8 ${stepOf(step) === 'review' ? '' : columns}`}>
      <StatusMessage />
      <StepProgress />
      <CurrentStep />
      {step === 'service' && <PriceNote />}
      {step === 'details' && <SavingNote />}
    </Container>
  );
}

function PriceNote() {
  const { texts, faces } = useWizard();
  return (
    <aside aria-labelledby="booking-price-note" className="mt-8 grid gap-6 lg:mt-0 lg:beside-step">
      <div className="rounded-soft bg-birch p-5">
        <h2 id="booking-price-note" className="text-h3">
          What the price covers
        </h2>
        <p className="mt-2">{texts.priceNote}</p>
      </div>
      <TrustList className="max-lg:hidden" />
      {faces}
    </aside>
  );
}

function SavingNote() {
  const { store } = useWizard();
  return (
    <p className="mt-5 border-t border-line pt-2 text-small text-soft print:hidden">
      {'We save your answers in this tab until you close it. '}
      <button type="button" className={`-my-3 cursor-pointer py-3 ${underlined}`} onClick={store.clear}>
        Clear my answers
      </button>
    </p>
  );
}

/** The screen of the current step. A step without a screen doesn't compile. */
function CurrentStep(): ReactElement {
  const { services } = useWizard();
  const { booking } = useBooking();
  const service = services.find(({ id }) => id === booking.serviceId);
  if (!service || booking.step === 'service') return <ChooseService />;
  switch (booking.step) {
    case 'details':
      return <InformationForm service={service} />;
    case 'review':
      return <CheckAnswers service={service} information={booking.answers} />;
    case 'confirmed':
      return <BookingLastScreen key={booking.reference} service={service} request={booking} />;
  }
}

function BookingLastScreen({ service, request }: { service: WizardService; request: ConfirmedRequest }) {
  const wizard = useWizard();
  const { firstAid, shop, now } = wizard;
  // The links send the current price, so the page shows it, too. A request that the page sent keeps its price.
  const confirmedAt = request.way ? now.toISOString() : request.confirmedAt;
  return (
    <LastScreen
      summary={bookingSummary({ ...request, confirmedAt }, service, wizard)}
      firstAid={firstAid}
      shop={shop}
      heading={(text) => <StepTop>{text}</StepTop>}
      changeLink={(row) => <ChangeLink row={row} />}
      way={request.way}
    >
      <BackButton />
    </LastScreen>
  );
}
