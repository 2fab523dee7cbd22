import type { ReactNode } from 'react';

/** The text under a heading that says what follows. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-measure text-soft sm:text-lead">{children}</p>;
}
