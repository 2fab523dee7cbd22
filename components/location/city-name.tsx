import { cityNameClass } from './city-name-class';

/**
 * The visitor's city as the end of a heading, on a line of its own. The line is reserved: whatever name
 * arrives, nothing around it moves. Put a space before it, so that the heading reads as one sentence, and the heading into a
 * column that has a width of its own. The name itself is put in by write-city.ts.
 */
export function CityName({ defaultCity }: { defaultCity: string }) {
  return (
    <span className="@container block h-lh">
      {/* Isolated, since a name may run from right to left. It may be another one before React takes the page over. */}
      <bdi suppressHydrationWarning className={cityNameClass(defaultCity)}>
        {defaultCity}
      </bdi>
    </span>
  );
}
