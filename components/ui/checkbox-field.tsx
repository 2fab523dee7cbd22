import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field';

type Props = { id: string; error: string | undefined; children: ReactNode } & Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className'
>;

/** A sentence to agree to; the whole of it can be pressed. */
export function CheckboxField({ id, error, children, ...input }: Props) {
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
