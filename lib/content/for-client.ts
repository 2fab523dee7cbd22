import type { TravelArea } from '@/lib/area/place';
import type { Shop } from '@/lib/hours/shop';
import type { SiteContent } from './load';

// What pages give to client components. All of it is part of the page as data, so we leave out the rest.

/** Returns the facts of the business that rules and forms use. */
export const shopOf = ({ business, areas, facts }: SiteContent): Shop => ({
  name: business.name,
  phone: business.phone,
  textable: business.textable,
  email: business.email,
  hours: business.hours,
  closedDates: business.closedDates,
  emergency: business.emergency,
  sameDayUntil: business.sameDayUntil,
  replyMinutes: business.replyMinutes,
  statesServed: business.statesServed,
  areas,
  areaCount: facts.areaCount,
  taxPercent: business.taxPercent,
  taxPercentByState: business.taxPercentByState,
  afterHoursPrice: business.afterHoursPrice,
});

/** Returns the wizard's content. `pageTitle` is the document title of step 1. */
export function wizardContent(content: SiteContent) {
  const services = content.services.map(
    ({ shortName, description, category, appliances, ...service }) => service,
  );
  const { checkout: texts, firstAid, pages } = content;
  return { texts, firstAid, shop: shopOf(content), services, pageTitle: pages.checkout.title };
}

export type WizardContent = ReturnType<typeof wizardContent>;
export type WizardService = WizardContent['services'][number];

/** Returns the travel area for a page that asks where the visitor is. */
export function travelAreaOf({ business, areas }: SiteContent): TravelArea {
  const { statesServed, serviceRadiusMiles: radiusMiles } = business;
  const { city: homeCity, latitude, longitude } = business.address;
  const position = latitude && longitude ? { latitude, longitude } : undefined;
  return { areas, statesServed, homeCity, radiusMiles, position };
}

/** Returns the offer ('' without one), its last day ("yyyy-mm-dd") if it ends, and our cities in words. */
export const announcementContent = ({ site, facts }: SiteContent) => ({
  offer: site.offer,
  offerUntil: site.offerUntil,
  cities: facts.cities,
});

export type AnnouncementContent = ReturnType<typeof announcementContent>;
