'use client';

import { TextLink } from '@/components/ui/text-link';
import type { InformationName } from '@/lib/booking/fields';
import type { BookingRowId, SummaryRow } from '@/lib/hand-off/summary';
import { pageHref } from '@/lib/site/href';
import { useBooking } from './booking-context';

type Row = SummaryRow<BookingRowId>;
type AnswerRow = Row & { id: 'service' | InformationName };

const isAnswer = (row: Row): row is AnswerRow => !['fee', 'tax', 'total'].includes(row.id);

/** The visitor's answers, each with a link back to where it was given. */
export function AnswerList({ rows }: { rows: readonly Row[] }) {
  const { words, store, once } = useBooking();
  const { answers, change } = words.check;
  return (
    <section aria-labelledby="booking-answers">
      <h2 id="booking-answers" className="sr-only">
        {answers}
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {rows.filter(isAnswer).map(({ id, label, value, isGiven }) => {
          const step = id === 'service' ? 1 : 2;
          const field = id === 'service' ? undefined : id;
          return (
            <div key={id} className="flex flex-wrap items-start gap-x-2 py-0.5 sm:flex-nowrap">
              <dt className="grow pt-1 text-small font-semibold text-soft sm:w-24 sm:shrink-0 sm:grow-0 sm:text-body sm:text-ink">
                {label}
              </dt>
              <dd className="order-last w-full pb-1 whitespace-pre-line wrap-anywhere sm:order-none sm:pt-1">
                {isGiven ? <bdi>{value}</bdi> : <span className="text-soft">{value}</span>}
              </dd>
              <dd className="print:hidden">
                <TextLink
                  href={pageHref(step === 1 ? '/checkout' : `/checkout?step=${step}`)}
                  onClick={(event) => {
                    event.preventDefault();
                    once(() => store.change(step, field))(event);
                  }}
                  className="inline-flex min-h-5.5 min-w-5.5 items-center justify-end"
                >
                  <span>{change}</span>
                  <span className="sr-only">{` ${label}`}</span>
                </TextLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
