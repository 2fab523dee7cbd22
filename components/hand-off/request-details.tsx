import type { ReactNode } from 'react';
import type { HandOffWords } from '@/lib/content/hand-off';
import type { SummaryRow } from '@/lib/hand-off/summary';

/** Level of the panel's heading: 1 in the wizard's last step, 3 inside a section. */
export type HeadingLevel = 1 | 3;

const oneBelow = { 1: 'h2', 3: 'h4' } as const;

/** A heading inside the panel, one level below the panel's heading. */
export function SubHeading({ below, children }: { below: HeadingLevel; children: ReactNode }) {
  const Tag = oneBelow[below];
  return <Tag className="mt-3 font-display text-h3 font-bold print:mt-1.5">{children}</Tag>;
}

type RowsProps = {
  rows: readonly SummaryRow[];
  /** A link back to the answer. Not printed. */
  changeLink?: ((row: SummaryRow) => ReactNode) | undefined;
};

/** The request, row by row, without the reference, which is shown above. */
export function RequestRows({ rows, changeLink }: RowsProps) {
  return (
    <dl className="mt-1 border-t border-line print:grid print:grid-cols-2 print:gap-x-3">
      {rows
        .filter(({ id }) => id !== 'reference')
        .map((row) => (
          <div
            key={row.id}
            className={`grid gap-x-1.5 border-b border-line py-0.5 sm:grid-cols-5 print:grid-cols-5 ${changeLink ? 'grid-cols-4' : 'grid-cols-5'} ${isLong(row.id) ? 'print:col-span-2 print:block' : ''}`}
          >
            <dt
              className={`text-soft sm:col-span-2 print:col-span-2 ${changeLink ? 'col-span-3 sm:py-1 print:py-0' : 'col-span-2'}`}
            >
              {row.label}
            </dt>
            <dd
              className={`wrap-anywhere whitespace-pre-line tabular-nums print:order-none print:col-span-3 print:py-0 print:whitespace-normal ${changeLink ? 'order-last col-span-full sm:order-none sm:col-span-2 sm:py-1' : 'col-span-3'} ${row.isGiven ? 'font-medium' : 'text-soft'}`}
            >
              {row.value}
            </dd>
            {changeLink && <dd className="text-end print:hidden">{changeLink(row)}</dd>}
          </div>
        ))}
    </dl>
  );
}

/** The one answer that can be very long. */
const isLong = (id: string) => id === 'problemDescription';

type AfterwardsProps = {
  words: HandOffWords;
  next: readonly string[];
  place: keyof HandOffWords['places'];
  level: HeadingLevel;
};

/** What happens next, how to prepare, and what to do about a smell of gas. */
export function Afterwards({ words, next, place, level }: AfterwardsProps) {
  return (
    <>
      <div className="max-w-measure print:flex print:max-w-none print:gap-3">
        <div className="print:basis-1/2">
          <SubHeading below={level}>{words.nextHeading}</SubHeading>
          <ol className="mt-1 grid list-decimal gap-0.5 pl-3">
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div className="print:basis-1/2">
          <SubHeading below={level}>{words.prepareHeading}</SubHeading>
          <p className="mt-1">{`${words.prepare} ${words.places[place]}`}</p>
          <ul className="mt-1 grid list-disc gap-0.5 pl-3">
            {words.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-3 max-w-measure border-l-4 border-wrong pl-2 print:mt-1.5 print:max-w-none">
        <p className="font-semibold">{words.gasHeading}</p>
        <p>{words.gas}</p>
      </div>
    </>
  );
}
