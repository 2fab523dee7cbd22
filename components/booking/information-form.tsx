import { useEffect, type ReactNode } from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { useSettled } from '@/components/forms/use-settled';
import type { Choices } from '@/components/ui/field';
import { Lead } from '@/components/ui/section';
import { informationFields, type InformationName, type RawInformation } from '@/lib/booking/fields';
import { isUnusualZip } from '@/lib/area/zip';
import { isUnusualPhone } from '@/lib/forms/hints';
import { timeOptions } from '@/lib/booking/preferred-times';
import { hasPassed } from '@/lib/booking/visit-conditions';
import { useBooking, useWizard } from './booking-context';
import { detailsForm } from './booking-store';
import { conditionLines } from './condition-lines';
import { StepActions, StepTop, WizardText } from './step';
import { useInformationForm } from './use-information-form';

/** Step 2: contact details, service address, and visit. */
export function InformationForm() {
  const wizard = useWizard();
  const { texts, statesServed } = wizard;
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
    isUnusualZip(zipCode) ? unusualZip : conditionLines({ zipCode }, wizard).join(' ');
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
          <Question name="preferredDate" />
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

/** Says what the chosen time means: call in an emergency, a higher price, or a time gone by. */
function TimeQuestion() {
  const wizard = useWizard();
  const { chooseTime, emergency, timePassed, times } = wizard.texts.information;
  const { preferredDate = '', preferredTime = '' } = useWatch<RawInformation>();
  const answers = { preferredDate, preferredTime };
  return (
    <Question
      name="preferredTime"
      choices={{ empty: chooseTime, options: timeOptions({ times }) }}
      notice={() => (
        <>
          {preferredTime === 'asap' && (
            <strong className="block text-body">
              <WizardText text={emergency.call} />
            </strong>
          )}
          {hasPassed(answers, new Date()) && <span>{`${timePassed} `}</span>}
          <span className="empty:hidden">{conditionLines(answers, wizard).join(' ')}</span>
        </>
      )}
    />
  );
}
