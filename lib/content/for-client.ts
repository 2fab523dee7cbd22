import type { TravelArea } from '@/lib/area/place';
import type { Shop } from '@/lib/hours/shop';
import type { SiteContent } from './load';
import type { Service } from './schemas/services';
import type { CheckoutTexts } from './schemas/words';

// What pages give to client components. All of it is part of the page as data, so we leave out the rest. No fact is
// optional in these types, so leaving one out doesn't compile.

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

/** The part of a service that the wizard shows. */
export type WizardService = Omit<Service, 'shortName' | 'description' | 'category' | 'appliances'>;

/** The wizard's content: its headlines and promises, and the facts that it shows. */
export type WizardContent = {
  texts: CheckoutTexts;
  firstAid: SiteContent['firstAid'];
  shop: Shop;
  services: readonly WizardService[];
  /** The document title of step 1. */
  pageTitle: string;
};

export function wizardContent(content: SiteContent): WizardContent {
  const services = content.services.map(
    ({ shortName, description, category, appliances, ...service }) => service,
  );
  const { checkout: texts, firstAid, pages } = content;
  return { texts, firstAid, shop: shopOf(content), services, pageTitle: pages.checkout.title };
}

/** Returns the travel area for a page that asks where the visitor is. */
export function travelAreaOf({ business, areas }: SiteContent): TravelArea {
  const { statesServed, serviceRadiusMiles: radiusMiles } = business;
  const { city: homeCity, latitude, longitude } = business.address;
  const position = latitude && longitude ? { latitude, longitude } : undefined;
  return { areas, statesServed, homeCity, radiusMiles, position };
}

/** What the announcement says above the header. */
export type AnnouncementContent = {
  /** The offer of content/site.json, or ''. */
  offer: string;
  /** The last day of the offer ("yyyy-mm-dd"), if it has one. */
  offerUntil: string | undefined;
  /** The cities that we serve, in words. */
  cities: string;
};

export const announcementContent = ({ site, facts }: SiteContent): AnnouncementContent => ({
  offer: site.offer,
  offerUntil: site.offerUntil,
  cities: facts.cities,
});
