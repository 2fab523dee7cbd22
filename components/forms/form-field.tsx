import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useNow } from '@/components/ui/clock';
import { controlProps, Field, RadioOptions } from '@/components/ui/field';
import type { Choices, FieldParts } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { wallClock } from '@/lib/hours/shop-clock';
import type { Control } from '@/lib/forms/fields';

type Props = {
  field: Control;
  parts: FieldParts;
  choices?: Choices | undefined;
  className?: string | undefined;
  /** `register(name)` of react-hook-form, if the form uses it. */
  registration?: UseFormRegisterReturn;
};

/** The control for a field. Its limits come from the definition that the schema uses. */
export function FormField({ field, parts, choices, className = '', registration }: Props) {
  const given = { name: field.name, ...registration, ...field.attributes };
  const shared = { ...controlProps(parts), ...given };
  return (
    <Field parts={parts} isGroup={field.kind === 'radios'} className={className}>
      {field.kind === 'radios' ? (
        <RadioOptions options={choices?.options ?? []} {...given} />
      ) : field.kind === 'choice' ? (
        <span className="relative block">
          <select {...shared} className={`${shared.className} appearance-none pr-6! pl-2! sm:px-3!`}>
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
      ) : field.kind === 'long-text' ? (
        <textarea rows={2} {...shared} />
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
  const now = useNow();
  return <input type="date" min={now && wallClock(now).day} {...props} />;
}
