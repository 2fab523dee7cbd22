import { useEffect, useState, type ReactNode } from 'react';
import { useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import type { Choices } from '@/components/ui/field';
import { Lead } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import {
  informationFields as fields,
  informationNames,
  type Information,
  type InformationName,
  type RawInformation,
} from '@/lib/booking/fields';
import { isUnusualPhone, isUnusualZip, isZipOutside } from '@/lib/forms/hints';
import { timeOptions } from '@/lib/hand-off/booking-summary';
import { phoneHref } from '@/lib/hand-off/phone';
import { stateCodes } from '@/lib/location/state-code';
import { useBooking, useWizard } from './booking-context';
import { StepActions, StepHeading } from './step';
import { useErrors, useInformationForm } from './use-information-form';

type Form = UseFormReturn<RawInformation, unknown, Information>;

/** Step 2: who, where, when and what. */
export function InformationForm() {
  const { words: all } = useWizard();
  const words = all.information;
  const { form, props } = useInformationForm();
  const { setFocus } = form;
  const moves = useBooking((state) => state.moves);
  const field = useBooking((state) => state.field);

  // A Change link of step 3 leads to its field.
  useEffect(() => {
    if (field) setFocus(field);
  }, [moves, field, setFocus]);

  const states = stateCodes.map((code) => ({ value: code, label: words.states[code] }));
  return (
    <>
      <InformationHeading form={form} />
      <Lead>{words.intro}</Lead>
      <form method="dialog" {...props}>
        <FieldGroup legend={words.contact}>
          <InformationField form={form} name="firstName" />
          <InformationField form={form} name="lastName" />
          <InformationField form={form} name="email" />
          <InformationField form={form} name="phone" />
        </FieldGroup>
        <FieldGroup legend={words.place}>
          <InformationField form={form} name="address" className="sm:col-span-2" />
          <InformationField form={form} name="city" className="sm:col-span-2" />
          <InformationField
            form={form}
            name="state"
            choices={{ empty: words.chooseState, options: states }}
          />
          <InformationField form={form} name="zipCode" />
        </FieldGroup>
        <FieldGroup legend={words.visit}>
          <InformationField form={form} name="preferredDate" />
          <div>
            <InformationField
              form={form}
              name="preferredTime"
              choices={{ empty: words.chooseTime, options: timeOptions(words) }}
            />
            <EmergencyNotice control={form.control} />
          </div>
          <InformationField form={form} name="problemDescription" className="sm:col-span-2" />
        </FieldGroup>
        <StepActions label={all.next} />
      </form>
    </>
  );
}

/** While a field is wrong, the tab's title says so as well. */
function InformationHeading({ form }: { form: Form }) {
  const { words, pageTitle } = useWizard();
  const isWrong = useErrors(form, () => informationNames.some((name) => form.getFieldState(name).invalid));
  const { heading, error } = words.information;
  const title = `${heading} | ${pageTitle}`;
  return <StepHeading title={isWrong ? `${error}: ${title}` : title}>{heading}</StepHeading>;
}

/** Fields that belong together, under their own heading; two side by side where there is room. */
function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      <div className="mt-1.5 grid items-start gap-2 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type FieldProps = { form: Form; name: InformationName; choices?: Choices; className?: string };

/** One question. It re-renders by itself: when its message changes, and when it is left. */
function InformationField({ form, name, choices, className = '' }: FieldProps) {
  const { words: all, zips } = useWizard();
  const rules = useBooking((state) => state.rules);
  const error = useErrors(form, () => form.getFieldState(name).error?.message);
  // A number that is still being typed isn't unusual yet.
  const [valueOnBlur, setValueOnBlur] = useState(() => form.getValues(name));
  const words = all.information;
  const hints: Partial<Record<InformationName, string>> = words.hints;
  const notice = {
    phone: isUnusualPhone(valueOnBlur) ? words.unusualPhone : undefined,
    zipCode: isUnusualZip(valueOnBlur)
      ? words.unusualZip
      : isZipOutside(valueOnBlur, zips)
        ? words.zipOutside
        : undefined,
  };
  return (
    <FormField
      field={fields[name]}
      words={{
        id: `booking-${name}`,
        label: words.labels[name],
        optional: fields[name].required ? undefined : words.optional,
        hint: hints[name],
        notice: name === 'phone' || name === 'zipCode' ? notice[name] : undefined,
        error,
      }}
      rules={rules}
      choices={choices}
      className={className}
      registration={form.register(name, { onBlur: () => setValueOnBlur(form.getValues(name)) })}
    />
  );
}

/** An emergency doesn't wait for a form: as soon as that time is chosen, the number is there. */
function EmergencyNotice({ control }: { control: Control<RawInformation, unknown, Information> }) {
  const { words, business } = useWizard();
  const isUrgent = useWatch({ control, name: 'preferredTime' }) === 'asap';
  return (
    <p role="status" className="mt-1 font-semibold empty:mt-0">
      {isUrgent && (
        <>
          <span>{`${words.information.emergency} `}</span>
          <TextLink href={phoneHref(business.phone)} className="whitespace-nowrap tabular-nums">
            {business.phone}
          </TextLink>
        </>
      )}
    </p>
  );
}
