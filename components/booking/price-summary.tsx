import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { fillWords } from '@/lib/text/plain-text';
import { useBooking, useWizard } from './booking-context';

/**
 * The price: a panel next to the steps where there is room; on phones, a strip above them that
 * stays visible while the visitor fills in the form, and is expanded on step 3. It follows the step
 * in the markup, so that screen readers reach it after the step's heading.
 */
export function PriceSummary({ service }: { service: Service }) {
  const { words } = useWizard();
  const step = useBooking(({ booking }) => booking.step);
  const total = formatDollars(quote(service.price).total);
  return (
    <details
      key={step}
      open={step === 3}
      className={`group open-when-wide -mx-2 mb-2 border-b border-line bg-card sm:-mx-3 max-lg:-order-1 lg:sticky lg:top-3 lg:col-start-3 lg:row-start-1 lg:m-0 lg:self-start lg:rounded-soft lg:border lg:lifted print:hidden ${step === 3 ? '' : 'sticky top-0 z-10 low:static'}`}
    >
      <summary className="flex min-h-5.5 cursor-pointer list-none items-center gap-x-1 px-2 py-0.5 text-small sm:px-3">
        <span className="font-semibold">{`${service.name} `}</span>
        <span className="ml-auto text-end font-semibold tabular-nums">
          {fillWords(words.price.inAll, { total })}
        </span>
        <Icon of={ChevronDown} className="size-2 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <section aria-labelledby="booking-price" className="px-2 pb-2 sm:px-3 lg:p-2.5">
        <h2 id="booking-price" className="text-h3">
          {words.price.heading}
        </h2>
        <p className="mt-0.5 font-semibold">{service.name}</p>
        <PriceRows service={service} />
      </section>
    </details>
  );
}

/** Fee, estimated tax and total. */
function PriceRows({ service }: { service: Service }) {
  const { fee, tax, total, note } = useWizard().words.price;
  const cost = quote(service.price);
  const rows = [
    { name: fee, amount: cost.price },
    { name: tax, amount: cost.tax },
  ];
  return (
    <>
      <dl className="mt-1 tabular-nums">
        {rows.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-2 py-0.5">
            <dt>{name}</dt>
            <dd>{formatDollars(amount)}</dd>
          </div>
        ))}
        <div className="mt-0.5 flex items-baseline justify-between gap-2 border-t border-line pt-1 font-bold">
          <dt>{total}</dt>
          <dd className="font-display text-price">{formatDollars(cost.total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-small text-soft">{note}</p>
    </>
  );
}
