/** Key for browser storage, separate for each base path on the same host. */
export const storageKey = (name: string) => `${name}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;

/** Returns the value that this tab keeps under a key, or null if there is none or storage is blocked. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value until the tab is closed. Returns false if storage is blocked or full. */
export function keepInTab(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
