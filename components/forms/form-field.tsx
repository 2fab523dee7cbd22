import { ChevronDown } from 'lucide';
import type { ComponentProps, RefCallback } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlProps, Field, RadioOptions, type Choices, type FieldParts } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { Control } from '@/lib/forms/fields';
import { setEarliestDate } from './native-form';

type Props = {
  field: Control;
  parts: FieldParts;
  choices?: Choices | undefined;
  /** `register(name)` of react-hook-form, if the form uses it. */
  registration?: UseFormRegisterReturn;
};

/** A field with its control, whose limits come from the same definition as the schema. */
export function FormField({ className = '', ...props }: Props & { className?: string | undefined }) {
  return (
    <Field parts={props.parts} isGroup={props.field.kind === 'radios'} className={className}>
      <FieldControl {...props} />
    </Field>
  );
}

function FieldControl({ field, parts, choices, registration }: Props) {
  const { kind, name, attributes } = field;
  const inputProps = { name, ...registration, ...attributes };
  const labeledProps = { ...controlProps(parts), ...inputProps };
  switch (kind) {
    case 'radios':
      return <RadioOptions options={choices?.options ?? []} {...inputProps} />;
    case 'choice':
      return <Select choices={choices} {...labeledProps} />;
    case 'long-text':
      return <textarea rows={2} {...labeledProps} />;
    case 'date':
      return <DateInput {...labeledProps} />;
    default:
      return <input type={kind} {...labeledProps} />;
  }
}

function Select({ choices, className, ...attributes }: ComponentProps<'select'> & Pick<Props, 'choices'>) {
  return (
    <span className="relative block">
      <select className={`${className} appearance-none pr-6! pl-2! sm:px-3!`} {...attributes}>
        <option value="">{choices?.empty}</option>
        {choices?.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-1 my-auto size-5 sm:right-3"
      />
    </span>
  );
}

type DateInputProps = ComponentProps<'input'> & { ref?: RefCallback<HTMLInputElement> | undefined };

function DateInput({ ref, ...props }: DateInputProps) {
  return (
    <input
      type="date"
      {...props}
      ref={(control) => {
        ref?.(control);
        if (control && !control.min) setEarliestDate(control);
      }}
    />
  );
}
