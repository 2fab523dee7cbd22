import type { RouteId } from '@/lib/content/pages';
import type { SiteContent } from '@/lib/content/site-content';
import { absoluteUrl, routePaths, sharePicturePath, shareSize } from './routes';

/** What the head of a page says of it; a Next page can export it as its metadata. */
export type PageMetadata = {
  title: string;
  description: string;
  /** The one address of the page: /checkout stays /checkout, whatever the query. */
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
    // Title, description and picture are those of openGraph: Next repeats them.
    twitter: { card: 'summary_large_image' },
  };
}
