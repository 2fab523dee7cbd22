/** A place as a lookup names it. Empty text and undefined mean unknown. */
export type Place = {
  city: string;
  /** Name of the state, or its code where a service gives nothing else. */
  state: string;
  country: string;
  /** Degrees, with two decimals where they come from the visitor's device. */
  latitude: number | undefined;
  longitude: number | undefined;
};

/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** A place and its source: the IP lookup, or the visitor's position, which is the better one. */
export type Finding = { source: 'ip' | 'coordinates'; place: Place };

/** The detected location. Source of its fields: the product's specification, section 3. */
export type DetectedLocation = Place & {
  /** True until something is found or every source has failed. */
  loading: boolean;
  /** Empty, or why there is no city. */
  error: string;
};

/** Source: the product's specification, section 8. */
const unableToDetect = 'Unable to detect location';

/** How far the search is: still running, every source asked, or aborted since the page was left. */
export type Progress = 'looking' | 'ended' | 'left';

const unknown = { state: '', country: '', latitude: undefined, longitude: undefined };

/** The location for the best finding so far. Without one, the city is `defaultCity`. */
export function locationState(
  defaultCity: string,
  best: Finding | undefined,
  progress: Progress,
): DetectedLocation {
  return {
    ...(best?.place ?? { city: defaultCity, ...unknown }),
    loading: !best && progress === 'looking',
    error: !best && progress === 'ended' ? unableToDetect : '',
  };
}
