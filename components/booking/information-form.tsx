import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { serviceAt, zipSentence } from '@/lib/area/service';
import { isUnusualZip } from '@/lib/area/zip';
import { visitPrice } from '@/lib/booking/visit-price';
import { isUnusualPhone } from '@/lib/forms/hints';
import { stateNames } from '@/lib/area/states';
import { useWizard, type WizardService } from './booking-context';
import { PriceSummary } from './price-summary';
import { Question } from './question';
import { StepActions, StepTop } from './step';
import { Symptoms } from './symptoms';
import { useInformationForm } from './use-information-form';
import { When } from './when';

/** Step 2: what is wrong, when and where to come, and how to reach the visitor. */
export function InformationForm({ service }: { service: WizardService }) {
  const { business, now } = useWizard();
  const { form, props } = useInformationForm();
  const [preferredDate, preferredTime, zipCode, state] = useWatch({
    control: form.control,
    name: ['preferredDate', 'preferredTime', 'zipCode', 'state'],
  });
  const visit = { fee: service.price, answers: { preferredDate, preferredTime, zipCode, state } };
  const price = visitPrice(visit, business, now);
  return (
    <FormProvider {...form}>
      <StepTop>Tell us about the repair</StepTop>
      <PriceSummary service={service} price={price} />
      <form {...props}>
        <FormSection legend="What’s wrong?">
          <Symptoms symptoms={service.symptoms} />
          <Question
            name="problemDescription"
            hint="Include the brand if you know it. Renting? Tell us who’ll let us in."
          />
        </FormSection>
        <FormSection legend="When should we come?">
          <When visit={visit} />
        </FormSection>
        <FormSection legend="Where should we come?">
          <AddressQuestions />
        </FormSection>
        <FormSection legend="Your contact info">
          <ContactQuestions />
        </FormSection>
        <StepActions label="Continue" isQuiet={price.kind === 'elsewhere'} />
      </form>
    </FormProvider>
  );
}

function AddressQuestions() {
  const { business } = useWizard();
  const states = business.statesServed.map((code) => ({
    value: code,
    label: `${stateNames[code]} (${code})`,
  }));

  function zipNotice(typed: string) {
    if (isUnusualZip(typed)) return 'This doesn’t look like a 5-digit ZIP code. If it’s right, leave it.';
    const sentence = zipSentence(typed, business);
    // Sighted visitors read this in the price panel.
    const isInPanel = serviceAt(typed, business) === 'elsewhere';
    return isInPanel ? <span className="sr-only">{sentence}</span> : sentence;
  }

  return (
    <>
      <Question name="address" hint="Include any unit number." className="col-span-4" />
      <Question name="zipCode" hint="5 digits" notice={zipNotice} className="col-span-2" />
      <Question name="city" className="col-span-3" />
      <Question name="state" choices={{ empty: 'Choose a state', options: states }} className="col-span-3" />
    </>
  );
}

function ContactQuestions() {
  const { business } = useWizard();
  return (
    <>
      <Question name="firstName" className="col-span-3" />
      <Question name="lastName" className="col-span-3" />
      <Question
        name="phone"
        hint={`We’ll call${business.textable ? ' or text' : ''} to set your arrival time.`}
        notice={(typed) =>
          isUnusualPhone(typed) && 'This doesn’t look like a 10-digit phone number. If it’s right, leave it.'
        }
        className="col-span-full sm:col-span-3"
      />
      <Question
        name="email"
        hint="We’ll use this if we can’t reach you by phone."
        className="col-span-full sm:col-span-3"
      />
    </>
  );
}

/** A fieldset with a legend and a grid of six columns for its fields. */
function FormSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 lg:mt-8">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      <div className="mt-1 grid grid-cols-6 items-start gap-x-3 gap-y-3 sm:gap-4">{children}</div>
    </fieldset>
  );
}
