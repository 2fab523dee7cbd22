const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Address of a page or file of this site ("/about", "/#areas"), with the base path. Links are plain
 * <a> elements, to which Next does not add it.
 */
export function pageHref(path: string): string {
  return `${basePath}${path}`;
}

/** Storage key of this site: sites in other folders of the same host have their own. */
export const storageKey = (name: string) => `${name}${basePath}`;

/** Address of a symbol in a file of public/drawings, for `<use>`. A page fetches each file once. */
export function drawingHref(file: string, symbol: string): string {
  return pageHref(`/drawings/${file}.svg#${symbol}`);
}
