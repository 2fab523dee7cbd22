import { cleanLabel } from './clean-label';
import { detect } from './detect';
import { browserEnvironment, type Environment } from './environment';
import { locationState, type DetectedLocation, type Progress } from './location-state';
import type { Place } from './place';
import { prefer, type Finding } from './precedence';
import type { LookupSettings } from './settings';

/** The one result that every part of a page reads. */
export type CityStore = {
  /** Starts the search. Only the first call does anything: once per full page load. */
  start: (settings: LookupSettings, environment?: Environment) => void;
  /** The visitor has said where they are: this outranks everything that was or will be detected. */
  tell: (place: Place) => void;
  /** Calls back after every change; returns how to end that. */
  subscribe: (listener: () => void) => () => void;
  /** The state as it is now: the same object until something changes. */
  read: () => DetectedLocation;
  /** The state before anything is known, which the prerendered HTML shows. */
  readInitial: () => DetectedLocation;
};

/** A store that says `defaultCity` until something better is known. */
export function createCityStore(defaultCity: string): CityStore {
  let best: Finding | undefined;
  let progress: Progress = 'looking';
  const initial = locationState(defaultCity, best, progress);
  let state = initial;
  let started = false;
  const listeners = new Set<() => void>();

  const update = () => {
    state = locationState(defaultCity, best, progress);
    listeners.forEach((listener) => listener());
  };
  const offer = (finding: Finding) => {
    const before = best;
    best = prefer(best, finding);
    if (best !== before) update();
  };
  const search = async (settings: LookupSettings, environment: Environment) => {
    const leaving = new AbortController();
    environment.whenLeft(() => leaving.abort());
    await detect({ environment, settings, signal: leaving.signal, onFinding: offer });
    progress = leaving.signal.aborted ? 'left' : 'ended';
    update();
  };

  return {
    start(settings, environment = browserEnvironment()) {
      if (started) return;
      started = true;
      environment.whenShown(() => void search(settings, environment));
    },
    tell(place) {
      // What people type is as wild as what services answer, and stands in the same places.
      const city = cleanLabel(place.city);
      if (city) offer({ source: 'typed', place: { ...place, city } });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    readInitial: () => initial,
  };
}

let ofThisPage: CityStore | undefined;

/** The store of this page, which outlives every component: it is new only after a full load. */
export function cityStore(defaultCity: string): CityStore {
  ofThisPage ??= createCityStore(defaultCity);
  return ofThisPage;
}
