import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  /** One of Lucide's drawings: `import { Menu } from 'lucide'`. */
  of: IconNode;
  className: string;
};

/**
 * An icon beside words, or within a control that has a name of its own: screen readers pass it over. It is drawn on
 * the server as well as in the browser, so that a page with icons alone needs no script.
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
