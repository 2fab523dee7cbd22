import { storageKey } from '@/lib/site/href';

/** What the build knows of a page: addresses of files, all on this site. */
export type PageScripts = {
  /** Full address of the folder that holds every script of the build. */
  folder: string;
  /** The style sheet whose text the page already holds. */
  styles: string;
  /** The scripts that hydrate the page; none on a page with nothing to hydrate. */
  scripts: readonly string[];
  /** The booking page. */
  booking: string;
  /** The scripts that the booking page loads. */
  ahead: readonly string[];
};

/** Trusted Types (W3C), as far as they are used here; TypeScript doesn't know them yet. */
type Rules = Partial<Record<'createScriptURL' | 'createHTML', (text: string) => string | null>>;
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
  }
}

/** The one text of which React makes its script elements. */
const EMPTY_SCRIPT = '<script></' + 'script>';

/** The browser's idle callback waits no longer than this, in milliseconds. */
const LONGEST_WAIT = 2000;

/** A page reloads itself at most once in this time, in milliseconds. */
const RELOAD_PAUSE = 60_000;

/** In sessionStorage: when a page of this site last reloaded itself. Named on the privacy page. */
const RELOADED_KEY = storageKey('reloaded');

/**
 * Adds the scripts of a page once it has been painted and the browser is idle, or at the first sign of a
 * person; reloads the page when one of them is missing; fetches the booking page's scripts ahead.
 */
export function addPageScripts({ folder, styles, scripts, booking, ahead }: PageScripts): void {
  allowOnly(folder);
  fetchAhead(booking, ahead);
  if (scripts.length === 0) return;
  reloadWhenMissing(folder);
  whenReady(() => {
    // Hydration looks for the link of the style sheet. Disabled, it is never fetched.
    add('link', { rel: 'stylesheet', 'data-precedence': 'next', disabled: '', href: styles });
    for (const src of scripts) add('script', { async: '', src });
  });
}

/** Trusted Types: the only script addresses are the build's own files, and no text becomes markup. */
function allowOnly(folder: string): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, document.baseURI);
      return isOwn(href, folder) ? address : null;
    },
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
  });
}

function isOwn(href: string, folder: string): boolean {
  return href.startsWith(folder) && /^[\w./-]+\.js$/.test(href.slice(folder.length));
}

function add(name: 'link' | 'script', attributes: Readonly<Record<string, string>>): void {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  document.head.append(element);
}

/** Calls back once, after the first paint and in an idle moment, or at the first sign of a person. */
function whenReady(callBack: () => void): void {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    // React compares the whole page with its data, and on a slow line the end is still on its way.
    if (document.readyState !== 'loading') once();
    else addEventListener('DOMContentLoaded', once);
  };
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    callBack();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  const inIdleTime = () =>
    'requestIdleCallback' in self ? requestIdleCallback(begin, { timeout: LONGEST_WAIT }) : setTimeout(begin);
  if (PerformanceObserver.supportedEntryTypes.includes('paint'))
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      inIdleTime();
    }).observe({ type: 'paint', buffered: true });
  // Not every browser tells of each paint; a page that is loaded has been painted.
  if (document.readyState === 'complete') inIdleTime();
  else addEventListener('load', inIdleTime);
}

/**
 * A script of this site that doesn't arrive, such as one of a build that has been replaced: reloads the
 * page if it can be had and nothing would be lost; otherwise shows the notice that says what to do.
 */
function reloadWhenMissing(folder: string): void {
  let isMending = false;
  const mend = async () => {
    if (isMending) return;
    isMending = true;
    try {
      const last = Number(sessionStorage.getItem(RELOADED_KEY));
      const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (ok && !hasInput() && Date.now() - last > RELOAD_PAUSE) {
        sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
        location.reload();
        return;
      }
    } catch {
      // No network, or storage is blocked: a reload could loop or lose the page.
    }
    document.getElementById('missing-script')?.removeAttribute('hidden');
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwn(target.src, folder)) void mend();
    },
    true,
  );
}

/** Whether any control differs from what the HTML gave it. */
function hasInput(): boolean {
  return [...document.querySelectorAll('input, textarea, option')].some(
    (control) =>
      (control instanceof HTMLInputElement &&
        (control.value !== control.defaultValue || control.checked !== control.defaultChecked)) ||
      (control instanceof HTMLTextAreaElement && control.value !== control.defaultValue) ||
      (control instanceof HTMLOptionElement &&
        control.selected !== control.defaultSelected &&
        control.value !== ''),
  );
}

/**
 * Fetches the booking page's scripts at the first sign of a tap on a link to it. The page itself is
 * fetched ahead by the rule in the HTML (scripts/build/policy.ts), where a browser knows such rules.
 */
function fetchAhead(booking: string, scripts: readonly string[]): void {
  if (location.pathname === booking) return;
  const signs = ['pointerover', 'touchstart', 'focusin'];
  const fetchAll = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.pathname !== booking) return;
    for (const sign of signs) removeEventListener(sign, fetchAll);
    for (const src of scripts) fetch(src, { priority: 'low' }).catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, fetchAll, { passive: true });
}
