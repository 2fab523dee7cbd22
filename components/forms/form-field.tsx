import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, TextAreaField, TextField, type Choices, type FieldWords } from '@/components/ui/field';
import {
  inputAttributes,
  selectAttributes,
  textAreaAttributes,
  type FormRules,
} from '@/lib/forms/attributes';
import type { Field } from '@/lib/forms/field';

type Props = {
  field: Field;
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
    words,
    fieldClassName: className,
    // Explicit, because some screen readers call an empty required control invalid from the start.
    'aria-invalid': Boolean(words.error),
    ...registration,
  };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          empty={choices?.empty ?? ''}
          options={choices?.options ?? []}
          {...shared}
          {...selectAttributes(field)}
        />
      );
    case 'long-text':
      return <TextAreaField {...shared} {...textAreaAttributes(field)} />;
    default:
      return <TextField {...shared} {...inputAttributes(field, rules)} />;
  }
}
