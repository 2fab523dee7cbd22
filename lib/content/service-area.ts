import type { ServiceArea } from '@/lib/area/service';
import type { SiteContent } from './load';

/** The service area, for pages that ask where the visitor is. */
export function serviceAreaOf({ business, areas }: Pick<SiteContent, 'business' | 'areas'>): ServiceArea {
  const { statesServed, serviceRadiusMiles: radiusMiles } = business;
  const { latitude, longitude } = business.address;
  const shop = latitude && longitude ? { latitude, longitude } : undefined;
  return { areas, statesServed, radiusMiles, shop };
}
