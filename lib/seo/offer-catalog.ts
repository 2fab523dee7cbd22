import type { Offer, OfferCatalog } from 'schema-dts';
import type { SiteContent } from '@/lib/content/site-content';
import { absoluteUrl } from './site-url';

/**
 * The six services with the price that each starts at: whole US dollars, before tax. `minPrice` says that it is a
 * starting price, as "Starting at" does on the page.
 */
export function offerCatalog({
  services,
  business,
  site,
}: Pick<SiteContent, 'services' | 'business' | 'site'>): OfferCatalog {
  const offers = services.map(({ id, name, description, category, price }): Offer => {
    return {
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
    };
  });
  return { '@type': 'OfferCatalog', name: site.navigation.services, itemListElement: offers };
}
