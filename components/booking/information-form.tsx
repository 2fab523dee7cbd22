import { useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import type { Choices } from '@/components/ui/field';
import { Lead } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/text-link';
import { informationFields as fields, informationNames, type InformationName } from '@/lib/booking/fields';
import { isUnusualPhone, isUnusualZip, isZipOutside } from '@/lib/forms/hints';
import { timeOptions } from '@/lib/hand-off/booking-summary';
import { phoneHref } from '@/lib/hand-off/phone';
import { stateCodes } from '@/lib/location/state-code';
import { useBooking, useRules, useWizard } from './booking-context';
import { StepActions, StepHeading } from './step';
import { useErrors, useInformationForm, type Form } from './use-information-form';

const groups = ['contact', 'place', 'visit'] as const;

/** The heading that each field belongs to. */
const groupOf: Record<InformationName, (typeof groups)[number]> = {
  firstName: 'contact',
  lastName: 'contact',
  email: 'contact',
  phone: 'contact',
  address: 'place',
  city: 'place',
  state: 'place',
  zipCode: 'place',
  preferredDate: 'visit',
  preferredTime: 'visit',
  problemDescription: 'visit',
};

const wide = new Set<InformationName>(['address', 'city', 'problemDescription']);

/** Step 2: contact details, service address, and visit. */
export function InformationForm() {
  const { words: all } = useWizard();
  const words = all.information;
  const { form, props } = useInformationForm();
  const { setFocus } = form;
  const moves = useBooking((state) => state.moves);
  const field = useBooking((state) => state.field);

  // A Change link on step 3 leads to its field.
  useEffect(() => {
    if (field) setFocus(field);
  }, [moves, field, setFocus]);

  const choices: Partial<Record<InformationName, Choices>> = {
    state: {
      empty: words.chooseState,
      options: stateCodes.map((code) => ({ value: code, label: words.states[code] })),
    },
    preferredTime: { empty: words.chooseTime, options: timeOptions(words) },
  };
  return (
    <>
      <InformationHeading form={form} />
      <Lead>{words.intro}</Lead>
      <form method="dialog" {...props}>
        {groups.map((group) => (
          <FieldGroup key={group} legend={words[group]}>
            {informationNames
              .filter((name) => groupOf[name] === group)
              .map((name) => (
                <div key={name} className={wide.has(name) ? 'sm:col-span-2' : undefined}>
                  <InformationField form={form} name={name} choices={choices[name]} />
                  {name === 'preferredTime' && <EmergencyNotice control={form.control} />}
                </div>
              ))}
          </FieldGroup>
        ))}
        <StepActions label={all.next} />
      </form>
    </>
  );
}

/** While a field is invalid, the document title says so too. */
function InformationHeading({ form }: { form: Form }) {
  const { words, pageTitle } = useWizard();
  const isInvalid = useErrors(form, () => informationNames.some((name) => form.getFieldState(name).invalid));
  const { heading, error } = words.information;
  const title = `${heading} | ${pageTitle}`;
  return <StepHeading title={isInvalid ? `${error}: ${title}` : title}>{heading}</StepHeading>;
}

/** A fieldset with a legend; two fields side by side where there is room. */
function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      <div className="mt-1.5 grid items-start gap-2 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

type FieldProps = { form: Form; name: InformationName; choices: Choices | undefined };

/** One field. It re-renders on its own: when its message changes, and on blur. */
function InformationField({ form, name, choices }: FieldProps) {
  const { words: all, zips } = useWizard();
  const rules = useRules();
  const error = useErrors(form, () => form.getFieldState(name).error?.message);
  // Checked on blur: a half-typed number isn't unusual yet.
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
      registration={form.register(name, { onBlur: () => setValueOnBlur(form.getValues(name)) })}
    />
  );
}

/** Shows the phone number as soon as the emergency time is chosen. */
function EmergencyNotice({ control }: Pick<Form, 'control'>) {
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
