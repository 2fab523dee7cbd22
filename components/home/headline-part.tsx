'use client';

import { usePlaceKind } from '@/components/city/city';

type Props = {
  /** The headline itself, the note below it, or what the prices are for. */
  part: 'line' | 'note' | 'prices';
  /** The text if the headline has no such part, and on a page without scripts. */
  usual: string;
  /** The text for visitors elsewhere. The prices also show it to visitors nearby. */
  elsewhere: string;
};

/** All texts of a part have the same place in its grid, so that the page doesn't move when another one is shown. */
const place = 'col-start-1 row-start-1';

/** A part of the current headline. It needs a parent with `@container grid`. */
export function HeadlinePart({ part, usual, elsewhere }: Props) {
  const kind = usePlaceKind();
  // A visit to a place nearby can have another price, but we come just as soon.
  const isElsewhere = kind === 'elsewhere' || (kind === 'nearby' && part === 'prices');
  const whereServed = `${place} ${isElsewhere ? 'invisible' : ''}`;
  // The sentence with the shop's city has the same place as the usual headline. It is small enough for one line, because
  // a second line would leave an empty one below a short headline. A city's name fits on it even in text twice as large.
  const size = part === 'line' ? 'text-[min(0.66em,14cqi)]' : 'text-[min(1em,14cqi)]';
  const whereNotServed = `${place} ${size} ${isElsewhere ? '' : 'invisible'}`;
  return (
    <>
      {/* The boot script writes this text (lib/browser/write-headline.ts), so React must not touch it. */}
      <span data-headline-part={part} suppressHydrationWarning className={`peer ${whereServed}`}>
        {''}
      </span>
      <span className={`peer-not-empty:hidden ${whereServed}`}>{usual}</span>
      <span data-place={kind} className={whereNotServed}>
        {elsewhere}
      </span>
    </>
  );
}
