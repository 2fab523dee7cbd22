import type { ReactNode } from 'react';

/** A row with the id 'lead' is the first one: a price in large type, or a warning instead of a price. */
type Row = { id: string; kind: string; label: string; value: string };

/** Shows what a visit costs. The leading price, or else the total, is large. `action` is a button below a warning. */
export function PriceRows({ rows, action }: { rows: readonly Row[]; action?: ReactNode }) {
  const hasLead = rows.some(({ id }) => id === 'lead');
  const mainClass = `mt-1 border-line font-bold ${hasLead ? 'border-y py-2 first:border-t-0' : 'border-t pt-2'}`;
  return (
    <dl className={`mt-2 leading-tight ${hasLead ? 'text-small' : ''}`}>
      {rows.map((row) => {
        const isMain = row.id === (hasLead ? 'lead' : 'total');
        const isWarning = row.kind === 'warning';
        return (
          <div
            key={row.id}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 ${isMain ? mainClass : ''}`}
          >
            <dt className={isWarning ? 'sr-only' : ''}>{row.label}</dt>
            <dd
              className={isWarning ? 'font-display text-h3' : isMain ? 'font-display text-price' : 'ml-auto'}
            >
              {row.value}
              {isWarning && action && (
                <span className="mt-3 flex font-sans text-body print:hidden">{action}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
