import type { ReactNode } from 'react';

/** A small label next to a name: "Popular". Never a control. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-soft border border-control px-2 text-small font-medium text-ink">
      {children}
    </span>
  );
}
