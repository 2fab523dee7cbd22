import { TitledSection } from './titled-section';

type Props = { id: string; heading: string; intro: string; names: readonly string[]; columns: 2 | 3 };

const layouts = { 2: 'sm:columns-2', 3: 'columns-2 sm:columns-3' } as const;

/** Appliances, brands: names to run the eye down, in columns. */
export function NameList({ id, heading, intro, names, columns }: Props) {
  return (
    <TitledSection id={id} heading={heading}>
      <p className="max-w-measure">{intro}</p>
      <ul className={`mt-2 gap-3 ${layouts[columns]}`}>
        {names.map((name) => (
          <li key={name} className="break-inside-avoid border-b border-line py-1 font-medium">
            {name}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
