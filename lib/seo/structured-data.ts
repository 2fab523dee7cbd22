import type { BreadcrumbList, Graph, WithContext } from 'schema-dts';
import type { SiteContent } from '@/lib/content/site-content';
import { businessData, businessId, type Content } from './business-data';
import { absoluteUrl, type InnerRoute, routePaths } from './routes';

/** The home page's structured data: the business and its site. */
export function homeStructuredData(content: Content): Graph {
  const { business } = content;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      businessData(content),
      {
        '@type': 'WebSite',
        '@id': absoluteUrl(business, '/#website'),
        name: business.name.value,
        url: absoluteUrl(business, '/'),
        inLanguage: 'en-US',
        publisher: { '@id': businessId(business) },
      },
    ],
  };
}

/** An inner page's breadcrumbs for search results, with the same names as on the page. */
export function breadcrumbs(
  { pages, business }: Pick<SiteContent, 'pages' | 'business'>,
  route: InnerRoute,
): WithContext<BreadcrumbList> {
  const trail = ['home', route] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pages[step].name,
      item: absoluteUrl(business, routePaths[step]),
    })),
  };
}
