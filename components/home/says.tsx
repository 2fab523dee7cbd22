'use client';

import { useServedCity } from '@/components/location/city';

type Props = {
  /** The headline's line or its note. */
  part: 0 | 1;
  /** The words without script, and those for a visitor from where the shop doesn't go. */
  otherwise: string;
  elsewhere: string;
};

/** A part of the headline of this minute, which the boot script writes: lib/browser/headline.ts. */
export function Says({ part, otherwise, elsewhere }: Props) {
  const isElsewhere = useServedCity().elsewhere !== undefined;
  return (
    // Both are in one place: the page would move where one has more lines.
    <span className="@container grid grow grid-cols-1 items-center *:col-start-1 *:row-start-1">
      <span className={isElsewhere ? 'invisible' : undefined}>
        {/* The text is the script's: React must not know it. */}
        <span data-says={part} suppressHydrationWarning className="peer">
          {''}
        </span>
        <span className="peer-not-empty:hidden">{otherwise}</span>
      </span>
      {/* The name of a city stays whole in large text, too. */}
      <span className={`text-[min(1em,14cqi)] ${isElsewhere ? '' : 'invisible'}`}>{elsewhere}</span>
    </span>
  );
}
