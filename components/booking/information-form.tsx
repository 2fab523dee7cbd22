import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { kindOfZip, zipSentence } from '@/lib/area/place';
import { stateNames } from '@/lib/area/states';
import { isUnusualZip } from '@/lib/area/zip';
import { visitChoices, type Visit } from '@/lib/booking/visit';
import type { WizardService } from '@/lib/content/for-client';
import { phoneHint } from '@/lib/forms/phone-hint';
import { useWizard } from './booking-context';
import { PriceSummary } from './price-summary';
import { Question } from './question';
import { StepActions, StepTop } from './step';
import { Symptoms } from './symptoms';
import { useInformationForm } from './use-information-form';
import { WizardText } from './wizard-parts';

export function InformationForm({ service }: { service: WizardService }) {
  const { shop, now } = useWizard();
  const { form, props } = useInformationForm();
  const [preferredDate, preferredTime, zipCode, state] = useWatch({
    control: form.control,
    name: ['preferredDate', 'preferredTime', 'zipCode', 'state'],
  });
  const answers = { preferredDate, preferredTime, zipCode, state };
  const asked = { fee: service.price, answers, reader: 'visitor' } as const;
  const { times, chosen } = visitChoices(asked, shop, now);
  return (
    <FormProvider {...form}>
      <StepTop>Tell us about the repair</StepTop>
      <PriceSummary service={service} visit={chosen} />
      <form {...props}>
        <FormSection legend="What’s wrong?">
          <Symptoms symptoms={service.symptoms} />
          <Question name="problemDescription" hint="Include the brand if you know it." />
        </FormSection>
        <FormSection legend="When should we come?">
          <WhenQuestions times={times} chosen={chosen} />
        </FormSection>
        <FormSection legend="Where should we come?">
          <AddressQuestions />
        </FormSection>
        <FormSection legend="Your contact info">
          <ContactQuestions />
        </FormSection>
        <StepActions label="Continue" isQuiet={chosen.situation === 'elsewhere'} />
      </form>
    </FormProvider>
  );
}

/** The first of the times is any time. */
function WhenQuestions({ times, chosen }: { times: readonly Visit[]; chosen: Visit }) {
  // This caveat doesn't depend on the time, so choosing a time doesn't move the radio buttons.
  const aboutDay = times[0]?.caveats.preferredDate;
  const aboutTime = aboutDay ? undefined : chosen.caveats.preferredTime;
  const options = times.map(({ id, label, hours, note, canBeChosen }) => ({
    value: id,
    label,
    detail: hours,
    note,
    // A time that was chosen before it was over stays enabled, because browsers don't submit a disabled one.
    disabled: !canBeChosen && id !== chosen.id,
  }));
  return (
    <>
      <Question
        name="preferredDate"
        notice={() => (aboutDay ? <WizardText text={aboutDay} /> : '')}
        className="sm:max-w-80"
      />
      <Question
        name="preferredTime"
        choices={{ options }}
        notice={() => (aboutTime ? <WizardText text={aboutTime} /> : '')}
      />
    </>
  );
}

function AddressQuestions() {
  const { shop } = useWizard();
  const states = shop.statesServed.map((code) => ({
    value: code,
    label: `${stateNames[code]} (${code})`,
  }));

  function zipNotice(typed: string) {
    if (isUnusualZip(typed)) return 'A ZIP code has 5 digits.';
    const sentence = zipSentence(typed, shop);
    // Sighted visitors read this in the price panel.
    const isInPanel = kindOfZip(typed, shop) === 'elsewhere';
    return isInPanel ? <span className="sr-only">{sentence}</span> : sentence;
  }

  return (
    <>
      <FieldPair>
        <Question
          name="address"
          hint="Include any unit number."
          className="min-w-[min(9.5rem,100%)] grow-2!"
        />
        <Question name="zipCode" hint="5 digits" notice={zipNotice} className="min-w-[min(7.25rem,100%)]" />
      </FieldPair>
      <FieldPair>
        <Question name="city" className="min-w-[min(8rem,100%)]" />
        <Question
          name="state"
          choices={{ empty: 'Choose a state', options: states }}
          className="min-w-[min(10.75rem,100%)]"
        />
      </FieldPair>
    </>
  );
}

function ContactQuestions() {
  const { shop } = useWizard();
  return (
    <>
      <FieldPair>
        <Question name="firstName" className="min-w-[min(8rem,100%)]" />
        <Question name="lastName" className="min-w-[min(8rem,100%)]" />
      </FieldPair>
      <FieldPair>
        <Question
          name="phone"
          hint={`We’ll call${shop.textable ? ' or text' : ''} to set your arrival time.`}
          notice={phoneHint}
          className="min-w-[min(15rem,100%)]"
        />
        <Question
          name="email"
          hint="We’ll use this if we can’t reach you by phone."
          className="min-w-[min(15rem,100%)]"
        />
      </FieldPair>
    </>
  );
}

/** Two fields in one row, or in two rows if an answer wouldn't fit. Their minimum widths grow with the text. */
const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap gap-3 *:grow *:basis-0 sm:gap-4">{children}</div>
);

function FormSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-8">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      <div className="mt-2 grid grid-cols-1 gap-3 sm:gap-4">{children}</div>
    </fieldset>
  );
}
