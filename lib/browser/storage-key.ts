/** Key for browser storage, separate for each base path on the same host. */
export const storageKey = (name: string) => `${name}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;
