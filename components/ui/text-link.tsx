import type { ComponentProps } from 'react';

/** A link in or below text: underlined, so that it never relies on color alone. */
export function TextLink({ className = '', children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const looks = `underline decoration-1 underline-offset-4 hover:decoration-2 ${className}`;
  return (
    <a className={looks} {...rest}>
      {children}
    </a>
  );
}
