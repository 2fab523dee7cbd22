import type { Business } from '@/lib/content/schemas/business';
import type { SiteContent } from '@/lib/content/load';
import { dialNumber } from '@/lib/site/links';
import { toSchemaOrg } from '@/lib/hours/opening-hours';
import { formatDollars } from '@/lib/pricing/pricing';
import { absoluteUrl } from '@/lib/site/routes';
import { sharePicture } from './page-metadata';

export function homeStructuredData(content: SiteContent) {
  const { business } = content;
  const data = businessData(content);
  const site = {
    '@type': 'WebSite',
    '@id': absoluteUrl(business, '/#website'),
    name: business.name,
    url: absoluteUrl(business, '/'),
    publisher: { '@id': data['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [data, site] };
}

function businessData(content: SiteContent) {
  const { business, services, site } = content;
  const { street, city, state, zipCode, latitude, longitude } = business.address;
  const prices = services.map(({ price }) => price);
  return {
    // schema.org has no type for appliance repair, so we use the one for home trades. There are no ratings, because
    // Google doesn't allow a business to mark up reviews of itself.
    '@type': 'HomeAndConstructionBusiness',
    '@id': absoluteUrl(business, '/#business'),
    name: business.name,
    description: site.tagline,
    url: absoluteUrl(business, '/'),
    image: absoluteUrl(business, sharePicture('home')),
    telephone: dialNumber(business.phone),
    email: business.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: street && zipCode,
      addressCountry: 'US',
    },
    geo: street && latitude && longitude ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    openingHoursSpecification: toSchemaOrg(business),
    priceRange: `${formatDollars(Math.min(...prices))}–${formatDollars(Math.max(...prices))}`,
    areaServed: citiesServed(content),
    hasOfferCatalog: offerCatalog(content),
  };
}

/** The cities with their neighborhoods. A town without neighborhoods has its own name as that of its only area. */
function citiesServed({ areas }: SiteContent) {
  return [...new Set(areas.map((area) => area.city))].map((name) => {
    const places = areas.filter((area) => area.city === name && area.name !== name);
    const containsPlace = places.map((area) => ({ '@type': 'Place', name: area.name }));
    return { '@type': 'City', name, ...(places.length > 0 && { containsPlace }) };
  });
}

function offerCatalog({ business, services }: SiteContent) {
  const offers = services.map(({ id, name, price }) => ({
    '@type': 'Offer',
    url: absoluteUrl(business, `/checkout?service=${id}`),
    price,
    priceCurrency: 'USD',
    itemOffered: { '@type': 'Service', name },
  }));
  return { '@type': 'OfferCatalog', name: 'Services', itemListElement: offers };
}

/** The breadcrumbs of a page, as it shows them. The last one is the page itself and needs no address. */
export function breadcrumbs(business: Business, page: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: absoluteUrl(business, '/') },
      { '@type': 'ListItem', position: 2, name: page },
    ],
  };
}
