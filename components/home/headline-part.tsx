'use client';

import { useCityService } from '@/components/location/city';

type Props = {
  /** The headline itself, or the note below it. */
  part: 'line' | 'note';
  /** The text on a page without scripts. */
  withoutScript: string;
  /** The text for visitors whose city we don't serve. */
  elsewhere: string;
};

/** A part of the current headline. */
export function HeadlinePart({ part, withoutScript, elsewhere }: Props) {
  const isElsewhere = useCityService() === 'elsewhere';
  return (
    // Both texts share one place, so that the page doesn't move when one of them has more lines.
    <span className="@container grid grow grid-cols-1 items-center *:col-start-1 *:row-start-1">
      <span className={isElsewhere ? 'invisible' : undefined}>
        {/* The boot script writes this text (lib/browser/headline.ts), so React must not touch it. */}
        <span data-headline-part={part} suppressHydrationWarning className="peer">
          {''}
        </span>
        <span className="peer-not-empty:hidden">{withoutScript}</span>
      </span>
      {/* The name of a city fits on the line even if the text is twice as large. */}
      <span className={`text-[min(1em,14cqi)] ${isElsewhere ? '' : 'invisible'}`}>{elsewhere}</span>
    </span>
  );
}
