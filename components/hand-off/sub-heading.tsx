import type { ReactNode } from 'react';

/** The panel's own heading is the h1 of the wizard's last step, an h2 of its own, or an h3 within a section. */
export type HeadingLevel = 1 | 2 | 3;

const oneBelow = { 1: 'h2', 2: 'h3', 3: 'h4' } as const;

/** A heading within the panel, one level below the panel's own. */
export function SubHeading({ below, children }: { below: HeadingLevel; children: ReactNode }) {
  const Tag = oneBelow[below];
  return <Tag className="mt-3 font-display text-h3 font-bold print:mt-1.5">{children}</Tag>;
}
