import type { RouteId } from '@/lib/content/pages';
import type { SiteContent } from '@/lib/content/site-content';
import { absoluteUrl, routePaths, sharePicturePath, shareSize } from './routes';

/** The metadata of a page, in the form that Next expects. */
export type PageMetadata = {
  title: string;
  description: string;
  /** /checkout stays /checkout, whatever the query. */
  alternates: { canonical: string };
  openGraph: {
    type: 'website';
    url: string;
    siteName: string;
    locale: 'en_US';
    title: string;
    description: string;
    images: { url: string; width: number; height: number; type: 'image/png'; alt: string }[];
  };
  twitter: { card: 'summary_large_image' };
};

/** Title, description, canonical address and share card of a route, from content/pages.json. */
export function pageMetadata(
  { pages, business }: Pick<SiteContent, 'pages' | 'business'>,
  route: RouteId,
): PageMetadata {
  const { title, description, shareTitle } = pages[route];
  const address = absoluteUrl(business, routePaths[route]);
  const siteName = business.name.value;
  const picture = absoluteUrl(business, sharePicturePath(route));
  const alt = `${shareTitle} – ${siteName}`;
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'website',
      url: address,
      siteName,
      locale: 'en_US',
      title,
      description,
      images: [{ url: picture, ...shareSize, type: 'image/png', alt }],
    },
    // Next takes title, description and picture from openGraph.
    twitter: { card: 'summary_large_image' },
  };
}
