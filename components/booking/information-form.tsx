import type { ReactNode } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { isUnusualZip } from '@/lib/area/zip';
import { isUnusualPhone } from '@/lib/forms/hints';
import { stateNames } from '@/lib/area/states';
import { usePrice, useWizard } from './booking-context';
import { PriceSummary } from './price-summary';
import { Question } from './question';
import { StepActions, StepTop } from './step';
import { Symptoms } from './symptoms';
import { useInformationForm } from './use-information-form';
import { When } from './when';

/** Step 2: what is wrong, when and where to come, and to whom. */
export function InformationForm() {
  const { rules } = useWizard();
  const price = usePrice();
  const { form, props } = useInformationForm();
  const zipCode = useWatch({ control: form.control, name: 'zipCode' });
  const noticeOfZip = (typed: string) => {
    if (isUnusualZip(typed)) return 'That isn’t five digits. If it’s right, leave it as it is.';
    const { kind, sentence, caveats } = price({ zipCode: typed });
    // Sighted visitors read this in the price panel.
    return kind === 'elsewhere' ? <span className="sr-only">{sentence}</span> : caveats.zipCode;
  };
  const states = rules.statesServed.map((code) => ({ value: code, label: `${stateNames[code]} (${code})` }));
  return (
    <FormProvider {...form}>
      <StepTop>What, when, where</StepTop>
      <PriceSummary />
      <form {...props}>
        <Part legend="What’s wrong?">
          <Symptoms />
          <Question name="problemDescription" hint="and brand" />
        </Part>
        <Part legend="When?">
          <When />
        </Part>
        <Part legend="Where?">
          <Question name="address" hint="and unit" className="col-span-4" />
          <Question name="zipCode" notice={noticeOfZip} className="col-span-2" />
          <Question name="city" className="col-span-3" />
          <Question
            name="state"
            choices={{ empty: 'Choose a state', options: states }}
            className="col-span-3"
          />
        </Part>
        <Part legend="You">
          <Question name="firstName" className="col-span-3" />
          <Question name="lastName" className="col-span-3" />
          <Question
            name="phone"
            hint="to set an arrival time"
            notice={(typed) =>
              isUnusualPhone(typed) && 'That isn’t ten digits. If it’s right, leave it as it is.'
            }
            className="col-span-full sm:col-span-3"
          />
          <Question
            name="email"
            hint="if we can’t reach you by phone"
            className="col-span-full sm:col-span-3"
          />
        </Part>
        <StepActions label="Continue" kind={price({ zipCode }).kind} />
      </form>
    </FormProvider>
  );
}

/** A fieldset with a legend; its fields share six columns. */
function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4 lg:mt-8">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      <div className="mt-1 grid grid-cols-6 items-start gap-x-3 gap-y-2 sm:gap-4">{children}</div>
    </fieldset>
  );
}
