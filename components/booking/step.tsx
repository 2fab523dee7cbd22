import { useEffect, useRef } from 'react';
import { ContactText } from '@/components/site/contact';
import { Button } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { isInformationName } from '@/lib/booking/fields';
import { stepNumber, stepQuery, steps } from '@/lib/booking/steps';
import { formatClock } from '@/lib/hours/shop-clock';
import { nextOpening, openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import type { SummaryRow } from '@/lib/request/summary';
import { pageHref } from '@/lib/site/links';
import { useBooking, useWizard } from './booking-context';

/** The texts of notices. Some are only for screen readers. */
export const notices = {
  cleared: 'We cleared your answers.',
  restored: 'We put your answers back.',
  'place-filled': 'We filled in your city and state from your location. Please check them.',
};

/** The current step as text and as segments, and the phone number for those who would rather call. */
export function StepProgress() {
  const { rules, now } = useWizard();
  const { step: current } = useBooking().booking;
  const number = stepNumber(current);
  // Step 2 also says whether the business is open. Step 1 is prerendered, so it can't know.
  const closes = openUntil(rules, now);
  const next = nextOpening(rules, now);
  const call = `Rather talk? Call ${rules.phone}.`;
  const start = takesEmergencies(rules, now) ? `In an emergency, call ${rules.phone}.` : 'We’re closed.';
  const open = closes
    ? `We’re open until ${formatClock(closes)}. Call us at ${rules.phone}.`
    : `${start} We open ${next.day} at ${next.time}.`;
  const talk = current === 'details' ? open : call;
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id="booking-progress" className="text-small font-semibold text-soft">
          {`Step ${number} of ${steps.length}`}
        </p>
        <span aria-hidden className="grid h-2 w-40 grow grid-cols-3 gap-1">
          {steps.map((step, index) => (
            <span
              key={step}
              className={`rounded-round border border-control ${index < number ? 'bg-ember' : 'bg-card'}`}
            />
          ))}
        </span>
      </div>
      <p className="mt-2 text-small">
        <WizardText text={number === steps.length ? '' : talk} />
      </p>
    </div>
  );
}

/** A text with the business's phone number and email address as links. */
export function WizardText({ text }: { text: string }) {
  const { business } = useWizard();
  return <ContactText text={text} contact={business} />;
}

/**
 * The top of a step: the document's title and the heading. After a move the heading takes focus, unless a field
 * should, and the page starts here.
 */
export function StepTop({ children }: { children: string }) {
  const { pageTitle } = useWizard();
  const { booking, moves, field } = useBooking();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = booking.step === 'service' ? pageTitle : `${children} | ${pageTitle}`;

  useEffect(() => {
    if (moves === 0 || field !== undefined) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [moves, field]);

  return (
    <>
      {/* React moves this to the head. The route sets no title itself: app/checkout/page.tsx. */}
      <title>{title}</title>
      <h1 ref={heading} tabIndex={-1} aria-describedby="booking-progress" className="mt-2 lg:mt-5">
        {children}
      </h1>
    </>
  );
}

type Actions = { label: string; describedBy?: string | undefined; isQuiet: boolean };

/** The submit button, then Back, in the order of Enter and Tab. For a place that we don't serve it is less prominent. */
export function StepActions({ label, describedBy, isQuiet }: Actions) {
  return (
    <div className="mt-3 flex flex-wrap gap-3 sm:mt-4 print:hidden">
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

/** Leads back to the answers of a row: to the service, or to the row's first field. */
export function ChangeLink({ row: { id, label } }: { row: SummaryRow }) {
  const { store } = useWizard();
  const step = isInformationName(id) ? 'details' : 'service';
  const answer = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return (
    <TextLink
      href={pageHref(`/checkout${stepQuery(step)}`)}
      onClick={(event) => {
        event.preventDefault();
        store.change(step, isInformationName(id) ? id : undefined);
      }}
      className="target min-w-11 justify-end"
    >
      <span>Change</span>
      <span className="sr-only">{` ${answer}`}</span>
    </TextLink>
  );
}
