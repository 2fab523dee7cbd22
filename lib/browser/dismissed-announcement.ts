import { keepInTab, readFromTab, storageKey } from '@/lib/site/tab-storage';

/** The storage key of a dismissed announcement. It's in the privacy policy, too. */
const dismissedKey = storageKey('announcement-dismissed');

/** Hides the announcement (components/city/announcement.tsx) once its button is pressed, and in later pages of the tab. */
export function letVisitorsDismissAnnouncement(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('#dismiss-announcement'))) return;
    hide();
    keepInTab(dismissedKey, '1');
    page.getElementById('main')?.focus({ preventScroll: true });
  });
}

export function hideDismissedAnnouncement(): void {
  if (readFromTab(dismissedKey)) hide();
}

/** We set the attribute on <html>, because React doesn't compare the attributes of that element when it hydrates. */
const hide = () => {
  document.documentElement.dataset.announcement = 'dismissed';
};
