/** Runs within the page, before anything of it: notes what the browser tells of paints, shifts, long tasks and interactions. */

/* global window, performance, PerformanceObserver */

export function watchPage() {
  const seen = { lcp: 0, largest: '', cls: 0, blocked: 0, events: [] };
  Object.defineProperty(window, '__bench', { value: seen });
  const observe = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.largest = `${element?.tagName.toLowerCase() ?? 'something'}${url ? ` (${url.split('/').pop()})` : ''}`;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.cls += hadRecentInput ? 0 : value));
  // As Lighthouse's Total Blocking Time counts: what of a task is beyond 50 ms.
  observe('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
  // 16 ms is the shortest that Event Timing tells of (W3C Event Timing, durationThreshold).
  observe(
    'event',
    ({ name, startTime, duration, interactionId }) => {
      if (interactionId) seen.events.push({ name, startTime, duration, interactionId });
    },
    { durationThreshold: 16 },
  );
}

/** What it has seen. Both functions go to the browser as text, so they use nothing of this file. */
export function readWatch() {
  return {
    ...window.__bench,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    loaded: performance.getEntriesByType('navigation')[0]?.loadEventEnd ?? 0,
  };
}
