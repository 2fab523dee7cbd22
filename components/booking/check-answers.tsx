import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { useNativeForm } from '@/components/forms/native-form';
import { deliver } from '@/components/request/request-panel';
import { RequestRows } from '@/components/request/request-rows';
import { CheckboxField } from '@/components/ui/field';
import { Lead } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { termsSchema, type Information } from '@/lib/booking/fields';
import { bookingRows, bookingSummary } from '@/lib/request/booking-summary';
import { pageHref } from '@/lib/site/links';
import { fillText } from '@/lib/text/plain-text';
import { usePrice, useWizard, type WizardService } from './booking-context';
import { CardFields } from './card-fields';
import { ChangeLink, StepActions, StepTop, WizardText } from './step';

type Props = { service: WizardService; information: Information };

/** Step 3: every answer with a Change link, what to know, the optional card, and the terms. */
export function CheckAnswers({ service, information }: Props) {
  const wizard = useWizard();
  const { texts, requestTexts, store } = wizard;
  const { heading, intro, answers, goodToKnow, discount, cancellation, warranty, card, terms, sum } =
    texts.check;
  // The browser checks first, then the schema. Card fields are not registered, so it never knows them.
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<{ terms: boolean }>({
    resolver: standardSchemaResolver(termsSchema),
    reValidateMode: 'onSubmit',
  });
  const error = formState.errors.terms?.message;
  const nativeForm = useNativeForm((_name, message) =>
    message ? setError('terms', { message }) : clearErrors('terms'),
  );
  const price = usePrice()(information);

  function confirm() {
    const request = store.confirm();
    if (request) void deliver(bookingSummary(request, service, wizard), requestTexts.subject);
  }

  return (
    <>
      <StepTop answers={information} hasError={error !== undefined}>
        {heading}
      </StepTop>
      <Lead>{intro}</Lead>
      <section aria-labelledby="booking-answers" className="mt-6">
        <h2 id="booking-answers" className="sr-only">
          {answers}
        </h2>
        <RequestRows
          rows={bookingRows(service, information, texts, price.lines)}
          changeLink={(row) => <ChangeLink row={row} />}
        />
      </section>
      <section aria-labelledby="booking-good-to-know" className="mt-8">
        <h2 id="booking-good-to-know" className="text-h3">
          {goodToKnow}
        </h2>
        <ul className="mt-2 grid max-w-measure list-disc gap-2 pl-5">
          {[discount, cancellation, warranty].filter(Boolean).map((text) => (
            <li key={text}>
              <WizardText text={text} />
            </li>
          ))}
        </ul>
      </section>
      <form {...nativeForm} onSubmit={(event) => void handleSubmit(confirm)(event)}>
        {card.show && <CardFields texts={card} />}
        <div className="mt-8">
          <CheckboxField id="booking-terms" required error={error} {...register('terms')}>
            <span>{`${terms.before} `}</span>
            <TextLink href={pageHref('/terms')} target="_blank" rel="noopener" className="font-semibold">
              <span>{terms.link}</span>
              <span className="text-small font-normal">{` ${terms.newTab}`}</span>
            </TextLink>
          </CheckboxField>
        </div>
        <p id="booking-sum" className="mt-4 max-w-measure text-lead font-semibold">
          {fillText(sum, { service: service.name, price: price.figure })}
        </p>
        <p id="booking-next" className="mt-4 max-w-measure">
          {(requestTexts.delivery ?? requestTexts).beforeSend}
        </p>
        <StepActions label={texts.check.confirm} describedBy="booking-next booking-sum" />
      </form>
    </>
  );
}
