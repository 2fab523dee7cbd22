import type { Reach } from '@/lib/location/within-reach';
import type { SiteContent } from './load';

/** The service area, for pages that ask where the visitor is. */
export function reachOf({ business, areas }: Pick<SiteContent, 'business' | 'areas'>): Reach {
  const { statesServed, serviceRadiusMiles: radiusMiles } = business;
  const { latitude, longitude } = business.address;
  const shop = latitude && longitude ? { latitude, longitude } : undefined;
  return { statesServed, radiusMiles, shop, cities: [...new Set(areas.map(({ city }) => city))] };
}
