import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useBooking, useWizard } from './booking-context';

/** The document's title and the heading of a step. After a move, the heading gets focus unless a field gets it. */
export function StepTop({ children }: { children: string }) {
  const { shop, pageTitle } = useWizard();
  const { booking, moves, field } = useBooking();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page's own title has the lowest price, which would be wrong once a service is chosen.
  const title = booking.step === 'service' ? pageTitle : `${children} | ${shop.name}`;

  useEffect(() => {
    if (moves === 0 || field !== undefined) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [moves, field]);

  return (
    <>
      {/* React moves this to the head. The route (app/checkout/page.tsx) doesn't set a title. */}
      <title>{title}</title>
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby={booking.step === 'confirmed' ? undefined : 'booking-progress'}
        className="mt-3 lg:mt-5"
      >
        {children}
      </h1>
    </>
  );
}

type StepActionsProps = {
  label: string;
  describedBy?: string | undefined;
  /** Makes the submit button less prominent, for a place that we don't serve. */
  isQuiet: boolean;
};

/** The submit button and Back. The submit button comes first, for Enter and Tab. */
export function StepActions({ label, describedBy, isQuiet }: StepActionsProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button
        type="submit"
        variant={isQuiet ? 'secondary' : 'primary'}
        className="grow sm:min-w-48 sm:grow-0"
        aria-describedby={describedBy}
      >
        {label}
      </Button>
      <BackButton />
    </div>
  );
}

export function BackButton() {
  const { store } = useWizard();
  return (
    <Button variant="secondary" onClick={store.back}>
      Back
    </Button>
  );
}
