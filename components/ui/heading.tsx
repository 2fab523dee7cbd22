import type { ReactNode } from 'react';

const sizes = { h1: 'text-h1', h2: 'text-h2', h3: 'text-h3', h4: 'text-h3' } as const;

type Props = {
  level: 1 | 2 | 3 | 4;
  id?: string;
  looks?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
};

/** A heading. `level` is its level in the outline; `looks` its size if that differs. */
export function Heading({ level, id, looks, className = '', children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${sizes[looks ?? Tag]} ${className}`.trim()}>
      {children}
    </Tag>
  );
}

/** The intro below a heading, larger and softer than body text. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-1.5 max-w-measure text-lead text-soft">{children}</p>;
}
