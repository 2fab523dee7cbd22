/** A place as a look-up told it. Empty text and undefined mean: not told. */
export type Place = {
  city: string;
  /** Name of the state, or its code where a service gives nothing else. */
  state: string;
  country: string;
  /** Degrees, to two decimals where they come from the visitor's device. */
  latitude: number | undefined;
  longitude: number | undefined;
};

/** A point on the earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };
