/*
 * Stands before boot.js in pages that come to life. It guards what script may be loaded, starts the framework's script
 * after the page has been painted, and helps when a script is missing. PAGES becomes what each page needs, RULES as in boot.js.
 */
(() => {
  const { dataset, src } = document.currentScript;
  const pages = PAGES;
  const { when, early, page, styles, scripts, entry, first } = pages[dataset.page];

  // The only script addresses are this site's own hashed files, and no text with a tag in it becomes markup, but the
  // one of which React makes its script elements. The one text of a script element is the rule that boot.js writes.
  const own = src.slice(0, src.indexOf('/_next/') + 14);
  const empty = '<script></' + 'script>';
  self.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, document.baseURI);
      return href.startsWith(own) && /^[^?#]+\.js$/.test(href) ? address : null;
    },
    createScript: (text) => (text === RULES ? text : null),
    createHTML: (text) => (text === empty || !text.includes('<') ? text : null),
  });

  // A script that doesn't arrive, such as one of a build that has been replaced: loads the page anew, once a minute
  // at most, if nothing has been typed and the page can be had. Otherwise it says what to do.
  let isTouched, isMending;
  addEventListener('input', () => (isTouched = 1), true);
  const mend = async () => {
    if (isMending) return;
    isMending = 1;
    try {
      const last = +sessionStorage.getItem('mended');
      const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (ok && !isTouched && Date.now() - last > 6e4) {
        sessionStorage.setItem('mended', Date.now());
        location.reload();
        return;
      }
    } catch {}
    document.getElementById('missing-script')?.removeAttribute('hidden');
  };
  addEventListener('error', ({ target }) => target.tagName === 'SCRIPT' && mend(), true);

  // Nothing long begins while somebody presses: what the press does is shown first. Those who swipe or hold the finger down wait for no click.
  let isShown, show;
  const holding = {
    pointerdown: () => {
      isShown = new Promise((done) => (show = done));
      setTimeout(show, 500);
    },
    click: () => requestAnimationFrame(() => setTimeout(() => show?.())),
    pointercancel: () => show?.(),
  };
  for (const type in holding) addEventListener(type, holding[type], true);

  // Unlike a timer, a message is not held up in a tab that is not looked at.
  const pause = async () => {
    await new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = done;
      port2.postMessage(0);
    });
    await isShown;
  };

  // As long as something in the page waits to come to life. Once nothing does in a whole page, nothing will, and no press looks again.
  let isAlive;
  const isWaiting = () => {
    const isFound = !isAlive && document.querySelector('[data-waiting], [popovertarget^=first-tap]');
    isAlive ||= !isFound && document.readyState !== 'loading';
    return isFound;
  };

  // React draws a page anew that a translator or an extension has changed before. Whoever holds the mouse button down in that
  // moment pressed on what is gone, and browsers send no click: it goes to what stands there now. Fingers need no help.
  let pressed;
  const under = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest('a, button');
  addEventListener('pointerdown', (event) => (pressed = isWaiting() && event), true);
  addEventListener(
    'pointerup',
    (event) => {
      const isLost = event.pointerType === 'mouse' && pressed && !pressed.target.isConnected;
      if (isLost && under(pressed) === under(event)) under(event)?.click();
      pressed = undefined;
    },
    true,
  );

  const add = (name, attributes) => {
    const element = document.createElement(name);
    for (const attribute in attributes) element.setAttribute(attribute, attributes[attribute]);
    document.head.append(element);
    return element;
  };
  const presses = ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'click'];
  const start = () => {
    // React looks for the link of the style sheet that the page already holds. Disabled, it is never fetched.
    add('link', { rel: 'stylesheet', 'data-precedence': 'next', disabled: '', href: styles });
    // The page's data must be there before the first script runs. Until then the scripts are on their way.
    for (const href of [...scripts, entry]) add('link', { rel: 'preload', as: 'script', href });
    fetch(page)
      .then((answer) => answer.json())
      .then(async (data) => {
        self.__next_f = data.flight;
        await pause();
        await Promise.all(
          scripts.map((src) => new Promise((done) => (add('script', { async: '', src }).onload = done))),
        );
        // Webpack lends what calls modules by their numbers. One after the other, with pauses, since the page can't answer
        // while they are evaluated; the entry would do it all at once.
        let call;
        (self.webpackChunk_N_E ??= []).push([[Symbol()], {}, (lent) => (call = lent)]);
        for (const id of first) {
          await pause();
          call(id);
        }
        // React compares the whole page with its data: on a slow line the end may still be on its way.
        if (document.readyState === 'loading')
          await new Promise((done) => addEventListener('DOMContentLoaded', done));
        await pause();
        // To hear of a press React would bring the whole page to life within it: a tenth of a second on a slow phone. Until it has
        // done so in its own time, the browser answers what it can by itself, and site.js keeps the rest.
        for (const type of presses) {
          const isKept = ({ target }) =>
            type !== 'click' || target.closest('[data-waiting], [popovertarget]');
          document.addEventListener(
            type,
            (event) => isWaiting() && isKept(event) && event.stopImmediatePropagation(),
            true,
          );
        }
        // The last that waits.
        for (const type in holding) removeEventListener(type, holding[type], true);
        add('script', { async: '', src: entry });
      })
      .catch(mend);
  };
  // What a page does without the framework (`early`) begins with the first sign that somebody is there, or when its time has come.
  // The framework itself then waits for somebody who comes near a form. A page without it begins with the framework.
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];
  if (early) signs.push('pointermove', 'scroll');
  let isBegun;
  const begin = () => {
    if (isBegun) return;
    isBegun = 1;
    if (early) pause().then(() => add('script', { async: '', src: early }));
    else start();
  };
  const signed = () => {
    for (const sign of signs) removeEventListener(sign, signed, true);
    begin();
    if (!early) return;
    const near = new IntersectionObserver(
      (forms) => {
        if (!forms.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        start();
      },
      { rootMargin: '25%' },
    );
    const observe = () => document.querySelectorAll('form').forEach((form) => near.observe(form));
    observe();
    // The end of the page may still be on its way.
    addEventListener('DOMContentLoaded', observe);
  };
  for (const sign of signs) addEventListener(sign, signed, { capture: true, passive: true });
  const inTime = () =>
    when === 'idle' && self.requestIdleCallback ? requestIdleCallback(begin, { timeout: 2000 }) : begin();
  // Somebody who came to book waits for this page: it starts when there is something to see, drawings and font left out.
  if (when === 'painted' && PerformanceObserver.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(begin);
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') inTime();
  else addEventListener('load', () => setTimeout(inTime));
})();
