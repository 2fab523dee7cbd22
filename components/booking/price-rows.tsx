'use client';

import type { Service } from '@/lib/content/services';
import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { useBooking } from './booking-context';

/** Fee, estimated tax and total. It stands on the page once: where, depends on the step and the screen. */
export function PriceRows({ service }: { service: Service }) {
  const { words } = useBooking();
  const { fee, tax, total, note } = words.price;
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
