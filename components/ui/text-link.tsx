import type { AnchorHTMLAttributes } from 'react';

/** A link in or below text: underlined, so that it never relies on color alone. */
export function TextLink({
  href,
  className = '',
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      href={href}
      className={`underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`.trim()}
      {...rest}
    >
      {children}
    </a>
  );
}
