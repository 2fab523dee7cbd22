import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';

/** Key for the time of the last automatic reload. The privacy policy names it. */
const reloadedKey = storageKey('reloaded');

let isRecovering = false;

/** When a script that the page waits for is missing: reloads the page, at most once a minute, or says what to do. */
export async function recoverFromMissing(script: string): Promise<void> {
  // Firefox cancels a page's loads as soon as a link is followed. A reload would cancel that, too.
  if ((await isThere(script)) || isRecovering) return;
  isRecovering = true;
  const isFirst = Date.now() - Number(readFromTab(reloadedKey)) > 60_000;
  const mayReload = isFirst && (await isThere(location.href)) && !hasInput();
  // Without storage, reloads could loop.
  if (mayReload && keepInTab(reloadedKey, String(Date.now()))) location.reload();
  else showPageNotice();
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
