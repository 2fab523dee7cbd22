import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { useSettled } from '@/components/forms/use-settled';
import type { Choices } from '@/components/ui/field';
import { informationFields, type InformationName, type RawInformation } from '@/lib/booking/fields';

type QuestionProps = {
  name: InformationName;
  hint?: string;
  choices?: Choices;
  /** A remark on what was typed, after a pause. */
  notice?: (typed: string) => ReactNode;
  className?: string;
};

/** One field. It re-renders on its own when its answer or message changes. */
export function Question({ name, hint, choices, notice, className = 'col-span-full' }: QuestionProps) {
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
