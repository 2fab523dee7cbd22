import type { DetectedPlace } from '@/lib/area/place';
import { detect, type LookupSettings } from './detect';

/** Source of the fields: specification, section 3. */
export type DetectedCity = DetectedPlace & {
  /** True until something is found or every source has failed. */
  loading: boolean;
  /** The reason why we don't have a city, or ''. */
  error: string;
};

/** What visitors read if every lookup fails. Source: specification, section 8. */
const notFound = { city: 'Your Area', error: 'Unable to detect location' };

export function createCityStore() {
  let detected: DetectedCity = { city: '', state: '', country: '', loading: true, error: '' };
  let isStarted = false;
  const listeners = new Set<() => void>();
  const update = (changes: Partial<DetectedCity>) => {
    detected = { ...detected, ...changes };
    listeners.forEach((listener) => listener());
  };

  const search = async (settings: LookupSettings) => {
    const leaving = new AbortController();
    addEventListener('pagehide', () => leaving.abort(), { once: true });
    await detect(settings, leaving.signal, (place) => {
      // A late position of which only the state is known is no better than what we have.
      if (place.city || detected.loading) update({ ...place, loading: false, error: '' });
    });
    if (detected.loading) update({ loading: false, ...(!leaving.signal.aborted && notFound) });
  };

  return {
    /** Starts the search once the page is shown. Only the first call does anything. */
    start(settings: LookupSettings): void {
      if (isStarted) return;
      isStarted = true;
      const begin = () => void search(settings);
      // Chromium may prerender the page before the visitor opens it.
      if ('prerendering' in document && document.prerendering)
        document.addEventListener('prerenderingchange', begin, { once: true });
      else begin();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): DetectedCity => detected,
  };
}

export type CityStore = ReturnType<typeof createCityStore>;
