import type { Business } from '@/lib/content/schemas/business';
import type { RouteId } from '@/lib/content/schemas/pages';
import { pageHref } from '@/lib/site/links';

/** The addresses of the pages with an entry in content/pages.json. Others need none. */
export const routePaths = {
  home: '/',
  about: '/about',
  businessInfo: '/business-info',
  privacy: '/privacy',
  terms: '/terms',
  checkout: '/checkout',
} satisfies Record<RouteId, string>;

/** "https://www.example.com/about": the host from content/business.json, the folder from the base path. */
export function absoluteUrl({ siteAddress }: Pick<Business, 'siteAddress'>, path: string): string {
  return new URL(pageHref(path), siteAddress).href;
}
