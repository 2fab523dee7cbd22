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
            className={`grid grid-cols-5 gap-x-1.5 border-b border-line py-0.5 ${isLong(row.id) ? 'print:col-span-2 print:block' : ''}`}
          >
            <dt className={`col-span-2 text-soft ${changeLink ? 'py-1 print:py-0' : ''}`}>{row.label}</dt>
            <dd
              className={`wrap-anywhere whitespace-pre-line tabular-nums print:col-span-3 print:whitespace-normal ${changeLink ? 'col-span-2 py-1 print:py-0' : 'col-span-3'} ${row.isGiven ? 'font-medium' : 'text-soft'}`}
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
