import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';

type Props = {
  id: string;
  heading: string;
  /** Stands with the heading, as a note in the margin. */
  note?: ReactNode;
  ground?: 'paper' | 'birch' | 'ice' | 'lake';
  children: ReactNode;
};

/** A section of an inner page, set like a spread: the heading in the margin, what it says beside it. */
export function TitledSection({ id, heading, note, ground = 'paper', children }: Props) {
  return (
    <Section labelledBy={id} ground={ground}>
      <div className="grid gap-x-6 gap-y-2.5 lg:grid-cols-12">
        <div className="max-w-measure lg:col-span-4">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {note}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </Section>
  );
}
