/**
 * Adds the scripts that hydrate the page, once it is ready for them, and reports each one that fails to load. The page
 * waits for no other script: a part that is imported later says itself what it means to the visitor if it is missing.
 */
export function addPageScripts(
  styles: string,
  scripts: readonly string[],
  onMissing: (address: string) => void,
): void {
  whenReady(() => {
    // React expects the style sheet's link. Disabled, it isn't fetched.
    add('link', { rel: 'stylesheet', 'data-precedence': 'next', disabled: '', href: styles });
    for (const src of scripts)
      add('script', { async: '', src }).addEventListener('error', () => onMissing(src));
  });
}

function add(name: 'link' | 'script', attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
  return element;
}

/** Calls back once: after the first paint when idle, or at the first user input. */
function whenReady(callBack: () => void): void {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    // Hydration needs the whole page, which may still be loading on a slow connection.
    if (document.readyState !== 'loading') callBack();
    else addEventListener('DOMContentLoaded', callBack);
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, signal: waiting.signal });
  const inIdleTime = () =>
    'requestIdleCallback' in self ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin);
  // A setting of Firefox takes it away.
  if (self.PerformanceObserver?.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      inIdleTime();
    }).observe({ type: 'paint', buffered: true });
  // Some browsers don't report every paint. A loaded page has been painted.
  if (document.readyState === 'complete') inIdleTime();
  else addEventListener('load', inIdleTime);
}
