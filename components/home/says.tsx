/** A part of the headline of this minute, which the boot script writes (lib/browser/headline.ts); else `otherwise`. */
export function Says({ part, otherwise }: { part: 0 | 1 | 2; otherwise: string }) {
  return (
    <span className="block">
      {/* The text is the script's: React must not know it. */}
      <span data-says={part} suppressHydrationWarning className="peer">
        {''}
      </span>
      <span className="peer-not-empty:hidden">{otherwise}</span>
    </span>
  );
}
