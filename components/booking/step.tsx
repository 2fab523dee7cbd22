import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { steps } from '@/lib/booking/journey';
import { fillWords } from '@/lib/text/plain-text';
import { useBooking, useWizard } from './booking-context';

/** The current step as text, and as a native progress bar that is full once confirmed. */
export function StepProgress() {
  const { words } = useWizard();
  const step = useBooking(({ booking }) => booking.step);
  const passed = useBooking(({ booking }) =>
    booking.step === 3 && booking.reference !== undefined ? 3 : booking.step - 1,
  );
  const values = { step: String(step), count: String(steps.length) };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <p className="text-small font-semibold text-soft tabular-nums">{fillWords(words.progress, values)}</p>
      <progress
        aria-hidden
        max={steps.length}
        value={passed}
        className="progress-bar h-1 w-20 grow rounded-round border border-control"
      />
    </div>
  );
}

type HeadingProps = {
  /** The document title. */
  title: string;
  children: ReactNode;
};

/** The heading of a step. It takes focus after a move, unless a field should. */
export function StepHeading({ title, children }: HeadingProps) {
  const moves = useBooking((state) => state.moves);
  const field = useBooking((state) => state.field);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (moves === 0 || field !== undefined) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [moves, field]);

  return (
    <>
      {/* React moves this to the head. The route sets no title itself: app/checkout/page.tsx. */}
      <title>{title}</title>
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        {children}
      </h1>
    </>
  );
}

type ActionsProps = {
  /** Label of the submit button. */
  label: string;
  describedBy?: string;
};

/** The submit button, then Back: first in the DOM is what Enter and Tab should reach first. */
export function StepActions({ label, describedBy }: ActionsProps) {
  return (
    <div className="mt-4 flex flex-col gap-1.5 sm:flex-row-reverse sm:justify-end print:hidden">
      <Button type="submit" className="sm:min-w-24" aria-describedby={describedBy}>
        {label}
      </Button>
      <BackButton />
    </div>
  );
}

/** Leads to the previous step. */
export function BackButton() {
  const { words, store } = useWizard();
  return (
    <Button variant="secondary" onClick={store.back}>
      {words.back}
    </Button>
  );
}
