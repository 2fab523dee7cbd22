import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';

type Props = { id: string; heading: string; intro: ReactNode; names: readonly string[]; columns: 1 | 2 };

const layouts = { 1: 'columns-1', 2: 'columns-2' } as const;

/** Appliances, brands: names to run the eye down. */
export function NameList({ id, heading, intro, names, columns }: Props) {
  return (
    <section aria-labelledby={id} className="max-w-measure">
      <Heading level={2} id={id}>
        {heading}
      </Heading>
      <p className="mt-1.5">{intro}</p>
      <ul className={`mt-2 gap-3 border-t border-line ${layouts[columns]}`}>
        {names.map((name) => (
          <li key={name} className="break-inside-avoid border-b border-line py-1 font-medium">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
