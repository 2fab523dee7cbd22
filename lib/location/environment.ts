declare global {
  interface Document {
    /** True while Chromium prepares the page in the background. */
    readonly prerendering?: boolean;
    /** What the page's Permissions-Policy allows (Chromium only). */
    readonly featurePolicy?: { allowsFeature: (feature: string) => boolean };
  }
}

/** What the search needs from a browser. Tests pass in a fake. */
export type Environment = {
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** Undefined if the browser has none. May throw, as some privacy extensions make it. */
  geolocation: () => Pick<Geolocation, 'getCurrentPosition'> | undefined;
  /** Calls back after a delay; returns the cancel function. */
  after: (milliseconds: number, callback: () => void) => () => void;
  /** Calls back once the page is shown: immediately, unless the browser prerenders it. */
  whenShown: (callback: () => void) => void;
  /** Calls back when the visitor leaves the page, even if the browser caches it. */
  whenLeft: (callback: () => void) => void;
};

/** The environment of a real page. */
export function browserEnvironment(): Environment {
  return {
    fetch: (address, options) => fetch(address, options),
    geolocation() {
      // If the page's policy forbids it, Chromium would log an error.
      const isForbidden = document.featurePolicy?.allowsFeature('geolocation') === false;
      return isForbidden ? undefined : navigator.geolocation;
    },
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    whenShown(callback) {
      if (!document.prerendering) return callback();
      document.addEventListener('prerenderingchange', () => callback(), { once: true });
    },
    whenLeft(callback) {
      addEventListener('pagehide', callback, { once: true });
    },
  };
}
