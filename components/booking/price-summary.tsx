import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { VisitAnswers } from '@/lib/booking/visit-price';
import { fillText } from '@/lib/text/plain-text';
import { useBooking, usePrice, useService, useWizard } from './booking-context';

const rowClass = 'flex flex-wrap items-baseline justify-between gap-x-4 py-1';

/**
 * The price: a panel next to the steps where there is room; on phones a strip that stays in sight
 * while it is folded, and is open on step 3. It follows the heading in the markup, where Tab and
 * screen readers reach it before the fields.
 */
export function PriceSummary({ answers }: { answers: Partial<VisitAnswers> }) {
  const { heading, inAll, service: label, note } = useWizard().texts.price;
  const isReview = useBooking().booking.step === 'review';
  const service = useService();
  const { figure, rows } = usePrice()(answers);
  const hasLead = rows[0]?.kind === 'price';
  const mainClass = `mt-1 border-line font-bold ${hasLead ? 'border-y py-2' : 'border-t pt-2'}`;
  if (!service) return null;
  return (
    <details
      key={String(isReview)}
      open={isReview}
      className="group booking-price open-when-wide -mx-gutter mt-3 border-y border-line bg-card sm:-mx-6 lg:mx-0 lg:mt-0 lg:rounded-soft lg:border lg:lifted print:hidden"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 px-gutter py-1 text-small sm:px-6">
        <span className="flex grow flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
          <span>{`${service.name} `}</span>
          <span>{fillText(inAll, { price: figure })}</span>
        </span>
        <Icon of={ChevronDown} className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <section aria-labelledby="booking-price" className="px-gutter pb-4 sm:px-6 lg:p-5">
        <h2 id="booking-price" className="text-h3">
          {heading}
        </h2>
        <dl className={`mt-2 tabular-nums ${hasLead ? 'text-small' : ''}`}>
          <div className={rowClass}>
            <dt>{label}</dt>
            <dd className="text-end font-semibold">{service.name}</dd>
          </div>
          {rows.map((row) => {
            const isMain = hasLead ? row.kind === 'price' : row.id === 'total';
            return (
              <div key={row.id} className={`${rowClass} ${isMain ? mainClass : ''}`}>
                <dt>{row.label}</dt>
                <dd className={isMain ? 'font-display text-price' : 'ml-auto'}>{row.value}</dd>
              </div>
            );
          })}
        </dl>
        <p className="mt-2 text-small text-soft">{note}</p>
      </section>
    </details>
  );
}
