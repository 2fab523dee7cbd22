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

/** The visitor's city. It doesn't use the browser before `start`, so it can be created during prerendering. */
export class CityStore {
  private detected: DetectedCity = { city: '', state: '', country: '', loading: true, error: '' };
  private isStarted = false;
  private readonly listeners = new Set<() => void>();

  read = () => this.detected;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Starts the lookups once the page is shown. Only the first call does anything. */
  start(settings: LookupSettings): void {
    if (this.isStarted) return;
    this.isStarted = true;
    const begin = () => void this.search(settings);
    // Chromium may prerender the page before the visitor opens it.
    if ('prerendering' in document && document.prerendering)
      document.addEventListener('prerenderingchange', begin, { once: true });
    else begin();
  }

  private async search(settings: LookupSettings) {
    const leaving = new AbortController();
    addEventListener('pagehide', () => leaving.abort(), { once: true });
    await detect(settings, leaving.signal, (place) => {
      // A late position of which only the state is known is no better than what we have.
      if (place.city || this.detected.loading) this.update({ ...place, loading: false, error: '' });
    });
    if (this.detected.loading) this.update({ loading: false, ...(!leaving.signal.aborted && notFound) });
  }

  private update(changes: Partial<DetectedCity>) {
    this.detected = { ...this.detected, ...changes };
    this.listeners.forEach((listener) => listener());
  }
}
