import { CityName } from './city';

type Props = { text: string; id: string; level?: 1 | 2; cities?: readonly string[] };

/** A heading from content/. If it ends in {city}, the visitor's city gets its own line; one of `cities`, if given. */
export function CityHeading({ text, id, level = 2, cities }: Props) {
  const Tag = `h${level}` as const;
  const [before, after] = text.split('{city}');
  return (
    // Balanced, the main heading would break after its first word.
    <Tag id={id} className={level === 1 ? 'text-pretty' : ''}>
      {before}
      {after !== undefined && <CityName among={cities} />}
    </Tag>
  );
}
