import type { ReactNode } from 'react';

/** A small label next to a name: "Popular". Never a control. */
export function Tag({ className = '', children }: { className?: string; children: ReactNode }) {
  const classes = `inline-block rounded-soft border border-control px-2 text-small font-medium text-ink ${className}`;
  return <span className={classes}>{children}</span>;
}
