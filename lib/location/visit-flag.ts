/** Session storage key of the dismissed announcement. The privacy policy names it. */
export const announcementDismissedKey = 'announcement-dismissed';

/** Something done once in this visit, remembered until the tab is closed. */
export type VisitFlag = {
  isSet: () => boolean;
  set: () => void;
  /** Calls back when it is set; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A flag in the session's storage under `key`, read once. Where storage is blocked or full it lasts
 * for this page only. `storage` may throw, as `window.sessionStorage` does in some browsers.
 */
export function createVisitFlag(key: string, storage: () => Pick<Storage, 'getItem' | 'setItem'>): VisitFlag {
  let isSet: boolean | undefined;
  const listeners = new Set<() => void>();
  const read = () => {
    try {
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  return {
    isSet: () => (isSet ??= read()),
    set() {
      isSet = true;
      try {
        storage().setItem(key, '1');
      } catch {
        // Then it is remembered for this page only.
      }
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Hides an announcement dismissed earlier in this visit before its HTML is painted, so that nothing
 * moves when React removes it. A constructed style sheet, since a changed element would not hydrate.
 */
export function hideDismissedAnnouncement(): void {
  if (!createVisitFlag(announcementDismissedKey, () => sessionStorage).isSet()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.announcement { display: none }');
  document.adoptedStyleSheets.push(sheet);
}
