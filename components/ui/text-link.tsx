import type { AnchorHTMLAttributes } from 'react';
import { linkWords } from './link-words';

/** A link within or below text. */
export function TextLink({
  href,
  className = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a href={href} className={`${linkWords} ${className}`.trim()} {...rest}>
      {children}
    </a>
  );
}
