import type { UseFormRegisterReturn } from 'react-hook-form';
import { controlProps, Field, type Choices, type FieldWords } from '@/components/ui/field';
import { controlAttributes, type FormRules } from '@/lib/forms/attributes';
import type { Field as FieldDefinition } from '@/lib/forms/field';

type Props = {
  field: FieldDefinition;
  words: FieldWords;
  rules: FormRules;
  choices?: Choices | undefined;
  className?: string;
  /** `register(name)` of react-hook-form, if the form uses it. */
  registration?: UseFormRegisterReturn;
};

/** The control for a field. Its limits come from the definition that the schema uses. */
export function FormField({ field, words, rules, choices, className = '', registration }: Props) {
  const shared = {
    ...controlProps(words),
    ...registration,
    ...controlAttributes(field, rules),
  };
  return (
    <Field words={words} className={className}>
      {field.kind === 'choice' ? (
        <select {...shared}>
          <option value="">{choices?.empty}</option>
          {choices?.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : field.kind === 'long-text' ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input type={field.kind} {...shared} />
      )}
    </Field>
  );
}
