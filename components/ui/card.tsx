import type { HTMLAttributes } from 'react';

/** A raised surface with one hairline: for a thing that stands for itself (a form, a service, a summary). */
export function Card({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={`rounded-soft border border-line bg-card shadow-soft ${className}`} {...rest} />;
}
