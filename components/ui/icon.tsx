import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** A decorative Lucide icon. Lucide's React package would make every icon a client component. */
export function Icon({ of, className }: { of: IconNode; className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {of.map(([shape, attributes], index) => createElement(shape, { key: index, ...attributes }))}
    </svg>
  );
}
