import { labelSize } from '@/lib/location/label-size';

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

/** How a city's name looks at the end of a heading: at the left, as the sentence does, in the size that its line has room for. */
export function cityNameClass(city: string): string {
  return `text-left ${sizes[labelSize(city)]}`;
}
