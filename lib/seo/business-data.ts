import type { City, HomeAndConstructionBusiness, Offer, OfferCatalog, Place } from 'schema-dts';
import type { Area } from '@/lib/content/areas';
import type { Service } from '@/lib/content/services';
import type { SiteContent } from '@/lib/content/site-content';
import { dialNumber } from '@/lib/hand-off/phone';
import { toSchemaOrg } from '@/lib/hours/opening-hours';
import { formatDollars } from '@/lib/pricing/format';
import { absoluteUrl, sharePicturePath } from './routes';

/** The content that the structured data describes. */
export type Content = Pick<SiteContent, 'business' | 'services' | 'areas' | 'site'>;

/** The stable id that other structured data uses to refer to the business. */
export function businessId(business: Content['business']): string {
  return absoluteUrl(business, '/#business');
}

/**
 * The business for search engines, from the same content as the pages. schema.org has no type for
 * appliance repair, so this uses the general type for home trades. No ratings or reviews: Google
 * does not allow a business to mark up reviews of itself.
 */
export function businessData(content: Content): HomeAndConstructionBusiness {
  const { business, services, areas, site } = content;
  const { street, city, state, zipCode, latitude, longitude } = business.address.value;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(business),
    name: business.name.value,
    description: site.tagline,
    url: absoluteUrl(business, '/'),
    image: absoluteUrl(business, sharePicturePath('home')),
    telephone: dialNumber(business.phone.value),
    email: business.email.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zipCode,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: toSchemaOrg(business.hours),
    priceRange: priceRange(services),
    currenciesAccepted: 'USD',
    areaServed: areasServed(areas),
    hasOfferCatalog: offerCatalog(content),
  };
}

function priceRange(services: readonly Service[]): string {
  const prices = services.map(({ price }) => price);
  return `${formatDollars(Math.min(...prices))}–${formatDollars(Math.max(...prices))}`;
}

/** The cities, then their neighborhoods. */
function areasServed(areas: readonly Area[]): (City | Place)[] {
  const cities = [...new Set(areas.map(({ city }) => city))];
  return [
    ...cities.map((name): City => ({ '@type': 'City', name })),
    ...areas.map(({ name, city }): Place => ({
      '@type': 'Place',
      name,
      containedInPlace: { '@type': 'City', name: city },
    })),
  ];
}

/**
 * The services with their starting prices: whole US dollars, before tax. `minPrice` marks a
 * starting price, as "Starting at" does on the page.
 */
function offerCatalog({ services, business, site }: Content): OfferCatalog {
  const offers = services.map(({ id, name, description, category, price }): Offer => ({
    '@type': 'Offer',
    url: absoluteUrl(business, `/checkout?service=${id}`),
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: price,
      priceCurrency: 'USD',
      valueAddedTaxIncluded: false,
    },
    itemOffered: { '@type': 'Service', name, description, category },
  }));
  return { '@type': 'OfferCatalog', name: site.navigation.services, itemListElement: offers };
}
