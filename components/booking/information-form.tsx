import { useEffect, type ReactNode } from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { useSettled } from '@/components/forms/use-settled';
import { useNow } from '@/components/site/use-now';
import type { Choices } from '@/components/ui/field';
import { Lead } from '@/components/ui/section';
import { informationFields, type InformationName, type RawInformation } from '@/lib/booking/fields';
import { isUnusualZip } from '@/lib/area/zip';
import { isUnusualPhone } from '@/lib/forms/hints';
import { openState } from '@/lib/hours/opening-hours';
import { slots } from '@/lib/booking/visit-price';
import { useBooking, usePrice, useWizard } from './booking-context';
import { detailsForm } from './booking-store';
import { StepActions, StepTop, WizardText } from './step';
import { useInformationForm } from './use-information-form';

/** Step 2: contact details, service address, and visit. */
export function InformationForm() {
  const { texts, statesServed } = useWizard();
  const price = usePrice();
  const { intro, contact, address, visit, states: stateNames, chooseState } = texts.information;
  const { unusualPhone, unusualZip } = texts.information;
  const { form, props } = useInformationForm();
  const { setFocus } = form;
  const { moves, field } = useBooking();

  // A Change link on step 3 leads to its field.
  useEffect(() => {
    if (field) setFocus(field);
  }, [moves, field, setFocus]);

  const noticeOfZip = (zipCode: string) =>
    isUnusualZip(zipCode) ? unusualZip : price({ zipCode }).lines.zipCode;
  const states = statesServed.map((code) => ({ value: code, label: stateNames[code] }));
  return (
    <FormProvider {...form}>
      <InformationTop />
      <Lead>{intro}</Lead>
      <form id={detailsForm} {...props}>
        <FieldGroup legend={contact}>
          <Question name="firstName" />
          <Question name="lastName" />
          <Question name="email" />
          <Question name="phone" notice={(typed) => isUnusualPhone(typed) && unusualPhone} />
        </FieldGroup>
        <FieldGroup legend={address}>
          <Question name="address" className="sm:col-span-2" />
          <Question name="city" className="sm:col-span-2" />
          <Question name="state" choices={{ empty: chooseState, options: states }} />
          <Question name="zipCode" notice={noticeOfZip} />
        </FieldGroup>
        <FieldGroup legend={visit}>
          <Question
            name="preferredDate"
            notice={(preferredDate) => price({ preferredDate }).lines.preferredDate}
          />
          <TimeQuestion />
          <Question name="problemDescription" className="sm:col-span-2" />
        </FieldGroup>
        <StepActions label={texts.next} />
      </form>
    </FormProvider>
  );
}

/** Apart from the form, which doesn't re-render when a message or the price changes. */
function InformationTop() {
  const { heading } = useWizard().texts.information;
  const { errors } = useFormState<RawInformation>();
  return (
    <StepTop answers={useWatch<RawInformation>()} hasError={Object.keys(errors).length > 0}>
      {heading}
    </StepTop>
  );
}

/** A fieldset with a legend; two fields side by side where there is room. */
function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-8">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type QuestionProps = {
  name: InformationName;
  choices?: Choices;
  /** A remark on what was typed, after a pause. */
  notice?: (typed: string) => ReactNode;
  className?: string;
};

/** One field. It re-renders on its own when its answer or message changes. */
function Question({ name, choices, notice, className }: QuestionProps) {
  const { information: texts } = useWizard().texts;
  const typed = useSettled(useWatch<RawInformation, InformationName>({ name }));
  const { register } = useFormContext<RawInformation>();
  const { errors } = useFormState<RawInformation>({ name, exact: true });
  const hints: Partial<Record<InformationName, string>> = texts.hints;
  const field = { ...informationFields[name], name };
  return (
    <FormField
      field={field}
      texts={{
        id: `booking-${name}`,
        label: texts.labels[name],
        optional: field.attributes.required ? undefined : texts.optional,
        hint: hints[name],
        notice: notice?.(typed),
        error: errors[name]?.message,
      }}
      choices={choices}
      registration={register(name)}
      className={className}
    />
  );
}

/** Says what the chosen time means: call in an emergency, a higher price, or a time that is over. */
function TimeQuestion() {
  const wizard = useWizard();
  const { chooseTime, callNow } = wizard.texts.information;
  const { preferredDate = '', preferredTime = '' } = useWatch<RawInformation>();
  const price = usePrice();
  const now = useNow() ?? new Date();
  const { until, emergency } = openState(wizard.rules, now);
  // A time chosen before it was over stays: the browser leaves a disabled option out of the form's data.
  const options = slots(preferredDate, wizard, now).map((slot) => ({
    ...slot,
    disabled: slot.isOver && slot.value !== preferredTime,
  }));
  return (
    <Question
      name="preferredTime"
      choices={{ empty: chooseTime, options }}
      notice={() => (
        <>
          {preferredTime === 'asap' && (until || emergency) && (
            <strong className="block text-body">
              <WizardText text={callNow} />
            </strong>
          )}
          <span className="empty:hidden">{price({ preferredDate, preferredTime }).lines.preferredTime}</span>
        </>
      )}
    />
  );
}
