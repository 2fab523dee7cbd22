/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** What a lookup found. Empty text and undefined mean unknown. */
export type DetectedPlace = {
  city: string;
  /** Name of the state, or its code if that is all a service gives. */
  state: string;
  country: string;
  /** Degrees; rounded to two decimals if they come from the visitor's device. */
  latitude: number | undefined;
  longitude: number | undefined;
};

/** Source of the fields: specification, section 3. */
export type DetectedLocation = DetectedPlace & {
  /** True until something is found or every source has failed. */
  loading: boolean;
  /** Empty, or why there is no city. */
  error: string;
};
