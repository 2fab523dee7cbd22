'use client';

import { labelSize } from '@/lib/location/label-size';
import { useCity } from './use-city';

const oneLine = 'overflow-x-clip text-ellipsis whitespace-nowrap';

/** A name keeps the heading's own size where it fits; what is too long for a phone is set smaller there. */
const sizes = {
  short: oneLine,
  medium: `${oneLine} max-md:text-h2`,
  long: `${oneLine} text-h3 md:text-h2`,
  longest: 'line-clamp-2 text-small leading-none wrap-anywhere md:text-body md:leading-none',
} as const;

/**
 * The visitor's city as the end of a heading, on a line of its own. The line is reserved: whatever name
 * arrives, nothing around it moves. Put a space before it, so that the heading reads as one sentence.
 */
export function CityName() {
  const { city } = useCity();
  return (
    <span className="block h-lh">
      {/* Isolated, since a name may run from right to left; at the left all the same, as the sentence does. Another name is
          another element: the old one with new text would count as moved. */}
      <bdi key={city} className={`block text-left ${sizes[labelSize(city)]}`}>
        {city}
      </bdi>
    </span>
  );
}
