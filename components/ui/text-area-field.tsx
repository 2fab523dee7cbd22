import type { ComponentProps } from 'react';
import { controlClass, describedBy, Field, type FieldWords } from './field';

type Props = { words: FieldWords; fieldClassName?: string } & Omit<
  ComponentProps<'textarea'>,
  'id' | 'className'
>;

/** Several lines to type into. */
export function TextAreaField({ words, fieldClassName, rows = 3, ...textarea }: Props) {
  return (
    <Field words={words} className={fieldClassName}>
      <textarea
        id={words.id}
        rows={rows}
        className={controlClass}
        aria-describedby={describedBy(words)}
        aria-invalid={words.error ? true : undefined}
        {...textarea}
      />
    </Field>
  );
}
