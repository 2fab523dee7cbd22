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

/** A piece of a sentence: plain words, a name from outside, or the phone number. */
export type Piece = { kind: 'words' | 'name' | 'phone'; text: string };

type Values = { city: string; state: string; phone: string };

/** A template's sentence in pieces, with {city} and {state} filled in and the phone number set apart. */
export function announcementPieces(template: string, { city, state, phone }: Values): Piece[] {
  const pieces = template
    .split(phone)
    .flatMap((text, index): Piece[] => [
      ...(index > 0 ? [{ kind: 'phone' as const, text: phone }] : []),
      ...namesIn(text, { '{city}': city, '{state}': state }),
    ]);
  return pieces.filter(({ text }) => text !== '');
}

function namesIn(text: string, names: Record<string, string>): Piece[] {
  return text.split(/(\{city\}|\{state\})/).map((part) => {
    const name = names[part];
    return name === undefined ? { kind: 'words', text: part } : { kind: 'name', text: name };
  });
}
