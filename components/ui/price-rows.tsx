import type { ReactNode } from 'react';

/** A row with the id 'lead' comes first. It has a price in large type, or a warning instead of a price. */
type Row = { id: string; kind: string; label: string; value: string };

/** The price of a visit. The 'lead' row is large, or the total if there isn't one. `action` is a button below a warning. */
export function PriceRows({ rows, action }: { rows: readonly Row[]; action?: ReactNode }) {
  const hasLead = rows.some(({ id }) => id === 'lead');
  const mainId = hasLead ? 'lead' : 'total';
  const mainClass = `mt-1 border-line font-bold ${hasLead ? 'border-y py-2 first:border-t-0' : 'border-t pt-2'}`;
  return (
    <dl className={`mt-2 leading-tight ${hasLead ? 'text-small' : ''}`}>
      {rows.map((row) => {
        const isMain = row.id === mainId;
        return (
          <div
            key={row.id}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 ${isMain ? mainClass : ''}`}
          >
            {row.kind === 'warning' ? (
              <Warning row={row} action={action} />
            ) : (
              <Amount row={row} isMain={isMain} />
            )}
          </div>
        );
      })}
    </dl>
  );
}

function Warning({ row, action }: { row: Row; action: ReactNode }) {
  return (
    <>
      <dt className="sr-only">{row.label}</dt>
      <dd className="font-display text-h3">
        {row.value}
        {action && <span className="mt-3 flex font-sans text-body print:hidden">{action}</span>}
      </dd>
    </>
  );
}

function Amount({ row, isMain }: { row: Row; isMain: boolean }) {
  return (
    <>
      <dt>{row.label}</dt>
      <dd className={isMain ? 'font-display text-price' : 'ml-auto'}>{row.value}</dd>
    </>
  );
}
