import type { ReactNode } from 'react';

/** The panel's own heading is an h2 on a page of its own, an h3 within a section. */
export type HeadingLevel = 2 | 3;

/** A heading within the panel, one level below the panel's own. */
export function SubHeading({ below, children }: { below: HeadingLevel; children: ReactNode }) {
  const Tag = below === 2 ? 'h3' : 'h4';
  return <Tag className="mt-3 font-display text-h3 font-bold print:mt-1.5">{children}</Tag>;
}
