import { stepNumber, steps, type Screen } from '@/lib/booking/steps';
import { nextOpening, openUntil, takesEmergencies } from '@/lib/hours/opening-hours';
import type { Shop } from '@/lib/hours/shop';
import { useBooking, useWizard } from './booking-context';
import { WizardText } from './wizard-parts';

/**
 * The current step as text and as segments, and the phone number for visitors who would rather call. A confirmed
 * request is past the last step, so it has neither.
 */
export function StepProgress() {
  const { shop, now } = useWizard();
  const { step: screen } = useBooking().booking;
  if (screen === 'confirmed') return null;
  const number = stepNumber(screen);
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
        <WizardText text={textAboutCalls(screen, shop, now)} />
      </p>
    </div>
  );
}

function textAboutCalls(screen: Screen, shop: Shop, now: Date): string {
  const { phone } = shop;
  if (screen === 'review') return '';
  // Step 1 is prerendered, so it can't say whether the business is open.
  if (screen === 'service' || openUntil(shop, now)) return `Rather talk? Call ${phone}.`;
  const next = nextOpening(shop, now);
  const opens = `We open ${next.day} at ${next.time}.`;
  return takesEmergencies(shop, now) ? `In an emergency, call ${phone}. ${opens}` : `We’re closed. ${opens}`;
}
