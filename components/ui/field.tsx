import type { ComponentProps, ReactNode } from 'react';

/** What every field has around its control; the same words in the same place, wired once. */
export type FieldWords = {
  /** Unique on the page: "quote-email". */
  id: string;
  label: string;
  /** Said after the label of a field that may stay empty: "(optional)". */
  optional?: string | undefined;
  /** A sentence that helps, always shown. */
  hint?: ReactNode;
  /** What is unusual but allowed. */
  notice?: string | undefined;
  /** What the browser says is wrong: its own words. */
  error?: string | undefined;
};

export const controlClass =
  // Whatever takes the focus comes to rest below the wizard's strip, its label in sight.
  'block min-h-6 w-full scroll-mt-12 rounded-soft border border-control bg-card px-1.5 py-1 text-body text-ink aria-invalid:border-2 aria-invalid:border-wrong';

/** What every control in a Field carries: its id, its looks, and what is said about it. */
function controlProps({ id, hint, notice, error }: FieldWords) {
  const ids = [hint && `${id}-hint`, notice && `${id}-notice`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    className: controlClass,
    'aria-describedby': ids.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** Label above, help below it, control, then what is to be said about the answer. */
export function Field({
  words,
  className,
  children,
}: {
  words: FieldWords;
  className?: string | undefined;
  children: ReactNode;
}) {
  const { id, label, optional, hint, notice, error } = words;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-0.5 block font-semibold">
        {optional ? `${label} ${optional}` : label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-small text-soft">
          {hint}
        </p>
      )}
      {children}
      {notice && (
        <p id={`${id}-notice`} className="mt-0.5 text-small text-soft">
          {notice}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** What the browser says is wrong with the answer, below its control. */
function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-0.5 text-small font-semibold text-wrong">
        {error}
      </p>
    )
  );
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = {
  words: FieldWords;
  fieldClassName?: string;
} & Omit<ComponentProps<Tag>, 'id' | 'className' | 'children'>;

/** One line to type into: text, phone, email, date. `words.id` is the input's id. */
export function TextField({ words, fieldClassName, ...input }: ControlProps<'input'>) {
  return (
    <Field words={words} className={fieldClassName}>
      <input {...controlProps(words)} {...input} />
    </Field>
  );
}

/** Several lines to type into. */
export function TextAreaField({ words, fieldClassName, ...textarea }: ControlProps<'textarea'>) {
  return (
    <Field words={words} className={fieldClassName}>
      <textarea rows={3} {...controlProps(words)} {...textarea} />
    </Field>
  );
}

/** The choices of a select; `empty` comes first and means none: "Choose one". */
export type Choices = { empty: string; options: readonly { value: string; label: string }[] };

/** One choice of a few, by the browser's own list. */
export function SelectField({
  words,
  fieldClassName,
  empty,
  options,
  ...select
}: ControlProps<'select'> & Choices) {
  return (
    <Field words={words} className={fieldClassName}>
      <select {...controlProps(words)} {...select}>
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

type CheckboxProps = { id: string; error: string | undefined; children: ReactNode } & Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className'
>;

/** A sentence to agree to; the whole of it can be pressed. */
export function CheckboxField({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div>
      <div className="flex items-start gap-1.5">
        <input
          id={id}
          type="checkbox"
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
          className="mt-1.5 size-3 shrink-0 scroll-mt-12"
          {...input}
        />
        <label htmlFor={id} className="min-h-5.5 grow py-1">
          {children}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
