import type { ReactNode } from 'react';

const sizes = { h1: 'text-h1', h2: 'text-h2', h3: 'text-h3', h4: 'text-h3' } as const;

type Props = {
  level: 1 | 2 | 3 | 4;
  id?: string;
  size?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
};

export function Heading({ level, id, size, className = '', children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${sizes[size ?? Tag]} ${className}`.trim()}>
      {children}
    </Tag>
  );
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-measure text-soft sm:text-lead">{children}</p>;
}
