import { ChevronDown } from 'lucide';
import { useWatch } from 'react-hook-form';
import { PriceRows } from '@/components/request/ticket';
import { Icon } from '@/components/ui/icon';
import type { RawInformation } from '@/lib/booking/fields';
import { usePrice, useService, useWizard } from './booking-context';

/**
 * The price: a panel next to the steps where there is room; on phones a strip that stays in sight
 * while it is folded. It follows the heading in the markup, where Tab and screen readers reach it before the fields.
 */
export function PriceSummary() {
  const { totalNote } = useWizard().texts;
  const service = useService();
  const { figure, rows } = usePrice()(useWatch<RawInformation>());
  if (!service) return null;
  return (
    <details className="booking-price open-when-wide group -mx-gutter mt-3 border-y border-line bg-card sm:-mx-6 lg:mx-0 lg:mt-0 lg:rounded-soft lg:border lg:lifted print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 px-gutter py-1 text-small sm:px-6">
        <span className="flex grow flex-wrap justify-between gap-x-4 font-semibold">
          <span>{`${service.name} `}</span>
          <span>{figure}</span>
        </span>
        <Icon of={ChevronDown} className="size-4 shrink-0 fades group-open:rotate-180" />
      </summary>
      <section aria-labelledby="booking-price" className="px-gutter pb-4 sm:px-6 lg:p-5">
        <h2 id="booking-price" className="text-h3">
          What the visit costs
        </h2>
        <PriceRows
          rows={[{ id: 'service', kind: 'amount', label: 'Service', value: service.name }, ...rows]}
        />
        <p className="mt-2 text-small text-soft">{totalNote}</p>
      </section>
    </details>
  );
}
