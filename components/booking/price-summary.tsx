import { ChevronDown } from 'lucide';
import { useWatch } from 'react-hook-form';
import { PhoneLink } from '@/components/site/contact';
import { Icon } from '@/components/ui/icon';
import { PriceRows } from '@/components/ui/price-rows';
import type { RawInformation } from '@/lib/booking/fields';
import { usePrice, useService, useWizard } from './booking-context';

/** Beside the step on wide screens, though the price follows the heading in the markup. */
export const besideStep = 'lg:sticky lg:top-6 lg:col-start-2! lg:row-span-20 lg:row-start-1 lg:self-start';

const strip = 'top-0 z-10 -mx-gutter mt-3 border-y max-lg:not-low:not-open:sticky sm:-mx-6';
const panel = 'lg:mx-0 lg:mt-0 lg:rounded-soft lg:border lg:lifted';

/**
 * The price: a panel next to the steps where there is room; on phones a strip that stays in sight
 * while it is folded. It follows the heading in the markup, where Tab and screen readers reach it before the fields.
 */
export function PriceSummary() {
  const { texts, rules } = useWizard();
  const service = useService();
  const { kind, amount, sentence, rows } = usePrice()(useWatch<RawInformation>());
  const isElsewhere = kind === 'elsewhere';
  if (!service) return null;
  return (
    <details
      className={`open-when-wide group border-line bg-card print:hidden ${strip} ${panel} ${besideStep}`}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-2 px-gutter py-1 text-small sm:px-6">
        <span className="flex grow flex-wrap justify-between gap-x-4 font-semibold">
          <span>{isElsewhere ? sentence : `${service.name} `}</span>
          <span>{amount}</span>
        </span>
        <Icon of={ChevronDown} className="size-4 shrink-0 fades group-open:rotate-180" />
      </summary>
      <section aria-label="What the visit costs" className="px-gutter pb-4 sm:px-6 lg:p-5">
        {!isElsewhere && <h2 className="text-h3">What the visit costs</h2>}
        <PriceRows
          rows={[{ id: 'service', kind: 'amount', label: 'Service', value: service.name }, ...rows]}
          action={isElsewhere && <PhoneLink phone={rules.phone} label="Call" variant="primary" />}
        />
        {!isElsewhere && <p className="mt-2 text-small text-soft">{texts.totalNote}</p>}
      </section>
    </details>
  );
}
