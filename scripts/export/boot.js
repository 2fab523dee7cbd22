/*
 * The first script of every page, loaded without holding up the paint. scripts/export puts it into each page; it is
 * minified there; AHEAD becomes the list of the booking page and its files, RULES the rule by which Chromium fetches that page.
 */
(() => {
  // Hosts that send no headers can't forbid that a foreign page shows this one in a frame. Then it can be read, not used.
  if (self !== top) document.documentElement.inert = true;

  // Fetches the booking page ahead of the tap that asks for it: at the first sign of one, or when the line has been
  // idle for a while on a page where that tap is likely. Never for people who save data.
  const ahead = AHEAD;
  const [booking] = ahead;
  const fetchAhead = () => {
    if (navigator.connection?.saveData || location.pathname === booking) return;
    for (const href of ahead.splice(0)) {
      if (document.querySelector(`script[src="${href}"]`)) continue;
      // Under a policy without default source only Chromium fetches ahead by a link. Others keep what was fetched. A page that
      // came by a link Chromium asks for again, which takes half a second on a slow line; one that came by a rule is at hand.
      if (HTMLScriptElement.supports?.('speculationrules')) {
        const isPage = href === booking;
        const element = document.createElement(isPage ? 'script' : 'link');
        const how = isPage ? { type: 'speculationrules', textContent: RULES } : { rel: 'prefetch', href };
        document.head.append(Object.assign(element, how));
      } else fetch(href, { priority: 'low' }).catch(() => {});
    }
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(sign, ({ target }) => target.closest?.('a')?.pathname === booking && fetchAhead(), {
      passive: true,
    });
  if (document.currentScript.dataset.page)
    addEventListener('load', () =>
      setTimeout(() => (self.requestIdleCallback ?? setTimeout)(fetchAhead), 5000),
    );
})();
