'use client';

import { Panel } from '@/components/ui/card';
import { Lead } from '@/components/ui/heading';
import type { Information } from '@/lib/booking/fields';
import type { Service } from '@/lib/content/services';
import { bookingRows } from '@/lib/hand-off/booking-summary';
import { AnswerList } from './answer-list';
import { useBooking } from './booking-context';
import { ConfirmForm } from './confirm-form';
import { PriceRows } from './price-rows';
import { StepHeading } from './step-heading';
import { summaryWords } from './summary-words';
import { useIsWide } from './use-is-wide';

type Props = { service: Service; information: Information };

/** Step 3: every answer with the way back to it, what it costs, what to know, and the confirmation. */
export function CheckAnswers({ service, information }: Props) {
  const { words: all, pageTitle } = useBooking();
  const words = all.check;
  const isWide = useIsWide();
  const rows = bookingRows({ service, information }, summaryWords(all));
  return (
    <>
      <StepHeading title={`${words.title} | ${pageTitle}`}>{words.heading}</StepHeading>
      <Lead>{words.intro}</Lead>
      <AnswerList rows={rows} />
      {!isWide && (
        <Panel as="section" aria-labelledby="booking-price" className="mt-4">
          <h2 id="booking-price" className="text-h3">
            {all.price.heading}
          </h2>
          <p className="mt-0.5 font-semibold">{service.name}</p>
          <PriceRows service={service} />
        </Panel>
      )}
      <section aria-labelledby="booking-good-to-know" className="mt-4">
        <h2 id="booking-good-to-know" className="text-h3">
          {words.goodToKnow}
        </h2>
        <ul className="mt-1 grid max-w-measure list-disc gap-1 pl-2.5">
          {[words.discount, words.cancellation, words.warranty].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <ConfirmForm service={service} />
    </>
  );
}
