import type { ReactNode } from 'react';

/** A 'price' or a 'warning' applies instead of the usual 'total'. The kind of any other row doesn't matter here. */
type Row = { id: string; kind: string; label: string; value: string };

/** The price of a visit. The row that applies is large. `action` is a button below a warning. */
export function PriceRows({ rows, action }: { rows: readonly Row[]; action?: ReactNode }) {
  const other = rows.find(({ kind }) => kind === 'price' || kind === 'warning');
  const main = other ?? rows.find(({ kind }) => kind === 'total');
  const mainClass = `mt-1 border-line font-bold ${other ? 'border-y py-2 first:border-t-0' : 'border-t pt-2'}`;
  return (
    <dl className={`mt-2 leading-tight ${other ? 'text-small' : ''}`}>
      {rows.map((row) => {
        const isMain = row === main;
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
        {action && <span className="mt-3 flex font-sans max-sm:*:grow text-body print:hidden">{action}</span>}
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
