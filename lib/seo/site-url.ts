import type { Business } from '@/lib/content/business';
import { pageHref } from '@/lib/site/href';

/**
 * The full address of a page or file, as search engines and shared links need it: "https://www.example.com/about".
 * Host from content/business.json, folder from the build's base path. Hosts that serve pages as folders
 * (TRAILING_SLASH=true, see next.config.mjs) would redirect an address without its slash, so pages get it there.
 */
export function absoluteUrl({ siteAddress }: Pick<Business, 'siteAddress'>, path: string): string {
  const url = new URL(pageHref(path), siteAddress.value);
  const isFile = /\.[a-z0-9]+$/.test(url.pathname);
  if (process.env.TRAILING_SLASH === 'true' && !isFile && !url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}
