'use client';

import { useHeadingCity } from './city';

/**
 * Type sizes that keep a heading with a long city on one line on the narrowest phone, also in large text. A line gets
 * the first size for which it has more letters than `moreThan`.
 */
const sizes = {
  heading: [
    { moreThan: 29, className: 'text-[min(0.32em,4cqi)]' },
    { moreThan: 22, className: 'text-[min(0.5em,6.3cqi)]' },
    { moreThan: 15, className: 'text-[min(0.7em,8.8cqi)]' },
    { moreThan: 0, className: 'text-[min(1em,12.6cqi)]' },
  ],
  small: [
    // At this size, two lines fit in the height of one.
    { moreThan: 48, className: 'block leading-[1.35] text-[min(0.6em,3.2cqi)]' },
    { moreThan: 36, className: 'text-[min(0.75em,4.2cqi)]' },
    { moreThan: 0, className: 'text-[min(1em,5.6cqi)]' },
  ],
};

type NameProps = {
  before: string;
  size?: keyof typeof sizes;
  onlyListed?: boolean;
};

/**
 * "in Minneapolis" at the end of a heading, or a small heading as a whole. The city arrives after the page was painted,
 * so its line is reserved, and nothing moves. A second reserved line would leave a gap for almost every visitor, so a
 * longer name is smaller instead.
 */
function CityName({ before, size = 'heading', onlyListed = false }: NameProps) {
  const city = useHeadingCity(onlyListed);
  const letters = before.length + city.length;
  const fitting = sizes[size].find(({ moreThan }) => letters > moreThan);
  return (
    <span className="@container block min-h-lh">
      {/* A new city gets a new element, because changed text in the old one would count as a layout shift. */}
      <span key={city} className={fitting?.className}>
        {` ${before}${city}`}
      </span>
    </span>
  );
}

type HeadingProps = { text: string; id: string; onlyListed?: boolean };

/** A heading from content/. If it ends in "in {city}", that gets its own line. */
export function CityHeading({ text, id, onlyListed = false }: HeadingProps) {
  const cityAtEnd = /^(.*?)(\S+ )\{city\}$/.exec(text);
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
