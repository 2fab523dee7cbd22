const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Address of a page or file of this site ("/about", "/#areas"), below the folder in which the site is served.
 * Plain links use it, since only next/link would add the base path by itself.
 */
export function pageHref(path: string): string {
  return `${basePath}${path}`;
}
