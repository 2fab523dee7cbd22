import type { ComponentProps, ReactNode } from 'react';

/** The texts around a control: the same for every field, and wired up here once. */
export type FieldWords = {
  /** Unique on the page: "quote-email". */
  id: string;
  label: string;
  /** Added to the label of an optional field: "(optional)". */
  optional?: string | undefined;
  /** Help text, always shown. */
  hint?: ReactNode;
  /** A remark on an answer that is unusual but allowed. */
  notice?: string | undefined;
  /** The browser's own validation message. */
  error?: string | undefined;
};

export const controlClass =
  // The scroll margin keeps a focused field and its label clear of the wizard's sticky price strip.
  'block min-h-6 w-full scroll-mt-12 rounded-soft border border-control bg-card px-1.5 py-1 text-body text-ink aria-invalid:border-2 aria-invalid:border-wrong';

/** Attributes of the control in a Field: id, class, and its hint, notice and error. */
export function controlProps({ id, hint, notice, error }: FieldWords) {
  const ids = [hint && `${id}-hint`, notice && `${id}-notice`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    className: controlClass,
    'aria-describedby': ids.join(' ') || undefined,
    // Explicit, because some screen readers call an empty required control invalid from the start.
    'aria-invalid': Boolean(error),
  };
}

/** A label, a hint, the control, then a notice or an error. */
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

/** The validation message, below its control. */
function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-0.5 text-small font-semibold text-wrong">
        {error}
      </p>
    )
  );
}

/** The options of a select; `empty` is the first one and means no choice: "Choose one". */
export type Choices = { empty: string; options: readonly { value: string; label: string }[] };

type CheckboxProps = { id: string; error: string | undefined; children: ReactNode } & Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className'
>;

/** A checkbox whose whole label can be pressed. */
export function CheckboxField({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div>
      <div className="flex items-start gap-1.5">
        <input
          id={id}
          type="checkbox"
          aria-describedby={error && `${id}-error`}
          aria-invalid={Boolean(error)}
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
