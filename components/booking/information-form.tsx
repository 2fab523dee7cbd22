'use client';

import { useEffect } from 'react';
import type { FieldWords } from '@/components/ui/field';
import { Lead } from '@/components/ui/lead';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { informationFields as fields, type InformationName } from '@/lib/booking/fields';
import { inputAttributes, selectAttributes, textAreaAttributes } from '@/lib/forms/attributes';
import type { DateField, LineField } from '@/lib/forms/field';
import { isUnusualPhone, isZipOutside } from '@/lib/forms/hints';
import { stateCodes } from '@/lib/location/state-code';
import { useBooking } from './booking-context';
import { FieldGroup } from './field-group';
import { StepActions } from './step-actions';
import { StepHeading } from './step-heading';
import { timeOptions } from './summary-words';
import { useInformationForm } from './use-information-form';

const idOf = (name: InformationName) => `booking-${name}`;

/** Step 2: who, where, when and what. */
export function InformationForm() {
  const { state, words: all, zips, pageTitle } = useBooking();
  const words = all.information;
  const { register, messages, left, form, prepare } = useInformationForm();

  // A Change link of step 3 leads to its field.
  useEffect(() => {
    if (state.field) document.getElementById(idOf(state.field))?.focus();
  }, [state.moves, state.field]);

  const hints: Partial<Record<InformationName, string>> = words.hints;
  const notices: Partial<Record<InformationName, string>> = {
    ...(isUnusualPhone(left.phone) && { phone: words.unusualPhone }),
    ...(isZipOutside(left.zipCode, zips) && { zipCode: words.zipOutside }),
  };
  const field = (name: InformationName) => {
    const about: FieldWords = {
      id: idOf(name),
      label: words.labels[name],
      optional: fields[name].required ? undefined : words.optional,
      hint: hints[name],
      notice: notices[name],
      error: messages[name],
    };
    return { words: about, ...register(name) };
  };
  const line = (definition: (LineField | DateField) & { name: InformationName }) => ({
    ...field(definition.name),
    ...inputAttributes(definition, state.rules),
  });

  return (
    <>
      <StepHeading title={`${words.title} | ${pageTitle}`}>{words.heading}</StepHeading>
      <Lead>{words.intro}</Lead>
      <form method="dialog" {...form}>
        <FieldGroup legend={words.contact}>
          <TextField {...line(fields.firstName)} />
          <TextField {...line(fields.lastName)} />
          <TextField {...line(fields.email)} />
          <TextField {...line(fields.phone)} />
        </FieldGroup>
        <FieldGroup legend={words.place}>
          <TextField {...line(fields.address)} fieldClassName="sm:col-span-2" />
          <TextField {...line(fields.city)} fieldClassName="sm:col-span-2" />
          <SelectField
            {...field('state')}
            {...selectAttributes(fields.state)}
            empty={words.chooseState}
            options={stateCodes.map((code) => ({ value: code, label: words.states[code] }))}
          />
          <TextField {...line(fields.zipCode)} />
        </FieldGroup>
        <FieldGroup legend={words.visit}>
          <TextField {...line(fields.preferredDate)} />
          <SelectField
            {...field('preferredTime')}
            {...selectAttributes(fields.preferredTime)}
            empty={words.chooseTime}
            options={timeOptions(words)}
          />
          <TextAreaField
            {...field('problemDescription')}
            {...textAreaAttributes(fields.problemDescription)}
            fieldClassName="sm:col-span-2"
          />
        </FieldGroup>
        <StepActions label={all.next} onPress={prepare} />
      </form>
    </>
  );
}
