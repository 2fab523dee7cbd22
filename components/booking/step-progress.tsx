import type { Step } from '@/lib/booking/journey';
import { steps } from '@/lib/booking/journey';

/** Where the visitor is, as text and as the browser's own bar. */
export function StepProgress({ template, step }: { template: string; step: Step }) {
  const text = template
    .replaceAll('{step}', () => String(step))
    .replaceAll('{count}', () => String(steps.length));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <p id="booking-progress" className="text-small font-semibold text-soft tabular-nums">
        {text}
      </p>
      <progress
        aria-labelledby="booking-progress"
        max={steps.length}
        value={step}
        className="progress-bar h-1 w-20 grow rounded-round border border-control"
      />
    </div>
  );
}
