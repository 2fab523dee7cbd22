'use client';

import { usePlaceKind } from '@/components/city/city';

type Props = {
  /** The headline itself, the note below it, or what the prices are for. */
  part: 'line' | 'note' | 'prices';
  /** The text if the headline has no such part, and on a page without scripts. */
  fallback: string;
  /** The text for visitors elsewhere. The prices also show it to visitors nearby. */
  elsewhere: string;
};

/** All texts of a part are in the same cell, so that the page doesn't move when another one is shown. */
const cell = 'col-start-1 row-start-1';

/** A part of the current headline. It needs a parent with `@container grid`. */
export function HeadlinePart({ part, fallback, elsewhere }: Props) {
  const kind = usePlaceKind();
  // A visit to a place nearby can have another price, but we come just as soon.
  const isElsewhere = kind === 'elsewhere' || (kind === 'nearby' && part === 'prices');
  const whereServed = `${cell} ${isElsewhere ? 'invisible' : ''}`;
  // The sentence with the shop's city has the same cell as the usual headline. It is small enough for one line, because
  // a second line would leave an empty one below a short headline. A city's name fits on it even in twice as large text.
  const size = part === 'line' ? 'text-[min(0.66em,14cqi)]' : 'text-[min(1em,14cqi)]';
  const whereNotServed = `${cell} ${size} ${isElsewhere ? '' : 'invisible'}`;
  return (
    <>
      {/* The boot script writes this text (lib/browser/write-headline.ts), so React must not touch it. */}
      <span data-headline-part={part} suppressHydrationWarning className={`peer ${whereServed}`}>
        {''}
      </span>
      <span className={`peer-not-empty:hidden ${whereServed}`}>{fallback}</span>
      <span data-place={part === 'line' ? kind : undefined} className={whereNotServed}>
        {elsewhere}
      </span>
    </>
  );
}
