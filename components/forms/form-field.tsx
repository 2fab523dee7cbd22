import type { ComponentProps, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlProps, Field, RadioOptions, SelectField } from '@/components/ui/field';
import type { Choices, FieldTexts } from '@/components/ui/field';
import { useIsReadyLater } from '@/components/ui/use-is-ready';
import { chicagoDate } from '@/lib/forms/dates';
import type { Control } from '@/lib/forms/fields';

type Props = {
  field: Control;
  texts: FieldTexts;
  choices?: Choices | undefined;
  className?: string | undefined;
  /** `register(name)` of react-hook-form, if the form uses it. */
  registration?: UseFormRegisterReturn;
  /** Buttons beside the control that fill it in. */
  children?: ReactNode;
};

/** The control for a field. Its limits come from the definition that the schema uses. */
export function FormField({ field, texts, choices, className = '', registration, children }: Props) {
  const given = { name: field.name, ...registration, ...field.attributes };
  const shared = { ...controlProps(texts), ...given };
  if (field.kind === 'radios' && choices)
    return (
      <Field texts={texts} isGroup className={className}>
        <RadioOptions
          options={choices.options}
          className="grid-cols-2 sm:grid-cols-4 *:last:col-span-full"
          {...given}
        />
      </Field>
    );
  const control =
    field.kind === 'choice' && choices ? (
      <SelectField choices={choices} {...shared} />
    ) : field.kind === 'long-text' ? (
      <textarea rows={2} {...shared} />
    ) : field.kind === 'date' ? (
      <DateInput {...shared} />
    ) : (
      <input type={field.kind} {...shared} />
    );
  return (
    <Field texts={texts} className={className}>
      {children ? (
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {children}
          <div className="col-span-2">{control}</div>
        </div>
      ) : (
        control
      )}
    </Field>
  );
}

/** A date from today on. The prerendered page has no earliest date: it would be the build's. */
function DateInput(props: ComponentProps<'input'>) {
  const today = useIsReadyLater() ? chicagoDate(new Date()) : undefined;
  return <input type="date" min={today} {...props} />;
}
