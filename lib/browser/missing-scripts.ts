import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';

/** Key for the time of the last automatic reload. The privacy policy names it. */
const reloadedKey = storageKey('reloaded');

/** When one of our scripts fails to load: reloads the page, at most once a minute, or says what to do. */
export function reloadWhenMissing(folder: string): void {
  let isRecovering = false;
  const recover = async (script: string) => {
    // Firefox cancels a page's loads as soon as a link is followed; a reload would cancel that, too.
    if ((await isThere(script)) || isRecovering) return;
    isRecovering = true;
    const isFirst = Date.now() - Number(readFromTab(reloadedKey)) > 60_000;
    const mayReload = isFirst && (await isThere(location.href)) && !hasInput();
    // Without storage, reloads could loop.
    if (mayReload && keepInTab(reloadedKey, String(Date.now()))) location.reload();
    else showPageNotice();
  };
  addEventListener(
    'error',
    ({ target }) => {
      const src = target instanceof HTMLScriptElement ? target.src : '';
      // Ours have no query, as what an extension adds may.
      if (src.startsWith(folder) && src.endsWith('.js')) void recover(src);
    },
    true,
  );
}

/** Shows the notice of the page (components/site/document.tsx): what to do, with the phone number. */
function showPageNotice(): void {
  document.getElementById('page-notice')?.setAttribute('data-shown', '');
}

const isThere = async (address: string) =>
  (await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.ok;

function hasInput(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const chosen = 'input:checked:not([checked]), option:checked:not([selected], [value=""])';
  return (
    [...controls].some(({ value, defaultValue }) => value !== defaultValue) ||
    document.querySelector(chosen) !== null
  );
}
