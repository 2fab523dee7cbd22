import type { Place } from './place';
import type { Finding } from './precedence';

/** What the pages know of the visitor's city. Names of the fields: the product's specification, section 3. */
export type DetectedLocation = Place & {
  /** True until something is found or every source has been asked. */
  loading: boolean;
  /** Empty, or why there is no city. */
  error: string;
};

/** The state's error when every source failed. Source: the product's specification, section 8. */
const unableToDetect = 'Unable to detect location';

/** How far the search has come: before or during it, asked everybody, or given up because the page was left. */
export type Progress = 'looking' | 'ended' | 'left';

const nowhere = { state: '', country: '', latitude: undefined, longitude: undefined };

/** The state that follows from the best finding so far. Without one, the city is `defaultCity`. */
export function locationState(
  defaultCity: string,
  best: Finding | undefined,
  progress: Progress,
): DetectedLocation {
  return {
    ...(best?.place ?? { city: defaultCity, ...nowhere }),
    loading: !best && progress === 'looking',
    error: !best && progress === 'ended' ? unableToDetect : '',
  };
}
