import type { SiteContent } from '@/lib/content/load';
import type { Business } from '@/lib/content/schemas/business';
import type { Shop, Span } from '@/lib/hours/shop';
import { formatDollars } from '@/lib/pricing/pricing';
import { dialNumber } from '@/lib/site/links';
import { absoluteUrl } from '@/lib/site/routes';
import { shareFile } from './page-metadata';

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
  const hasPlace = street && latitude && longitude;
  const prices = services.map(({ price }) => price);
  const lowestPrice = formatDollars(Math.min(...prices));
  const highestPrice = formatDollars(Math.max(...prices));
  return {
    // schema.org has no type for appliance repair, so we use the one for home trades. There are no ratings, because
    // Google doesn't allow a business to mark up reviews of itself.
    '@type': 'HomeAndConstructionBusiness',
    '@id': absoluteUrl(business, '/#business'),
    name: business.name,
    description: site.tagline,
    url: absoluteUrl(business, '/'),
    image: absoluteUrl(business, shareFile),
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
    geo: hasPlace ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    openingHoursSpecification: openingHours(business),
    priceRange: `${lowestPrice}–${highestPrice}`,
    areaServed: citiesServed(content),
    sameAs: business.profiles.length > 0 ? business.profiles.map(({ link }) => link) : undefined,
    hasOfferCatalog: offerCatalog(content),
  };
}

function openingHours({ hours, closedDates }: Pick<Shop, 'hours' | 'closedDates'>) {
  const specification = ({ opens, closes }: Span) => ({
    '@type': 'OpeningHoursSpecification',
    opens,
    // Google expects midnight in this form.
    closes: closes === '24:00' ? '23:59' : closes,
  });
  // Google expects a day off in this form.
  const dayOff = { opens: '00:00', closes: '00:00' };
  const weekly = hours.map((entry) => ({ ...specification(entry), dayOfWeek: entry.days }));
  const special = closedDates.map(({ from, to, hours: specialHours = dayOff }) => ({
    ...specification(specialHours),
    validFrom: from,
    validThrough: to,
  }));
  return [...weekly, ...special];
}

/** The cities with their neighborhoods. In a town without neighborhoods, the only area has the name of the town. */
function citiesServed({ areas }: SiteContent) {
  const cities = [...new Set(areas.map(({ city }) => city))];
  return cities.map((city) => {
    const neighborhoods = areas.filter((area) => area.city === city && area.name !== city);
    const places = neighborhoods.map(({ name }) => ({ '@type': 'Place', name }));
    return { '@type': 'City', name: city, containsPlace: places.length > 0 ? places : undefined };
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

/** The breadcrumbs that a page shows. The last one is the page itself, which doesn't need an address. */
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
