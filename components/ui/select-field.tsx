import type { ComponentProps } from 'react';
import { controlClass, describedBy, Field, type FieldWords } from './field';

type Props = {
  words: FieldWords;
  fieldClassName?: string;
  /** The empty choice, first: "Choose one". */
  empty: string;
  options: readonly { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'>;

/** One choice of a few, by the browser's own list. */
export function SelectField({ words, fieldClassName, empty, options, ...select }: Props) {
  return (
    <Field words={words} className={fieldClassName}>
      <select
        id={words.id}
        className={controlClass}
        aria-describedby={describedBy(words)}
        aria-invalid={words.error ? true : undefined}
        {...select}
      >
        <option value="">{empty}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
