import { keepInTab, readFromTab, storageKey } from './tab-storage';

/** Key of a dismissed announcement. The privacy policy names it. */
const dismissedKey = storageKey('announcement-dismissed');

/** Hides the announcement (components/location/announcement.tsx) on this page, and in this tab if storage works. */
export function dismissAnnouncement(): void {
  // On <html>, which React hydrates without comparing this attribute.
  document.documentElement.dataset.announcement = 'dismissed';
  keepInTab(dismissedKey, '1');
}

export function hideDismissedAnnouncement(): void {
  if (readFromTab(dismissedKey)) dismissAnnouncement();
}
