import type { ReactNode } from 'react';
import type { SummaryRow } from '@/lib/request/summary';

type Props = {
  rows: readonly SummaryRow[];
  changeLink?: ((row: SummaryRow) => ReactNode) | undefined;
};

/** A request row by row, for review and after it. The reference is shown elsewhere. */
export function RequestRows({ rows, changeLink }: Props) {
  return (
    <dl className="request-rows">
      {rows
        .filter(({ kind }) => kind !== 'reference')
        .map((row) => (
          <div key={row.id} data-kind={row.kind} data-long={row.isLong || undefined}>
            <dt className="text-soft">{row.label}</dt>
            <dd className={row.isMissing ? 'text-soft' : 'font-medium'}>
              {row.value}
              {row.note && <span className="block text-small font-normal">{row.note}</span>}
            </dd>
            {changeLink && row.kind === 'answer' && <dd className="print:hidden">{changeLink(row)}</dd>}
          </div>
        ))}
    </dl>
  );
}
