import { detect } from './detect';
import { browserEnvironment, type Environment } from './environment';
import { locationState, type DetectedLocation, type Finding, type Progress } from './place';
import type { LookupSettings } from './settings';

/** The location, shared by all parts of a page. */
export type CityStore = ReturnType<typeof createCityStore>;

/** A store whose city is `defaultCity` until a better one is known. */
export function createCityStore(defaultCity: string) {
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
    // A slow IP lookup never replaces the position.
    if (best?.source === 'coordinates') return;
    best = finding;
    update();
  };
  const search = async (settings: LookupSettings, environment: Environment) => {
    const leaving = new AbortController();
    environment.whenLeft(() => leaving.abort());
    await detect({ environment, settings, signal: leaving.signal, onFinding: offer });
    progress = leaving.signal.aborted ? 'left' : 'ended';
    update();
  };

  return {
    /** Starts the search. Only the first call does anything. */
    start(settings: LookupSettings, environment: Environment = browserEnvironment()): void {
      if (started) return;
      started = true;
      environment.whenShown(() => void search(settings, environment));
    },
    /** Calls back on every change; returns the unsubscribe function. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The current location: the same object until something changes. */
    read: (): DetectedLocation => state,
    /** The location before anything is known, as in the prerendered HTML. */
    readInitial: (): DetectedLocation => initial,
  };
}
