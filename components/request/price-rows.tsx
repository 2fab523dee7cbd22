import type { ReactNode } from 'react';
import type { SummaryRow } from '@/lib/request/summary';

type Row = Pick<SummaryRow, 'id' | 'kind' | 'label' | 'value'>;

/** The price of a visit. The row that applies is large. `action` is a button below the sentence that we don't come. */
export function PriceRows({ rows, action }: { rows: readonly Row[]; action?: ReactNode }) {
  const other = rows.find(({ kind }) => kind === 'price' || kind === 'refusal');
  const main = other ?? rows.find(({ kind }) => kind === 'total');
  const mainClass = `mt-1 border-line font-bold ${other ? 'border-y py-2 first:border-t-0' : 'border-t pt-2'}`;
  return (
    <dl className={`mt-2 leading-tight ${other ? 'text-small' : ''}`}>
      {rows.map((row) => {
        const isMain = row === main;
        const isRefusal = row.kind === 'refusal';
        const mainSize = isRefusal ? 'text-h3' : 'text-price';
        return (
          <div
            key={row.id}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 ${isMain ? mainClass : ''}`}
          >
            <dt className={isRefusal ? 'sr-only' : undefined}>{row.label}</dt>
            <dd className={isMain ? `font-display ${mainSize}` : 'ml-auto'}>
              {row.value}
              {isRefusal && action && (
                <span className="mt-3 flex font-sans max-sm:*:grow text-body print:hidden">{action}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
