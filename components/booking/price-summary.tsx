import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { VisitAnswers } from '@/lib/booking/visit-conditions';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { fillText } from '@/lib/text/plain-text';
import { useBooking, useService, useWizard } from './booking-context';
import { ConditionLines } from './condition-lines';

const row = 'flex flex-wrap justify-between gap-x-4 py-1';

/**
 * The price: a panel next to the steps where there is room; on phones a strip that stays in sight
 * while it is folded, and is open on step 3. It follows the heading in the markup, where Tab and
 * screen readers reach it before the fields.
 */
export function PriceSummary({ answers }: { answers: Partial<VisitAnswers> }) {
  const { texts, taxPercent } = useWizard();
  const { heading, inAll, service: label, fee, tax, total, note } = texts.price;
  const isReview = useBooking().booking.step === 'review';
  const service = useService();
  if (!service) return null;
  const cost = estimate(service.price, taxPercent);
  return (
    <details
      key={String(isReview)}
      open={isReview}
      className="group booking-price open-when-wide -mx-gutter mt-3 border-y border-line bg-card sm:-mx-6 lg:mx-0 lg:mt-0 lg:rounded-soft lg:border lg:lifted print:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 px-gutter py-1 text-small sm:px-6">
        <span className="flex grow flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
          <span>{`${service.name} `}</span>
          <span>{fillText(inAll, { total: formatDollars(cost.total) })}</span>
        </span>
        <Icon of={ChevronDown} className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <section aria-labelledby="booking-price" className="px-gutter pb-4 sm:px-6 lg:p-5">
        <h2 id="booking-price" className="text-h3">
          {heading}
        </h2>
        <dl className="mt-2 tabular-nums">
          <div className={row}>
            <dt>{label}</dt>
            <dd className="text-end font-semibold">{service.name}</dd>
          </div>
          <div className={row}>
            <dt>{fee}</dt>
            <dd>{formatDollars(cost.price)}</dd>
          </div>
          <div className={row}>
            <dt>{tax}</dt>
            <dd>{formatDollars(cost.tax)}</dd>
          </div>
          <div className={`mt-1 items-baseline border-t border-line pt-2 font-bold ${row}`}>
            <dt>{total}</dt>
            <dd className="font-display text-price">{formatDollars(cost.total)}</dd>
          </div>
        </dl>
        <p className="mt-2 text-small text-soft">{note}</p>
        <ConditionLines answers={answers} />
      </section>
    </details>
  );
}
