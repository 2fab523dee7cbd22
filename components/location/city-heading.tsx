import { CityName } from './city';

const placeholder = '{city}';

type Props = { text: string; id: string; level?: 1 | 2 };

/** A heading from content/. If it ends in {city}, the visitor's city gets its own line. */
export function CityHeading({ text, id, level = 2 }: Props) {
  const Tag = `h${level}` as const;
  const endsInCity = text.endsWith(placeholder);
  return (
    // Balanced, the main heading would break after its first word.
    <Tag id={id} className={level === 1 ? 'text-pretty' : ''}>
      {endsInCity ? text.slice(0, -placeholder.length) : text}
      {endsInCity && <CityName />}
    </Tag>
  );
}
