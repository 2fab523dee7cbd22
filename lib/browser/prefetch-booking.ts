/** Prefetches the booking page's scripts when a visitor points at a link to it. The page: build/policy.ts. */
export function prefetchBooking(booking: string, scripts: readonly string[]): void {
  if (location.pathname === booking) return;
  const signs = ['pointerover', 'touchstart', 'focusin'];
  const fetchAll = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.pathname !== booking) return;
    for (const sign of signs) removeEventListener(sign, fetchAll);
    // A page in the back/forward cache would keep Chrome's lock on what it is still loading, and the
    // booking page would wait for it.
    const leaving = new AbortController();
    addEventListener('pagehide', () => leaving.abort(), { once: true });
    for (const src of scripts)
      fetch(src, { priority: 'low', signal: leaving.signal })
        // Read to the end: until then, Chrome locks the file in its cache.
        .then((response) => response.arrayBuffer())
        .catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, fetchAll, { passive: true });
}
