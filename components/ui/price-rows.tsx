/** Of the kind 'price' is the one that leads. */
type Row = { id: string; kind: string; label: string; value: string };

/** What a visit costs: the price that leads, or else the total, as a figure. */
export function PriceRows({ rows }: { rows: readonly Row[] }) {
  const hasLead = rows.some(({ kind }) => kind === 'price');
  const mainClass = `mt-1 border-line font-bold ${hasLead ? 'border-y py-2 first:border-t-0' : 'border-t pt-2'}`;
  return (
    <dl className={`mt-2 leading-tight ${hasLead ? 'text-small' : ''}`}>
      {rows.map((row) => {
        const isMain = hasLead ? row.kind === 'price' : row.id === 'total';
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
  );
}
