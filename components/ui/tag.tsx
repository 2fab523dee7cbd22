import type { ReactNode } from 'react';
import { tagClass, type TagTone } from './tag-class';

/** A quiet word beside a name: "Popular". Never a control. */
export function Tag({ tone, children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={tagClass(tone)}>{children}</span>;
}
