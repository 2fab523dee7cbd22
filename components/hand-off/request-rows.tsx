import type { ReactNode } from 'react';
import type { SummaryRow } from '@/lib/hand-off/summary';

type Props = {
  rows: readonly SummaryRow[];
  /** The way back to one answer, where there is one for each. Not printed. */
  changeLink?: ((row: SummaryRow) => ReactNode) | undefined;
};

/** The request line by line, close enough for one printed page. The reference is large above it already. */
export function RequestRows({ rows, changeLink }: Props) {
  return (
    <dl className="mt-1 border-t border-line print:grid print:grid-cols-2 print:gap-x-3">
      {rows
        .filter(({ id }) => id !== 'reference')
        .map((row) => (
          <div
            key={row.id}
            className={`grid gap-x-1.5 border-b border-line py-0.5 sm:grid-cols-5 print:grid-cols-5 ${changeLink ? 'grid-cols-4' : 'grid-cols-5'} ${isLong(row.id) ? 'print:col-span-2 print:block' : ''}`}
          >
            <dt
              className={`text-soft sm:col-span-2 print:col-span-2 ${changeLink ? 'col-span-3 sm:py-1 print:py-0' : 'col-span-2'}`}
            >
              {row.label}
            </dt>
            <dd
              className={`wrap-anywhere whitespace-pre-line tabular-nums print:order-none print:col-span-3 print:py-0 print:whitespace-normal ${changeLink ? 'order-last col-span-full sm:order-none sm:col-span-2 sm:py-1' : 'col-span-3'} ${row.isGiven ? 'font-medium' : 'text-soft'}`}
            >
              {row.value}
            </dd>
            {changeLink && <dd className="text-end print:hidden">{changeLink(row)}</dd>}
          </div>
        ))}
    </dl>
  );
}

/** The one answer that may be a whole page long. */
const isLong = (id: string) => id === 'problemDescription';
