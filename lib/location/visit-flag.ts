/** Something that was done once in this visit, and is remembered until the tab is closed. */
export type VisitFlag = {
  isSet: () => boolean;
  set: () => void;
  /** Calls back when it is set; returns how to end that. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * A flag kept in the session's storage under `key`. Where storage is blocked or full it is kept for this page alone.
 * `storage` may throw, as `window.sessionStorage` does in some browsers at the mere mention. It is set and kept at once; `when` says
 * when those who listen are told.
 */
export function createVisitFlag(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  when: (tell: () => void) => void = (tell) => tell(),
): VisitFlag {
  let setHere = false;
  const listeners = new Set<() => void>();
  const stored = () => {
    try {
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  return {
    isSet: () => (setHere ||= stored()),
    set() {
      setHere = true;
      try {
        storage().setItem(key, '1');
      } catch {
        // Remembered for this page, then.
      }
      when(() => listeners.forEach((listener) => listener()));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
