import type { AnchorHTMLAttributes } from 'react';

const linkWords = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link within or below text: underlined, so that colour is never its only mark. */
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
