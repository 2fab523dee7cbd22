'use client';

import { useCityService } from '@/components/location/city';

type Props = {
  /** The headline's line or its note. */
  part: 0 | 1;
  /** The words for pages without scripts, and those for visitors whom the shop doesn't serve. */
  otherwise: string;
  elsewhere: string;
};

/** A part of the current headline, which the boot script writes: lib/browser/headline.ts. */
export function Says({ part, otherwise, elsewhere }: Props) {
  const isElsewhere = useCityService() === 'elsewhere';
  return (
    // Both texts share one place, so that the page doesn't move when one of them has more lines.
    <span className="@container grid grow grid-cols-1 items-center *:col-start-1 *:row-start-1">
      <span className={isElsewhere ? 'invisible' : undefined}>
        {/* The boot script writes this text, so React must not touch it. */}
        <span data-says={part} suppressHydrationWarning className="peer">
          {''}
        </span>
        <span className="peer-not-empty:hidden">{otherwise}</span>
      </span>
      {/* The name of a city fits on the line even if the text is twice as large. */}
      <span className={`text-[min(1em,14cqi)] ${isElsewhere ? '' : 'invisible'}`}>{elsewhere}</span>
    </span>
  );
}
