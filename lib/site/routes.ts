import { pageHref } from './links';

/** The addresses of the pages, each with an entry in content/pages.json, in the order of the sitemap. */
export const routePaths = {
  home: '/',
  about: '/about',
  businessInfo: '/business-info',
  privacy: '/privacy',
  terms: '/terms',
  checkout: '/checkout',
} as const;

export type RouteId = keyof typeof routePaths;

export const routeIds = Object.keys(routePaths) as RouteId[]; // the keys of a constant

/** "https://www.example.com/about". The host comes from content/business.json, and any folder from the base path. */
export const absoluteUrl = ({ siteAddress }: { siteAddress: string }, path: string): string =>
  new URL(pageHref(path), siteAddress).href;
