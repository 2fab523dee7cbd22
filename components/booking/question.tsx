import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { useSettled } from '@/components/forms/use-settled';
import type { Choices } from '@/components/ui/field';
import {
  informationFields,
  type InformationName,
  type RawInformation,
} from '@/lib/booking/information-fields';

type QuestionProps = {
  name: InformationName;
  hint?: string;
  choices?: Choices;
  /** Returns a remark on the answer. We ask for it after a pause in typing. */
  notice?: (typed: string) => ReactNode;
  className?: string;
};

/** One field of step 2. It re-renders alone when its answer or message changes. */
export function Question({ name, hint, choices, notice, className }: QuestionProps) {
  const typed = useSettled(useWatch<RawInformation, InformationName>({ name }));
  const { register } = useFormContext<RawInformation>();
  const { errors } = useFormState<RawInformation>({ name, exact: true });
  const field = { ...informationFields[name], name };
  return (
    <FormField
      field={field}
      parts={{
        id: `booking-${name}`,
        label: field.attributes.required ? field.label : `${field.label} (optional)`,
        hint,
        notice: notice?.(typed),
        error: errors[name]?.message,
      }}
      choices={choices}
      registration={register(name)}
      className={className}
    />
  );
}
