import { ChevronDown } from 'lucide';
import { PriceRows } from '@/components/request/ticket';
import { Icon } from '@/components/ui/icon';
import type { VisitAnswers } from '@/lib/booking/visit-price';
import { fillText } from '@/lib/text/plain-text';
import { useBooking, usePrice, useService, useWizard } from './booking-context';

const strip = 'booking-price -mx-gutter mt-3 border-y border-line bg-card sm:-mx-6 print:hidden';
const stripLine = 'flex min-h-11 items-center gap-x-2 px-gutter py-1 text-small sm:px-6';

/**
 * The price: a panel next to the steps where there is room; on phones a strip that stays in sight
 * while it is folded. On step 3 only its line is left, because the ticket says the rest. It follows the
 * heading in the markup, where Tab and screen readers reach it before the fields.
 */
export function PriceSummary({ answers }: { answers: Partial<VisitAnswers> }) {
  const { heading, inAll, service: label, note } = useWizard().texts.price;
  const { step } = useBooking().booking;
  const service = useService();
  const { figure, rows } = usePrice()(answers);
  if (!service) return null;
  const line = (
    <span className="flex grow flex-wrap justify-between gap-x-4 font-semibold">
      <span>{`${service.name} `}</span>
      <span>{fillText(inAll, { price: figure })}</span>
    </span>
  );
  if (step === 'review') return <p className={`${strip} ${stripLine} lg:hidden`}>{line}</p>;
  return (
    <details className={`group open-when-wide lg:mx-0 lg:mt-0 lg:rounded-soft lg:border lg:lifted ${strip}`}>
      <summary className={`cursor-pointer list-none ${stripLine}`}>
        {line}
        <Icon of={ChevronDown} className="size-4 shrink-0 fades group-open:rotate-180" />
      </summary>
      <section aria-labelledby="booking-price" className="px-gutter pb-4 sm:px-6 lg:p-5">
        <h2 id="booking-price" className="text-h3">
          {heading}
        </h2>
        <PriceRows rows={[{ id: 'service', kind: 'amount', label, value: service.name }, ...rows]} />
        <p className="mt-2 text-small text-soft">{note}</p>
      </section>
    </details>
  );
}
