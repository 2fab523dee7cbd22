import type { ComponentProps } from 'react';

export const underlined = 'underline decoration-1 underline-offset-4 hover:decoration-2';

/** A link in or below text: underlined, so that it never relies on color alone. */
export function TextLink({ className = '', children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a className={`${underlined} ${className}`} {...rest}>
      {children}
    </a>
  );
}

export function TextWithSource({ text, source }: { text: string; source: string | undefined }) {
  return (
    <span className="block">
      {`${text} `}
      {source && (
        <TextLink href={source} target="_blank" rel="noopener noreferrer">
          {new URL(source).hostname.replace(/^www\./, '')}
        </TextLink>
      )}
    </span>
  );
}
