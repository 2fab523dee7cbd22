import type { Business } from '@/lib/content/business';
import type { RouteId } from '@/lib/content/pages';
import { pageHref } from '@/lib/site/href';

/** The path of each route, relative to the base path. */
export const routePaths: Record<RouteId, string> = {
  home: '/',
  about: '/about',
  businessInfo: '/business-info',
  privacy: '/privacy',
  terms: '/terms',
  checkout: '/checkout',
};

/** Every route but the home page: those with breadcrumbs. */
export type InnerRoute = Exclude<RouteId, 'home'>;

/**
 * The absolute URL of a page or file, such as "https://www.example.com/about": the host comes from
 * content/business.json, the folder from the base path. Hosts that serve pages as folders
 * (TRAILING_SLASH=true) redirect URLs without a trailing slash, so pages get one there.
 */
export function absoluteUrl({ siteAddress }: Pick<Business, 'siteAddress'>, path: string): string {
  const url = new URL(pageHref(path), siteAddress.value);
  const isFile = /\.[a-z0-9]+$/.test(url.pathname);
  if (process.env.TRAILING_SLASH === 'true' && !isFile && !url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}

/** In pixels: 1.91:1, which social networks show uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a route's drawing and of its share picture: "business-info". */
export function sceneName(route: RouteId): string {
  return routePaths[route].slice(1) || 'home';
}

/** The share picture's path on the site: "/share/business-info.png". */
export function sharePicturePath(route: RouteId): string {
  return `/share/${sceneName(route)}.png`;
}
