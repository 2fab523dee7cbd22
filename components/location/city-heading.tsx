import { CityName } from './city';

type HeadingProps = { text: string; id: string; onlyListed?: boolean };

/** A heading from content/. If it ends in "in {city}", that gets its own line, with the visitor's city. */
export function CityHeading({ text, id, onlyListed = false }: HeadingProps) {
  const cityAtEnd = /^(.*) (\S+ )\{city\}$/.exec(text);
  if (!cityAtEnd) return <h2 id={id}>{text}</h2>;
  const [, start, before = ''] = cityAtEnd;
  return (
    <h2 id={id}>
      {start}
      <CityName before={before} onlyListed={onlyListed} />
    </h2>
  );
}

/** The small main heading of the home page, in one line. It may end in {city}. */
export function CityTitle({ text, id }: { text: string; id: string }) {
  const hasCity = text.includes('{city}');
  const [before = ''] = text.split('{city}');
  return (
    <h1 id={id} className="font-sans text-body font-semibold">
      {hasCity ? <CityName before={before} size="small" /> : text}
    </h1>
  );
}
