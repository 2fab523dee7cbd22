'use client';

import { ChevronDown } from 'lucide';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { useBooking } from './booking-context';
import { PriceRows } from './price-rows';
import { useIsWide } from './use-is-wide';

/** What it costs, always in sight: a panel beside the steps where there is room, a strip above them on phones. */
export function PriceSummary({ service }: { service: Service }) {
  const { words, state } = useBooking();
  const isWide = useIsWide();
  const isConfirmed = state.draft.step === 3 && state.draft.reference !== undefined;
  if (isWide && !isConfirmed) {
    return (
      <Card as="section" aria-labelledby="booking-price" className="p-2.5">
        <h2 id="booking-price" className="text-h3">
          {words.price.heading}
        </h2>
        <p className="mt-0.5 font-semibold">{service.name}</p>
        <PriceRows service={service} />
      </Card>
    );
  }
  const total = formatDollars(quote(service.price).total);
  const line = (
    <>
      <span className="font-semibold">{`${service.name} `}</span>
      <span className="ml-auto text-end font-semibold tabular-nums">
        {words.price.inAll.replaceAll('{total}', () => total)}
      </span>
    </>
  );
  const strip =
    'flex min-h-5.5 items-center gap-x-1 lg:flex-wrap px-2 py-0.5 text-small sm:px-3 lg:rounded-soft lg:bg-birch';
  // Step 3 has the whole of it on the page.
  if (state.draft.step === 3) return <p className={strip}>{line}</p>;
  return (
    <details className="group">
      <summary className={`${strip} cursor-pointer list-none`}>
        {line}
        <Icon of={ChevronDown} className="size-2 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-2 pb-2 sm:px-3">
        <PriceRows service={service} />
      </div>
    </details>
  );
}
