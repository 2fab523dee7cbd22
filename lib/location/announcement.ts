import type { DetectedLocation } from './place';
import { isOutsideServedStates } from './state-code';

/** The announcement's texts from content/. {city} and {state} are the visitor's. */
export type AnnouncementWords = {
  served: string;
  /** For visitors outside the states we serve. */
  notServed: string;
};

/** What the page says about the visitor's city. */
export type CityView = {
  /** The end of headings: the visitor's city if we serve their state, or the default label. */
  headingCity: string;
  /** Which announcement to show. */
  announcement: keyof AnnouncementWords;
};

/** One rule for headings and announcement, so that nothing promises a repair in Denver. */
export function cityView(location: DetectedLocation, defaultCity: string): CityView {
  return isOutsideServedStates(location)
    ? { headingCity: defaultCity, announcement: 'notServed' }
    : { headingCity: location.city, announcement: 'served' };
}

/** A part of a sentence: our own words, or a name from a lookup. */
export type Piece = { isName: boolean; text: string };

/** The parts of a sentence, with {city} and {state} filled in. */
export function announcementPieces(
  template: string,
  { city, state }: { city: string; state: string },
): Piece[] {
  const names: Record<string, string> = { '{city}': city, '{state}': state };
  return template
    .split(/(\{city\}|\{state\})/)
    .map((part) => ({ isName: part in names, text: names[part] ?? part }))
    .filter(({ text }) => text !== '');
}
