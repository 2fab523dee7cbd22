import { CityName } from './city';

type Props = { text: string; id: string; level?: 1 | 2; cities?: readonly string[] };

/** A heading from content/. If it ends in "in {city}", that gets its own line, with the visitor's city: one of `cities`, if given. */
export function CityHeading({ text, id, level = 2, cities }: Props) {
  const Tag = `h${level}` as const;
  const [, before = text, joint] = /^(.*) (\S+ )\{city\}$/.exec(text) ?? [];
  return (
    <Tag id={id} className={level === 1 ? 'text-promise mt-2' : ''}>
      {before}
      {joint && <CityName joint={joint} among={cities} />}
    </Tag>
  );
}
