declare global {
  interface Document {
    /** True while Chromium prepares the page in the background. */
    readonly prerendering?: boolean;
    /** Chromium's account of what the page's Permissions-Policy allows. */
    readonly featurePolicy?: { allowsFeature: (feature: string) => boolean };
  }
}

/** What the chain needs of a browser. Tests put their own in its place. */
export type Environment = {
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** The browser's geolocation, undefined where it has none. May throw, as some privacy extensions do. */
  geolocation: () => Pick<Geolocation, 'getCurrentPosition'> | undefined;
  /** Calls back after so many milliseconds; returns how to call it off. */
  after: (milliseconds: number, callback: () => void) => () => void;
  /** Calls back once the page is really shown: at once, unless the browser prepares it in the background. */
  whenShown: (callback: () => void) => void;
  /** Calls back when the visitor leaves the page, also into the browser's back/forward cache. */
  whenLeft: (callback: () => void) => void;
};

/** The environment of a real page. Call it in a browser only. */
export function browserEnvironment(): Environment {
  return {
    fetch: (address, options) => fetch(address, options),
    geolocation() {
      // Where the page's policy forbids it, Chromium answers the question with an error in the console.
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
