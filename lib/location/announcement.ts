import type { DetectedLocation } from './place';
import { isOutsideServedStates } from './state-code';

/** The announcement's words from content/; {city} and {state} stand for the visitor's own. */
export type AnnouncementWords = {
  served: string;
  /** For visitors known to be outside the states served. */
  notServed: string;
};

/** What the page says about the visitor's city. */
export type CityView = {
  /** Ends the headings: the visitor's city where we serve, else the default label. */
  headingCity: string;
  /** Which of the announcement's sentences is shown. */
  announcement: keyof AnnouncementWords;
};

/** One rule for headings and announcement, so that no part of the page promises a repair in Denver. */
export function cityView(location: DetectedLocation, defaultCity: string): CityView {
  return isOutsideServedStates(location)
    ? { headingCity: defaultCity, announcement: 'notServed' }
    : { headingCity: location.city, announcement: 'served' };
}

/** A piece of a sentence: plain words, or a name from outside. */
export type Piece = { isName: boolean; text: string };

/** A template's sentence in pieces, with {city} and {state} filled in. */
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
