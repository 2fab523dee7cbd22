import type { ReactNode } from 'react';

/** The sentence or two below a heading that say what follows: larger and softer than the text. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 max-w-measure text-lead text-soft">{children}</p>;
}
