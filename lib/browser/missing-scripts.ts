import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';

/** The storage key for the time of the last automatic reload. It's in the privacy policy, too. */
const reloadedKey = storageKey('reloaded');

/**
 * Returns a function that gets the address of each script that failed to load. If one is missing, the function reloads
 * the page, at most once a minute, or shows the page's notice.
 */
export function createRecovery(): (script: string) => Promise<void> {
  let isRecovering = false;
  return async (script) => {
    // When a visitor follows a link, Firefox cancels the page's loads. A reload would cancel the new page, too.
    if ((await isThere(script)) || isRecovering) return;
    isRecovering = true;
    const mayReload = isFirstReload() && (await isThere(location.href)) && !hasInput();
    // If this tab can't store the time, the page could reload again and again.
    if (mayReload && keepInTab(reloadedKey, String(Date.now()))) location.reload();
    else showPageNotice();
  };
}

const isFirstReload = () => Date.now() - Number(readFromTab(reloadedKey)) > 60_000;

/** Shows the notice in components/site/document.tsx, which says what to do and has the phone number. */
function showPageNotice(): void {
  document.getElementById('page-notice')?.setAttribute('data-shown', '');
}

async function isThere(address: string): Promise<boolean> {
  const reply = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  return reply?.ok ?? false;
}

function hasInput(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const hasTyped = [...controls].some(({ value, defaultValue }) => value !== defaultValue);
  const chosen = 'input:checked:not([checked]), option:checked:not([selected], [value=""])';
  return hasTyped || document.querySelector(chosen) !== null;
}
