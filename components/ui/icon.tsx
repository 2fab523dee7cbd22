import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  /** One of Lucide's drawings: `import { Menu } from 'lucide'`. */
  of: IconNode;
  className: string;
};

/**
 * An icon beside words, or in a control with its own name: hidden from screen readers. Not Lucide's
 * React package, which would make every icon a client component.
 */
export function Icon({ of, className }: Props) {
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
