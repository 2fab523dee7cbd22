import { useState, type FormEvent } from 'react';
import { useNativeForm } from '@/components/forms/native-form';
import { deliver, RequestPanel } from '@/components/request/request-panel';
import { RequestRows } from '@/components/request/request-rows';
import { CheckboxField } from '@/components/ui/field';
import { Lead } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { isInformationName, type Information } from '@/lib/booking/fields';
import { stepQuery } from '@/lib/booking/steps';
import { bookingRows, bookingSummary } from '@/lib/request/booking-summary';
import type { SummaryRow } from '@/lib/request/summary';
import { estimate, formatDollars } from '@/lib/pricing/pricing';
import { pageHref } from '@/lib/site/links';
import { fillText } from '@/lib/text/plain-text';
import { useWizard, type WizardService } from './booking-context';
import { CardFields } from './card-fields';
import { ConditionLines } from './condition-lines';
import { BackButton, StepActions, StepTop, WizardText } from './step';

type Props = { service: WizardService; information: Information };

/** Step 3: every answer with a Change link, what to know, the optional card, and the terms. */
export function CheckAnswers({ service, information }: Props) {
  const { texts: all, requestTexts, taxPercent, store } = useWizard();
  const texts = all.check;
  const { card, terms } = texts;
  const [error, setError] = useState('');
  const nativeForm = useNativeForm((_name, message) => setError(message));
  const total = formatDollars(estimate(service.price, taxPercent).total);

  function onConfirm(event: FormEvent) {
    event.preventDefault();
    const reference = store.confirm();
    if (!reference) return;
    void deliver(bookingSummary(reference, { service, information, taxPercent }, all), requestTexts.subject);
  }

  return (
    <>
      <StepTop answers={information} hasError={error !== ''}>
        {texts.heading}
      </StepTop>
      <Lead>{texts.intro}</Lead>
      <section aria-labelledby="booking-answers" className="mt-6">
        <h2 id="booking-answers" className="sr-only">
          {texts.answers}
        </h2>
        <RequestRows
          rows={bookingRows({ service, information }, all)}
          changeLink={(row) => <ChangeLink row={row} />}
        />
      </section>
      <ConditionLines answers={information} />
      <section aria-labelledby="booking-good-to-know" className="mt-8">
        <h2 id="booking-good-to-know" className="text-h3">
          {texts.goodToKnow}
        </h2>
        <ul className="mt-2 grid max-w-measure list-disc gap-2 pl-5">
          {[texts.discount, texts.cancellation, texts.warranty].filter(Boolean).map((text) => (
            <li key={text}>
              <WizardText text={text} />
            </li>
          ))}
        </ul>
      </section>
      <form {...nativeForm} onSubmit={onConfirm}>
        {card.show && <CardFields texts={card} />}
        <div className="mt-8">
          <CheckboxField id="booking-terms" name="terms" required error={error}>
            <span>{`${terms.before} `}</span>
            <TextLink href={pageHref('/terms')} target="_blank" rel="noopener" className="font-semibold">
              <span>{terms.link}</span>
              <span className="text-small font-normal">{` ${terms.newTab}`}</span>
            </TextLink>
          </CheckboxField>
        </div>
        <p id="booking-sum" className="mt-4 max-w-measure font-semibold">
          {fillText(texts.sum, { service: service.name, total })}
        </p>
        <p id="booking-next" className="mt-4 max-w-measure">
          {(requestTexts.delivery ?? requestTexts).beforeSend}
        </p>
        <StepActions label={texts.confirm} describedBy="booking-next booking-sum" />
      </form>
    </>
  );
}

/** Leads back to the answers of a row: to the service, or to the row's first field. */
function ChangeLink({ row: { id, label } }: { row: SummaryRow }) {
  const { texts, store } = useWizard();
  const step = isInformationName(id) ? 'details' : 'service';
  const answer = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return (
    <TextLink
      href={pageHref(`/checkout${stepQuery(step)}`)}
      onClick={(event) => {
        event.preventDefault();
        store.change(step, isInformationName(id) ? id : undefined);
      }}
      className="inline-flex min-h-11 min-w-11 items-center justify-end"
    >
      <span>{texts.check.change}</span>
      <span className="sr-only">{` ${answer}`}</span>
    </TextLink>
  );
}

/** The end of step 3: the request is ready, and the visitor or this build sends it. */
export function Confirmation({ reference, service, information }: Props & { reference: string }) {
  const { texts, requestTexts, business, taxPercent } = useWizard();
  return (
    <RequestPanel
      summary={bookingSummary(reference, { service, information, taxPercent }, texts)}
      texts={{ ...requestTexts, heading: texts.confirmation.heading }}
      business={business}
      heading={(text) => <StepTop>{text}</StepTop>}
      level={1}
      changeLink={(row) => <ChangeLink row={row} />}
    >
      <BackButton />
    </RequestPanel>
  );
}
