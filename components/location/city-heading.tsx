import { CityName } from './city';

/** A heading from content/. If it ends in {city}, the visitor's city gets its own line. */
export function CityHeading({ text, id, level = 2 }: { text: string; id: string; level?: 1 | 2 }) {
  const Tag = `h${level}` as const;
  const [before, after] = text.split('{city}');
  return (
    // Balanced, the main heading would break after its first word.
    <Tag id={id} className={level === 1 ? 'text-pretty' : ''}>
      {before}
      {after !== undefined && <CityName />}
    </Tag>
  );
}
