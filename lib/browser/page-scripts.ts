import { storageKey } from '@/lib/site/href';

/** Addresses of a page's files, all on this site. */
export type PageScripts = {
  /** Full address of the folder with all scripts of the build. */
  folder: string;
  /** The style sheet, which is already inlined in the page. */
  styles: string;
  /** The scripts that hydrate the page; none if there is nothing to hydrate. */
  scripts: readonly string[];
  /** The booking page. */
  booking: string;
  /** The scripts that the booking page loads. */
  ahead: readonly string[];
};

/** The part of Trusted Types (W3C) used here; TypeScript has no types for it yet. */
type Rules = Partial<Record<'createScriptURL' | 'createHTML', (text: string) => string | null>>;
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
  }
}

/** The only markup that React parses, to create script elements. */
const EMPTY_SCRIPT = '<script></' + 'script>';

/** How long to wait for the browser to become idle, in milliseconds. */
const LONGEST_WAIT = 2000;

/** The shortest time between two automatic reloads, in milliseconds. */
const RELOAD_PAUSE = 60_000;

/** sessionStorage key for the time of the last automatic reload. The privacy policy names it. */
const RELOADED_KEY = storageKey('reloaded');

/**
 * Adds the page's scripts once it is painted and the browser is idle, or at the first user input.
 * Reloads the page if a script is missing, and prefetches the booking page's scripts.
 */
export function addPageScripts({ folder, styles, scripts, booking, ahead }: PageScripts): void {
  allowOnly(folder);
  prefetch(booking, ahead);
  if (scripts.length === 0) return;
  reloadWhenMissing(folder);
  whenReady(() => {
    // React expects the style sheet's link. Disabled, it isn't fetched.
    add('link', { rel: 'stylesheet', 'data-precedence': 'next', disabled: '', href: styles });
    for (const src of scripts) add('script', { async: '', src });
  });
}

/** Trusted Types: allows only the build's own scripts, and no text as markup. */
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

/** Calls back once: after the first paint when idle, or at the first user input. */
function whenReady(callBack: () => void): void {
  const signs = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input'];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    // Hydration needs the whole page, which may still be loading on a slow connection.
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
  // Some browsers don't report every paint. A loaded page has been painted.
  if (document.readyState === 'complete') inIdleTime();
  else addEventListener('load', inIdleTime);
}

/**
 * When one of our scripts fails to load, for example after a deployment: reloads the page if it is
 * reachable and has no user input. Otherwise shows a notice that says what to do.
 */
function reloadWhenMissing(folder: string): void {
  let isRecovering = false;
  const recover = async () => {
    if (isRecovering) return;
    isRecovering = true;
    try {
      const last = Number(sessionStorage.getItem(RELOADED_KEY));
      const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (ok && !hasInput() && Date.now() - last > RELOAD_PAUSE) {
        sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
        location.reload();
        return;
      }
    } catch {
      // Offline, or storage is blocked: a reload could loop or lose the page.
    }
    document.getElementById('missing-script')?.removeAttribute('hidden');
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwn(target.src, folder)) void recover();
    },
    true,
  );
}

/** Whether any form control has changed since the page loaded. */
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
 * Prefetches the booking page's scripts when a visitor points at a link to it. Speculation rules
 * (scripts/build/policy.ts) prefetch the page itself where browsers support them.
 */
function prefetch(booking: string, scripts: readonly string[]): void {
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
