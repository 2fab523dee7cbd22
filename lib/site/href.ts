const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Address of a page or file with the base path, which Next doesn't add to plain <a> elements. */
export function pageHref(path: string): string {
  return `${basePath}${path}`;
}

/** Key for browser storage, separate for each base path on the same host. */
export const storageKey = (name: string) => `${name}${basePath}`;

/** Address of a symbol in a file of public/drawings, for `<use>`. */
export function drawingHref(file: string, symbol: string): string {
  return pageHref(`/drawings/${file}.svg#${symbol}`);
}
