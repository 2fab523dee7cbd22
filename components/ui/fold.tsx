import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

type Props = {
  /** The heading has the id `${id}-heading`. */
  id: string;
  heading: string;
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
};

/** A part of a page that is folded on phones and tablets. On wide screens, it is always open, below its heading. */
export function FoldOnPhones({ id, heading, isOpen, className = '', children }: Props) {
  return (
    <>
      <h3 id={`${id}-heading`} className="max-lg:hidden">
        {heading}
      </h3>
      <details id={id} open={isOpen} className={`open-when-wide ${className}`}>
        <summary className="min-h-12 justify-between font-display text-h3 font-semibold">
          <span className="wrap-anywhere">{heading}</span>
          <Icon of={ChevronDown} className="size-5 shrink-0" />
        </summary>
        {children}
      </details>
    </>
  );
}
