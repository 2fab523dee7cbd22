const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Address of a page or file of this site ("/about", "/#areas"), below the folder in which the site is served.
 * Plain links use it, since only next/link would add the base path by itself.
 */
export function pageHref(path: string): string {
  return `${basePath}${path}`;
}

/** Address of a symbol in a file of public/drawings, for `<use>`. A page fetches each file once. */
export function drawingHref(file: 'appliances' | 'kitchen' | 'map', symbol: string): string {
  return pageHref(`/drawings/${file}.svg#${symbol}`);
}
