import { showPageNotice } from './page-notice';
import { storageKey } from './storage-key';
import { isOwnScript } from './trusted-types';

/** sessionStorage key for the time of the last automatic reload. The privacy policy names it. */
const reloadedKey = storageKey('reloaded');

/**
 * When one of our scripts fails to load, for example after a deployment: reloads the page, at
 * most once a minute, if it is reachable and has no user input. Otherwise shows a notice that says what to do.
 */
export function reloadWhenMissing(folder: string): void {
  let isRecovering = false;
  const recover = async (script: string) => {
    // Firefox cancels a page's loads as soon as a link is followed; a reload would cancel that, too.
    if ((await isThere(script)) || isRecovering) return;
    isRecovering = true;
    try {
      const last = Number(sessionStorage.getItem(reloadedKey));
      if ((await isThere(location.href)) && !hasInput() && Date.now() - last > 60_000) {
        sessionStorage.setItem(reloadedKey, String(Date.now()));
        location.reload();
        return;
      }
    } catch {
      // Storage is blocked: reloads could loop.
    }
    showPageNotice();
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwnScript(target.src, folder)) void recover(target.src);
    },
    true,
  );
}

const isThere = async (address: string) =>
  (await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.ok;

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
