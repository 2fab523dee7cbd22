import { routeIds, type RouteId } from '@/lib/content/pages';

/** Pixels. The size that is shown uncropped wherever links are shared (1.91:1). */
export const shareSize = { width: 1200, height: 630 } as const;

/** What is drawn for each route; also the name of its file. */
export const shareScenes = {
  home: 'home',
  about: 'about',
  businessInfo: 'business-info',
  privacy: 'privacy',
  terms: 'terms',
  checkout: 'checkout',
} as const satisfies Record<RouteId, string>;

/** File name of the picture that goes with a shared link to the route: "business-info.png". */
export function sharePictureName(route: RouteId): string {
  return `${shareScenes[route]}.png`;
}

/** Its path on the site: "/share/business-info.png". */
export function sharePicturePath(route: RouteId): string {
  return `/share/${sharePictureName(route)}`;
}

/** The route whose picture has this file name, if there is one. */
export function routeOfPicture(name: string): RouteId | undefined {
  return routeIds.find((route) => sharePictureName(route) === name);
}
