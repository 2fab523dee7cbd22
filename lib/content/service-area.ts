import type { TravelArea } from '@/lib/area/service';
import type { SiteContent } from './load';

/** Returns the travel area for a page that asks where the visitor is. */
export function travelAreaOf({ business, areas }: Pick<SiteContent, 'business' | 'areas'>): TravelArea {
  const { statesServed, serviceRadiusMiles: radiusMiles } = business;
  const { city: homeCity, latitude, longitude } = business.address;
  const shop = latitude && longitude ? { latitude, longitude } : undefined;
  return { areas, statesServed, homeCity, radiusMiles, shop };
}
