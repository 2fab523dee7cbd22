import type { RouteId } from '@/lib/content/pages';

/** The path of each route, below the folder in which the site is served. */
export const routePaths: Record<RouteId, string> = {
  home: '/',
  about: '/about',
  businessInfo: '/business-info',
  privacy: '/privacy',
  terms: '/terms',
  checkout: '/checkout',
};

/** Every route but the home page: those that have a trail leading home. */
export type InnerRoute = Exclude<RouteId, 'home'>;
