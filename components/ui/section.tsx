import type { ReactNode } from 'react';

const tones = {
  paper: 'bg-paper',
  birch: 'bg-birch',
  ice: 'bg-ice',
  lake: 'bg-lake text-on-lake',
} as const;

type Props = {
  id?: string;
  /** The id of the section's heading, which names the region. */
  labelledBy?: string;
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
};

export function Section({ id, labelledBy, tone = 'paper', className = '', children }: Props) {
  const classes = `py-section ${tones[tone]} ${className}`;
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes}>
      <Container>{children}</Container>
    </section>
  );
}

export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  const classes = `mx-auto w-full max-w-content px-gutter ${className}`;
  return <div className={classes}>{children}</div>;
}

export function Lead({ children }: { children: ReactNode }) {
  return <p className="mt-3 max-w-measure text-soft sm:text-lead">{children}</p>;
}
