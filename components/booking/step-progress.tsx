import { ProgressBar } from '@/components/ui/progress-bar';
import { type Step, steps } from '@/lib/booking/journey';

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
      <ProgressBar aria-labelledby="booking-progress" max={steps.length} value={step} />
    </div>
  );
}
