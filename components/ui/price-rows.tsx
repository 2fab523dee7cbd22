import type { ReactNode } from 'react';

/** The row with the id 'lead' comes first: a price in large type, or a warning in the place of a price. */
type Row = { id: string; kind: string; label: string; value: string };

/** What a visit costs: the price that leads, or else the total, as a figure. `action` stands below a warning. */
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
