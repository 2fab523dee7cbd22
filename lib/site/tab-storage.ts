/** Returns a key for browser storage that other sites on the same host, with another base path, don't use. */
export const storageKey = (name: string) => `${name}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;

/** Returns the value that this tab has stored under a key, or null. Null also means that storage is blocked. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value until the tab is closed. Returns false if storage is blocked or full. */
export function keepInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
