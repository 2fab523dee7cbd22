import { storageKey } from '@/lib/site/href';

/** sessionStorage key. The privacy policy names it. */
const announcementDismissedKey = storageKey('announcement-dismissed');

/** Whether the announcement was dismissed in this visit. False if storage is blocked. */
export function isAnnouncementDismissed(): boolean {
  try {
    return sessionStorage.getItem(announcementDismissedKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers it until the tab is closed, if storage is available. */
export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(announcementDismissedKey, '1');
  } catch {
    // Then it is dismissed on this page only.
  }
}

/**
 * Hides an announcement dismissed earlier in this visit before it is painted, so that nothing moves
 * when React removes it. It uses a style sheet because a changed element would not hydrate.
 */
export function hideDismissedAnnouncement(): void {
  if (!isAnnouncementDismissed()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.announcement { display: none }');
  document.adoptedStyleSheets.push(sheet);
}
