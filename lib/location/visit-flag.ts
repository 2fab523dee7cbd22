import { storageKey } from '@/lib/site/href';

/** Session storage key of the dismissed announcement. The privacy policy names it. */
const announcementDismissedKey = storageKey('announcement-dismissed');

/** Whether the announcement was dismissed earlier in this visit. False where storage is blocked. */
export function isAnnouncementDismissed(): boolean {
  try {
    return sessionStorage.getItem(announcementDismissedKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers it until the tab is closed, or not at all where storage is blocked or full. */
export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(announcementDismissedKey, '1');
  } catch {
    // Then it is gone from this page only.
  }
}

/**
 * Hides an announcement dismissed earlier in this visit before its HTML is painted, so that nothing
 * moves when React removes it. A constructed style sheet, since a changed element would not hydrate.
 */
export function hideDismissedAnnouncement(): void {
  if (!isAnnouncementDismissed()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.announcement { display: none }');
  document.adoptedStyleSheets.push(sheet);
}
