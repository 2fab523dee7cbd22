import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm, type UseFormRegisterReturn } from 'react-hook-form';
import { useNativeForm } from '@/components/forms/native-form';
import { deliverFromPage } from '@/components/request/delivery';
import { Ticket, ticketColumns } from '@/components/request/ticket';
import { wayWords } from '@/components/request/way-words';
import { PhoneLink } from '@/components/site/contact-buttons';
import { FieldError } from '@/components/ui/field';
import { Lead } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { reviewSchema, type Information } from '@/lib/booking/information-fields';
import type { WizardService } from '@/lib/content/for-client';
import { suggestedWay, waysOf, type Way } from '@/lib/forms/ways';
import { isTouch, openApp } from '@/lib/request/apps';
import { bookingSummary } from '@/lib/request/booking-summary';
import { callText } from '@/lib/request/reply-or-call';
import { sendingWords } from '@/lib/request/sending-words';
import type { Summary } from '@/lib/request/summary';
import { pageHref } from '@/lib/site/links';
import { useWizard } from './booking-context';
import { CardFields } from './card-fields';
import { ChangeLink } from './change-link';
import { StepActions, StepTop } from './step';
import { WizardText } from './wizard-parts';

type Props = { service: WizardService; information: Information };

export function CheckAnswers({ service, information }: Props) {
  const wizard = useWizard();
  const { shop, store, now } = wizard;
  const request = { serviceId: service.id, answers: information, ...store.confirmation(now) };
  const summary = bookingSummary(request, service, wizard);
  const isElsewhere = summary.situation === 'elsewhere';
  return (
    <>
      <StepTop>Review your request</StepTop>
      {sendingWords && <Lead>{sendingWords.check}</Lead>}
      <div className="@container">
        <div className={ticketColumns}>
          <Ticket
            summary={summary}
            Heading="h2"
            changeLink={(row) => <ChangeLink row={row} />}
            shop={shop}
            action={isElsewhere && <PhoneLink phone={shop.phone} label="Call" variant="primary" />}
          />
          <div className="grid gap-1 rounded-soft text-small/5.5 text-soft empty:hidden print:hidden @min-[56rem]:bg-birch @min-[56rem]:p-4">
            {summary.notes?.map((note) => (
              <p key={note}>
                <WizardText text={note} />
              </p>
            ))}
          </div>
          <ConfirmForm summary={summary} />
        </div>
      </div>
    </>
  );
}

function ConfirmForm({ summary }: { summary: Summary }) {
  const { texts, shop, store, now } = useWizard();
  const isElsewhere = summary.situation === 'elsewhere';
  // Elsewhere, the ticket already begins with a button to call.
  const [way, setWay] = useState(() => suggestedWay(summary.callFirst && !isElsewhere, shop, isTouch()));
  // The browser validates first, then the schema. The card fields aren't registered, so their values stay out of it.
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<{ terms: boolean }>({
    resolver: standardSchemaResolver(reviewSchema),
    reValidateMode: 'onSubmit',
  });
  const nativeForm = useNativeForm({
    showMessage: (_name, message) => (message ? setError('terms', { message }) : clearErrors('terms')),
  });
  // A build that sends requests itself says what happens next, instead of asking for the way.
  const whatHappens = sendingWords && (callText(summary, shop, now) ?? sendingWords.next);

  function confirm() {
    const app = sendingWords ? undefined : way;
    if (!store.confirm(now, app)) return;
    if (app) openApp(app, summary, shop);
    else void deliverFromPage(summary);
  }

  return (
    <form {...nativeForm} onSubmit={(event) => void handleSubmit(confirm)(event)}>
      {!whatHappens && <WayChoice chosen={way} onChoose={setWay} />}
      <Terms error={formState.errors.terms?.message} registration={register('terms')} />
      {whatHappens && (
        <p id="booking-next" className="mt-2 max-w-measure">
          <WizardText text={whatHappens} />
        </p>
      )}
      <StepActions
        label={sendingWords?.button ?? wayWords[way].button}
        isQuiet={isElsewhere}
        describedBy="booking-next"
      />
      {texts.cardFields && <CardFields />}
    </form>
  );
}

type TermsProps = { error: string | undefined; registration: UseFormRegisterReturn };

function Terms({ error, registration }: TermsProps) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id="booking-terms"
          type="checkbox"
          required
          aria-describedby={error && 'booking-terms-error'}
          aria-invalid={Boolean(error)}
          className="mt-3"
          {...registration}
        />
        <label htmlFor="booking-terms" className="min-h-11 grow py-2">
          <span>{'I agree to the '}</span>
          <TextLink href={pageHref('/terms')} target="_blank" rel="noopener" className="font-semibold">
            <span>terms of service</span>
            <span className="text-small font-normal">{' (new tab)'}</span>
          </TextLink>
        </label>
      </div>
      <FieldError id="booking-terms" error={error} />
    </div>
  );
}

function WayChoice({ chosen, onChoose }: { chosen: Way; onChoose: (way: Way) => void }) {
  const { shop } = useWizard();
  return (
    <fieldset aria-describedby="booking-next" className="mb-1">
      <legend className="font-display text-h3 font-bold">How would you like to send it?</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
        {waysOf(shop).map((id) => (
          <label
            key={id}
            className="choice flex min-h-12 cursor-pointer items-center gap-2 rounded-soft border border-control bg-card px-3 font-semibold"
          >
            <input type="radio" name="way" checked={id === chosen} onChange={() => onChoose(id)} />
            {wayWords[id].choice}
          </label>
        ))}
      </div>
      <p id="booking-next" role="status" className="mt-1 text-small text-soft">
        {wayWords[chosen].effect}
      </p>
    </fieldset>
  );
}
