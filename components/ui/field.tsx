import type { ComponentProps, ReactNode } from 'react';

/** The parts around a control. Every field has the same ones, and this file connects them to the control. */
export type FieldParts = {
  /** It must be unique on the page, as in "quote-email". */
  id: string;
  label: string;
  hint?: string | undefined;
  /**
   * A remark on an allowed answer: '' if there is nothing to say now, and undefined if there never is. Screen readers
   * announce only a change, so its element must be there before.
   */
  notice?: ReactNode;
  error?: string | undefined;
};

/** Returns the attributes of the control in a Field, which connect it to its hint, notice and error. */
export function controlProps({ id, hint, notice, error }: FieldParts) {
  const ids = [hint && `${id}-hint`, notice && `${id}-notice`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    className: 'control',
    'aria-describedby': ids.join(' ') || undefined,
    // We also say that a control is valid, because some screen readers call an empty required one invalid.
    'aria-invalid': Boolean(error),
  };
}

type FieldProps = {
  parts: FieldParts;
  isGroup?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Field({ parts, isGroup = false, className = '', children }: FieldProps) {
  const { id, label, hint, notice, error } = parts;
  const Box = isGroup ? 'fieldset' : 'div';
  return (
    <Box
      className={`leading-6 ${className}`}
      aria-describedby={isGroup ? controlProps(parts)['aria-describedby'] : undefined}
    >
      {isGroup ? (
        <legend className="inline-block pb-1 font-semibold">{label}</legend>
      ) : (
        <label htmlFor={id} className="inline-block pb-1 font-semibold">
          {label}
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 pb-1 text-small/5 text-soft">
          {hint}
        </p>
      )}
      {children}
      {notice !== undefined && (
        <p id={`${id}-notice`} role="status" className="mt-1 text-small text-soft empty:mt-0">
          {notice}
        </p>
      )}
      <FieldError id={id} label={label} error={error} />
    </Box>
  );
}

/** The browser's message doesn't say which field it is about, so screen readers also get the label. */
export function FieldError({ id, label, error }: Pick<FieldParts, 'id' | 'error'> & { label?: string }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 text-small font-semibold text-wrong">
      {label && <span className="sr-only">{`${label}: `}</span>}
      <span key={error}>{error}</span>
    </p>
  );
}

/** Options to choose from. `empty` is the text of the first one in a select, such as "Choose one". */
export type Choices = { empty?: string; options: readonly Choice[] };
type Choice = { value: string; label: string; detail?: string; note?: string; disabled?: boolean };

const available = 'cursor-pointer border-control';
const unavailable = 'border-line text-soft';

/**
 * Radio buttons in as many columns as fit at the visitor's text size. The note in the last line of each is its price,
 * or the reason why it isn't available.
 */
export function RadioOptions({ options, ...input }: ComponentProps<'input'> & Pick<Choices, 'options'>) {
  return (
    <div className="@container">
      <div className="grid gap-2 text-small *:last:col-span-full @min-[16rem]:grid-cols-2 @min-[33rem]:grid-cols-4">
        {options.map(({ value, label, detail, note, disabled }, index) => (
          <label
            key={index}
            className={`flex min-h-11 items-center gap-2 rounded-soft border bg-card px-2 py-1.5 leading-5 choice ${disabled ? unavailable : available}`}
          >
            <input type="radio" value={value} disabled={disabled} {...input} />
            <span className="grid">
              <span>{`${label} `}</span>
              <span>{detail && `${detail} `}</span>
              <strong>{note}</strong>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
