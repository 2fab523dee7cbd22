import type { SummaryRow } from '@/lib/hand-off/summary';

/** The one answer that may be a whole page long. */
const isLong = (id: string) => id === 'problemDescription';

/** The request line by line, close enough for one printed page. The reference stands large above it already. */
export function RequestRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="mt-1 border-t border-line print:grid print:grid-cols-2 print:gap-x-3">
      {rows
        .filter(({ id }) => id !== 'reference')
        .map(({ id, label, value, isGiven }) => (
          <div
            key={id}
            className={`grid grid-cols-5 gap-x-1.5 border-b border-line py-0.5 ${isLong(id) ? 'print:col-span-2 print:block' : ''}`}
          >
            <dt className="col-span-2 text-soft">{label}</dt>
            <dd
              className={`col-span-3 whitespace-pre-line tabular-nums print:whitespace-normal ${isGiven ? 'font-medium' : 'text-soft'}`}
            >
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
