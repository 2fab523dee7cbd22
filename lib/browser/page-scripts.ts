/**
 * Adds the scripts that hydrate the page once it is ready for them, and reports each one that fails to load. Parts that
 * are imported later report their own missing scripts.
 */
export function addPageScripts(
  styles: string,
  scripts: readonly string[],
  onMissing: (address: string) => void,
): void {
  whenReady(() => {
    // React expects a link to the style sheet, which is already in the page. A disabled link isn't fetched.
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

/** Calls back once, when the browser is idle after the first paint, or at the visitor's first input. */
function whenReady(callBack: () => void): void {
  const inputEvents = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];
  const waiting = new AbortController();
  const begin = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    // Hydration needs the whole page, which may still be loading on a slow connection.
    if (document.readyState !== 'loading') callBack();
    else addEventListener('DOMContentLoaded', callBack);
  };
  for (const type of inputEvents) addEventListener(type, begin, { capture: true, signal: waiting.signal });
  const inIdleTime = () =>
    'requestIdleCallback' in self ? requestIdleCallback(begin, { timeout: 2000 }) : setTimeout(begin);
  // A setting in Firefox removes PerformanceObserver.
  if (self.PerformanceObserver?.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      inIdleTime();
    }).observe({ type: 'paint', buffered: true });
  // Some browsers don't report every paint, but a loaded page has been painted.
  if (document.readyState === 'complete') inIdleTime();
  else addEventListener('load', inIdleTime);
}
