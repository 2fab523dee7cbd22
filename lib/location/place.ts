/** A place from a lookup. Empty text and undefined mean unknown. */
export type Place = {
  city: string;
  /** Name of the state, or its code if that is all a service gives. */
  state: string;
  country: string;
  /** Degrees; rounded to two decimals if they come from the visitor's device. */
  latitude: number | undefined;
  longitude: number | undefined;
};

/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** A place and its source. The position (`coordinates`) is better than the IP lookup. */
export type Finding = { source: 'ip' | 'coordinates'; place: Place };

/** The detected location. Source of its fields: specification, section 3. */
export type DetectedLocation = Place & {
  /** True until something is found or every source has failed. */
  loading: boolean;
  /** Empty, or why there is no city. */
  error: string;
};

/** Source: specification, section 8. */
const unableToDetect = 'Unable to detect location';

/** State of the search: running, finished, or aborted because the visitor left the page. */
export type Progress = 'looking' | 'ended' | 'left';

const unknown = { state: '', country: '', latitude: undefined, longitude: undefined };

/** The location from the best finding so far, or with the `defaultCity`. */
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
