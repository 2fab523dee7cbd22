import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { nativeMessageHandlers } from '@/components/forms/native-messages';
import { deliver } from '@/components/hand-off/request-panel';
import { CheckboxField } from '@/components/ui/field';
import { Lead } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { isInformationName, termsSchema, type Information } from '@/lib/booking/fields';
import type { Service } from '@/lib/content/services';
import { bookingRows, bookingSummary } from '@/lib/hand-off/booking-summary';
import { formatDollars } from '@/lib/pricing/format';
import { quote } from '@/lib/pricing/quote';
import { pageHref } from '@/lib/site/href';
import { fillWords } from '@/lib/text/plain-text';
import { useWizard } from './booking-context';
import { CardFields } from './card-fields';
import { StepActions, StepHeading } from './step';
import { useErrors } from './use-information-form';

type Props = { service: Service; information: Information };

/** Step 3: every answer with a Change link, what to know, and the confirmation. */
export function CheckAnswers({ service, information }: Props) {
  const { words: all, pageTitle } = useWizard();
  const words = all.check;
  return (
    <>
      <StepHeading title={`${words.heading} | ${pageTitle}`}>{words.heading}</StepHeading>
      <Lead>{words.intro}</Lead>
      <AnswerList service={service} information={information} />
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
      <ConfirmForm service={service} information={information} />
    </>
  );
}

// Answers that are part of another row.
const joined = ['lastName', 'phone', 'city', 'state', 'zipCode'];

/** Every answer. Name, contact and address take one row each, which leads to the first of its fields. */
function AnswerList({ service, information }: Props) {
  const { words } = useWizard();
  const { firstName, lastName, email, phone, address, city, state, zipCode } = information;
  const { name, contact, place } = words.check.rows;
  const wholes: Record<string, { label: string; value: string } | undefined> = {
    firstName: { label: name, value: `${firstName} ${lastName}` },
    email: { label: contact, value: `${email}\n${phone}` },
    address: { label: place, value: `${address}\n${city}, ${state} ${zipCode}` },
  };
  const rows = bookingRows({ service, information }, words)
    .filter(({ id }) => isAnswer(id) && !joined.includes(id))
    .map((row) => ({ ...row, ...wholes[row.id] }));
  return (
    <section aria-labelledby="booking-answers">
      <h2 id="booking-answers" className="sr-only">
        {words.check.answers}
      </h2>
      <dl className="mt-3 border-t border-line">
        {rows.map(({ id, label, value, isGiven }) => (
          <div
            key={id}
            className="flex flex-wrap items-start gap-x-2 border-b border-line py-0.5 sm:flex-nowrap"
          >
            <dt className="grow pt-1 text-small font-semibold text-soft sm:w-24 sm:shrink-0 sm:grow-0 sm:text-body sm:text-ink">
              {label}
            </dt>
            <dd className="order-last w-full pb-1 whitespace-pre-line wrap-anywhere sm:order-none sm:pt-1">
              {isGiven ? <bdi>{value}</bdi> : <span className="text-soft">{value}</span>}
            </dd>
            <dd className="print:hidden">
              <ChangeLink id={id} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const isAnswer = (id: string) => id === 'service' || isInformationName(id);

/** Leads back to the field of an answer. Renders nothing for rows that are not answers (prices). */
export function ChangeLink({ id, label }: { id: string; label: string }) {
  const { words, store } = useWizard();
  if (!isAnswer(id)) return null;
  const step = id === 'service' ? 1 : 2;
  const answer = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  return (
    <TextLink
      href={pageHref(step === 1 ? '/checkout' : `/checkout?step=${step}`)}
      onClick={(event) => {
        event.preventDefault();
        store.change(step, isInformationName(id) ? id : undefined);
      }}
      className="inline-flex min-h-5.5 min-w-5.5 items-center justify-end"
    >
      <span>{words.check.change}</span>
      <span className="sr-only">{` ${answer}`}</span>
    </TextLink>
  );
}

/** The end of step 3: the optional card, the terms, and the confirm button. */
function ConfirmForm({ service, information }: Props) {
  const { words: all, handOffWords, store } = useWizard();
  const { card, terms, sum, confirm } = all.check;
  const form = useForm({
    resolver: standardSchemaResolver(termsSchema),
    defaultValues: { terms: false },
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, getFieldState, setError, clearErrors } = form;
  const error = useErrors(form, () => getFieldState('terms').error?.message);
  const messages = nativeMessageHandlers({
    has: () => error !== undefined,
    show: (name, message) => name === 'terms' && (message ? setError(name, { message }) : clearErrors(name)),
  });
  const total = formatDollars(quote(service.price).total);

  function onConfirm() {
    const reference = store.confirm();
    if (reference) deliver?.(bookingSummary(reference, { service, information }, all), handOffWords);
  }

  return (
    <form method="dialog" {...messages} onSubmit={(event) => void handleSubmit(onConfirm)(event)}>
      {card.show && <CardFields words={card} />}
      <div className="mt-4">
        <CheckboxField
          id="booking-terms"
          required
          error={error}
          aria-invalid={error !== undefined}
          {...register('terms')}
        >
          <span>{`${terms.before} `}</span>
          <TextLink href={pageHref('/terms')} target="_blank" rel="noopener" className="font-semibold">
            <span>{terms.link}</span>
            <span className="text-small font-normal">{` ${terms.newTab}`}</span>
          </TextLink>
        </CheckboxField>
      </div>
      <p id="booking-sum" className="mt-2 max-w-measure font-semibold">
        {fillWords(sum, { service: service.name, total })}
      </p>
      <StepActions label={confirm} describedBy="booking-sum" />
    </form>
  );
}
