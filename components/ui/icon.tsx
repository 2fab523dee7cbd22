import type { IconNode } from 'lucide';
import { createElement } from 'react';

/**
 * A decorative icon from the data in `lucide`. We don't use `lucide-react`: it makes every icon a client component, so
 * a page with nothing else to hydrate would load React for its icons.
 */
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
