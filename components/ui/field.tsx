import type { ReactNode } from 'react';

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

/** `aria-describedby` of the control: the hint, the notice, then the error, as far as they are there. */
export function describedBy({ id, hint, notice, error }: FieldWords): string | undefined {
  const ids = [hint && `${id}-hint`, notice && `${id}-notice`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
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
export function FieldError({ id, error }: Pick<FieldWords, 'id' | 'error'>) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-0.5 text-small font-semibold text-wrong">
        {error}
      </p>
    )
  );
}
