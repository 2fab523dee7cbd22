import { storageKey } from './storage-key';

/** sessionStorage key. The privacy policy names it. */
const dismissedKey = storageKey('announcement-dismissed');

/** Hides the announcement (app/styles/parts.css) on this page and, if storage works, for the visit. */
export function dismissAnnouncement(): void {
  hide();
  try {
    sessionStorage.setItem(dismissedKey, '1');
  } catch {
    // Storage is blocked: dismissed on this page only.
  }
}

/** Hides an announcement that was dismissed earlier in the visit. */
export function hideDismissedAnnouncement(): void {
  try {
    if (sessionStorage.getItem(dismissedKey)) hide();
  } catch {
    // Storage is blocked.
  }
}

// On <html>, which React hydrates without comparing this attribute.
function hide() {
  document.documentElement.dataset.announcement = 'dismissed';
}
