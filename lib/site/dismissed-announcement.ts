import { keepInTab, readFromTab, storageKey } from './tab-storage';

/** The storage key of a dismissed announcement. It's in the privacy policy, too. */
const dismissedKey = storageKey('announcement-dismissed');

/** Hides the announcement (components/location/announcement.tsx) on this page, and in this tab if storage works. */
export function dismissAnnouncement(): void {
  // We set it on <html>, because React doesn't compare the attributes of that element when it hydrates.
  document.documentElement.dataset.announcement = 'dismissed';
  keepInTab(dismissedKey, '1');
}

export function hideDismissedAnnouncement(): void {
  if (readFromTab(dismissedKey)) dismissAnnouncement();
}
