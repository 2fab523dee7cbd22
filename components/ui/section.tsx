import type { ReactNode } from 'react';

const grounds = {
  paper: 'bg-paper',
  birch: 'bg-birch',
  ice: 'bg-ice',
  lake: 'bg-lake text-on-lake',
} as const;

type Props = {
  /** The target of links. */
  id?: string;
  /** The id of the section's heading, which names the region. */
  labelledBy?: string;
  ground?: keyof typeof grounds;
  className?: string;
  children: ReactNode;
};

/** A full-width section with its own background; its content has the page's content width. */
export function Section({ id, labelledBy, ground = 'paper', className = '', children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={`py-6 md:py-9 ${grounds[ground]} ${className}`.trim()}
    >
      <Container>{children}</Container>
    </section>
  );
}

/** The content width, with padding at the edges. */
export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`mx-auto w-full max-w-content px-2 sm:px-3 lg:px-4 ${className}`.trim()}>{children}</div>
  );
}
