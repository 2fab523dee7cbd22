import type { ReactNode } from 'react';

/** The row with the id 'lead' comes first: a price in large type, or a warning in the place of a price. */
type Row = { id: string; kind: string; label: string; value: string };

/** What a visit costs: the price that leads, or else the total, as a figure; or a warning, with an `action` below it. */
export function PriceRows({ rows, action }: { rows: readonly Row[]; action?: ReactNode }) {
  const warning = rows.find(({ kind }) => kind === 'warning');
  const hasLead = rows.some(({ id }) => id === 'lead');
  const mainClass = `mt-1 border-line font-bold ${hasLead ? 'border-y py-2 first:border-t-0' : 'border-t pt-2'}`;
  return (
    <>
      {warning && (
        // On phones, the folded strip of the wizard already shows a warning with an action.
        <p
          className={`mt-2 font-display text-h3 font-semibold text-balance ${action ? 'in-[summary~section]:max-lg:hidden' : ''}`}
        >
          {warning.value}
        </p>
      )}
      {action && <div className="mt-3 flex print:hidden">{action}</div>}
      <dl className={`mt-2 leading-tight ${hasLead ? 'text-small' : ''}`}>
        {rows.map((row) => {
          if (row === warning) return undefined;
          const isMain = row.id === (hasLead ? 'lead' : 'total');
          return (
            <div
              key={row.id}
              className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 ${isMain ? mainClass : ''}`}
            >
              <dt>{row.label}</dt>
              <dd className={isMain ? 'font-display text-price' : 'ml-auto'}>{row.value}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
