import type { ComponentProps, ReactNode } from 'react';

/** The texts around a control: the same for every field, and wired up here once. */
export type FieldTexts = {
  /** Unique on the page: "quote-email". */
  id: string;
  label: string;
  /** Added to the label of an optional field: "(optional)". */
  optional?: string | undefined;
  hint?: ReactNode;
  /** A remark on an allowed answer, also announced. Falsy while there is none. */
  notice?: ReactNode;
  error?: string | undefined;
};

export const controlClass =
  // The scroll margin keeps a focused field and its label clear of the wizard's sticky price strip.
  'block min-h-12 w-full scroll-mt-24 rounded-soft border border-control bg-card px-3 py-2 text-body text-ink aria-invalid:border-2 aria-invalid:border-wrong';

/** Attributes of the control in a Field: id, class, and its hint, notice and error. */
export function controlProps({ id, hint, notice, error }: FieldTexts) {
  const ids = [hint && `${id}-hint`, notice && `${id}-notice`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    className: controlClass,
    'aria-describedby': ids.join(' ') || undefined,
    // Explicit, because some screen readers call an empty required control invalid from the start.
    'aria-invalid': Boolean(error),
  };
}

type FieldProps = { texts: FieldTexts; className?: string | undefined; children: ReactNode };

export function Field({ texts, className, children }: FieldProps) {
  const { id, label, optional, hint, notice, error } = texts;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {optional ? `${label} ${optional}` : label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-small text-soft">
          {hint}
        </p>
      )}
      {children}
      {notice !== undefined && (
        <p id={`${id}-notice`} role="status" className="mt-1 text-small text-soft empty:mt-0">
          {notice}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

function FieldError({ id, error }: Pick<FieldTexts, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-1 text-small font-semibold text-wrong">
        {error}
      </p>
    )
  );
}

/** The options of a select; `empty` is the first one and means no choice: "Choose one". */
export type Choices = { empty: string; options: readonly Choice[] };
type Choice = { value: string; label: string; disabled?: boolean };

type CheckboxProps = ComponentProps<'input'> & { id: string; error: string | undefined };

/** A checkbox whose whole label can be pressed. */
export function CheckboxField({ id, error, children, ...input }: CheckboxProps) {
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          aria-describedby={error && `${id}-error`}
          aria-invalid={Boolean(error)}
          className="mt-3 size-6 shrink-0 scroll-mt-24"
          {...input}
        />
        <label htmlFor={id} className="min-h-11 grow py-2">
          {children}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
