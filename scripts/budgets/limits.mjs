/**
 * What each kind of page may cost: the table of the project's task on speed, in one place for the byte budgets (`npm test`)
 * and the bench (`npm run bench`). Change a figure here and both hold it.
 */

/** @typedef {'home' | 'still' | 'booking'} PageKind */
/**
 * `most`: the limit; `stretch`: what was hoped for; `least`: for scores; `allowed`: failed audits that don't count.
 * @typedef {{ most?: number, stretch?: number, least?: number, allowed?: readonly string[] }} Limit
 */
/**
 * `unit`: `KiB` = 1024 bytes on the wire; `ms`; `x` = times what the control page took in the same run; `points` of 100.
 * @typedef {{ label: string, unit: 'KiB' | 'ms' | 'x' | 'points' | '', limits: Partial<Record<PageKind, Limit>> }} Figure
 */

/** One KiB in bytes. */
export const KIB = 1024;

/**
 * The home page, the booking page, or a page where nothing comes to life: about, legal, the page for a wrong address. A page
 * that is added is held to the strictest.
 * @type {(route: string) => PageKind}
 */
export function kindOfPage(route) {
  if (route === '/') return 'home';
  return route === '/checkout' ? 'booking' : 'still';
}

/** The same limit for every page. @type {(limit: Limit) => Figure['limits']} */
const everywhere = (limit) => ({ home: limit, still: limit, booking: limit });

/**
 * What a page may weigh until nothing more is asked for, fetching ahead not counted. Measured without a browser on the
 * exported files, and by the bench as Chrome counts it, headers included. On the home page the framework waits for somebody who comes
 * near a form: what it then weighs with it has limits of its own, which only the exported files are held to.
 * @type {Record<import('./weigh.mjs').Budget, Figure>}
 */
export const BYTES = {
  // One flight of packets (10 x 1460 bytes, RFC 6928) carries 14 KiB: what is larger waits for a second round trip.
  html: {
    label: 'HTML with its CSS',
    unit: 'KiB',
    limits: { home: { most: 18, stretch: 14 }, still: { most: 14 }, booking: { most: 14 } },
  },
  script: {
    label: 'JavaScript until quiet',
    unit: 'KiB',
    limits: { home: { most: 8 }, still: { most: 1.5 }, booking: { most: 150 } },
  },
  framework: { label: 'Framework script', unit: 'KiB', limits: { home: { most: 0 }, still: { most: 0 } } },
  font: { label: 'Font', unit: 'KiB', limits: everywhere({ most: 30 }) },
  picture: {
    label: 'Pictures',
    unit: 'KiB',
    limits: { home: { most: 25 }, still: { most: 15 }, booking: { most: 15 } },
  },
  all: {
    label: 'All bytes until quiet',
    unit: 'KiB',
    limits: { home: { most: 64 }, still: { most: 50 }, booking: { most: 200 } },
  },
  scriptOfForms: { label: 'JavaScript, a form near', unit: 'KiB', limits: { home: { most: 125 } } },
  allWithForms: { label: 'All bytes, a form near', unit: 'KiB', limits: { home: { most: 185 } } },
};

/**
 * What only a browser can tell. FCP and LCP: first and largest contentful paint. TBT: time by which tasks are longer than
 * 50 ms. CLS: sum of layout shifts, as a share of the window. Sources: W3C Paint Timing, Largest Contentful Paint and Layout
 * Instability; Lighthouse's documentation of its metrics.
 * @type {Record<string, Figure>}
 */
export const TIMES = {
  slowFcp: {
    label: 'FCP, slow pass',
    unit: 'x',
    limits: { home: { most: 1.1 }, still: { most: 1.05 }, booking: { most: 1.15 } },
  },
  slowLcp: {
    label: 'LCP, slow pass',
    unit: 'x',
    limits: { home: { most: 1.1 }, still: { most: 1.05 }, booking: { most: 1.15 } },
  },
  labFcp: {
    label: 'FCP, Lighthouse',
    unit: 'x',
    limits: { home: { most: 1.05 }, still: { most: 1.05 }, booking: { most: 1.1 } },
  },
  labLcp: {
    label: 'LCP, Lighthouse',
    unit: 'x',
    limits: { home: { most: 1.1 }, still: { most: 1.05 }, booking: { most: 1.1 } },
  },
  labSi: {
    label: 'Speed Index, Lighthouse',
    unit: 'x',
    limits: { home: { most: 1.05 }, still: { most: 1.05 }, booking: { most: 1.1 } },
  },
  labTbt: {
    label: 'TBT, Lighthouse',
    unit: 'ms',
    limits: { home: { most: 100, stretch: 20 }, still: { most: 0 }, booking: { most: 120, stretch: 50 } },
  },
  cls: { label: 'CLS, city and font included', unit: '', limits: everywhere({ most: 0 }) },
  performance: { label: 'Lighthouse performance', unit: 'points', limits: everywhere({ least: 100 }) },
  accessibility: { label: 'Lighthouse accessibility', unit: 'points', limits: everywhere({ least: 100 }) },
  seo: { label: 'Lighthouse SEO', unit: 'points', limits: everywhere({ least: 100 }) },
  bestPractices: {
    label: 'Lighthouse best practices',
    unit: 'points',
    limits: {
      // The product asks for the position when the page opens.
      home: { least: 100, allowed: ['geolocation-on-start'] },
      still: { least: 100 },
      booking: { least: 100, allowed: ['geolocation-on-start'] },
    },
  },
};

/**
 * From a touch to the next paint, by Event Timing, at a fourfold slowdown. Cold: the first use after loading. In milliseconds.
 * @type {{ cold: Limit, warm: Limit }}
 */
export const INTERACTION = { cold: { most: 100 }, warm: { most: 50 } };

/** From the tap on Book Now on a home page that has come to rest to a first step that can be used, on slow 4G. In milliseconds. */
export const BOOK_NOW = { most: 1000 };
