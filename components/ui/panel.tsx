import type { HTMLAttributes } from 'react';

/** A flat tinted surface for a note. In print it gets a thin border. */
export function Panel({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  const classes = `rounded-soft bg-ice p-4 print:border print:border-line ${className}`;
  return <div className={classes} {...rest} />;
}
