import type { ComponentProps, ReactNode } from 'react';

const sizes = {
  h1: 'text-h1',
  h2: 'text-h2',
  h3: 'text-h3',
  h4: 'text-h3',
  /** As plain as the text that it names. Add a text size. */
  label: 'font-sans font-semibold tracking-normal',
  /** For screen readers, where the page shows what the part is. */
  hidden: 'sr-only',
} as const;

type Props = ComponentProps<'h1'> & { level: 1 | 2 | 3 | 4; size?: keyof typeof sizes };

/** Every heading of the site: its level in the outline, and the size of that level unless `size` is given. */
export function Heading({ level, size, className = '', ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag className={`${sizes[size ?? Tag]} ${className}`} {...rest} />;
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-measure text-soft sm:text-lead">{children}</p>;
}
