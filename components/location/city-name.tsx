'use client';

import { labelSize } from '@/lib/location/label-size';
import { useCity } from './use-city';

const oneLine = 'block overflow-x-clip text-ellipsis whitespace-nowrap';

/** One line of the heading's own size, or as much smaller as its column (cqi) is too narrow for the name's em. */
const sizes = {
  short: `${oneLine} text-fit-9`,
  medium: `${oneLine} text-fit-11`,
  long: `${oneLine} text-fit-13`,
  longer: `${oneLine} text-fit-16`,
  // Two lines in the height of one.
  longest: 'line-clamp-2 text-halved wrap-anywhere',
} as const;

/**
 * The visitor's city as the end of a heading, on a line of its own. The line is reserved: whatever name
 * arrives, nothing around it moves. Put a space before it, so that the heading reads as one sentence, and the heading into a
 * column that has a width of its own.
 */
export function CityName() {
  const { city } = useCity();
  return (
    <span className="@container block h-lh">
      {/* Isolated, since a name may run from right to left; at the left all the same, as the sentence does. Another name is
          another element: the old one with new text would count as moved. */}
      <bdi key={city} className={`text-left ${sizes[labelSize(city)]}`}>
        {city}
      </bdi>
    </span>
  );
}
