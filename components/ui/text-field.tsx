import type { ComponentProps } from 'react';
import { controlClass, describedBy, Field, type FieldWords } from './field';

type Props = { words: FieldWords; fieldClassName?: string } & Omit<
  ComponentProps<'input'>,
  'id' | 'className'
>;

/** One line to type into: text, phone, e-mail, date. `words.id` is the input's id. */
export function TextField({ words, fieldClassName, ...input }: Props) {
  return (
    <Field words={words} className={fieldClassName}>
      <input
        id={words.id}
        className={controlClass}
        aria-describedby={describedBy(words)}
        aria-invalid={words.error ? true : undefined}
        {...input}
      />
    </Field>
  );
}
