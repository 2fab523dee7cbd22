import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlProps, Field, type Choices, type FieldTexts } from '@/components/ui/field';
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
};

/** The control for a field. Its limits come from the definition that the schema uses. */
export function FormField({ field, texts, choices, className = '', registration }: Props) {
  const shared = { ...controlProps(texts), name: field.name, ...registration, ...field.attributes };
  return (
    <Field texts={texts} className={className}>
      {field.kind === 'choice' ? (
        <select {...shared}>
          <option value="">{choices?.empty}</option>
          {choices?.options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
      ) : field.kind === 'long-text' ? (
        <textarea rows={3} {...shared} />
      ) : field.kind === 'date' ? (
        <DateInput {...shared} />
      ) : (
        <input type={field.kind} {...shared} />
      )}
    </Field>
  );
}

/** A date from today on. The prerendered page has no earliest date: it would be the build's. */
function DateInput(props: ComponentProps<'input'>) {
  const today = useIsReadyLater() ? chicagoDate(new Date()) : undefined;
  return <input type="date" min={today} {...props} />;
}
