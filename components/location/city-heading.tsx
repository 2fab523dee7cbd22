import { CityName } from './city';

type Props = { text: string; id: string; onlyListed?: boolean };

/** A heading from content/. If it ends in "in {city}", that gets its own line, with the visitor's city. */
export function CityHeading({ text, id, onlyListed }: Props) {
  const [, start = text, before] = /^(.*) (\S+ )\{city\}$/.exec(text) ?? [];
  return (
    <h2 id={id}>
      {start}
      {before && <CityName before={before} onlyListed={onlyListed} />}
    </h2>
  );
}

/** The small main heading of the home page, in one line: it may end in {city}. */
export function CityTitle({ text, id }: Props) {
  const [before = '', isNamed] = text.split('{city}');
  return (
    <h1 id={id} className="font-sans text-body font-semibold">
      {isNamed === undefined ? before : <CityName before={before} of="small" />}
    </h1>
  );
}
