import type { SiteContent } from '@/lib/content/load';
import { absoluteUrl, routePaths, type RouteId } from '@/lib/site/routes';

/** The picture of every shared link, which the build draws (scripts/build/share-picture.tsx). */
export const shareFile = '/share.png';

/** In pixels. Social networks show this shape (1.91:1) without cropping it. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The texts of a page for search engines and shared links, from content/pages.json. */
export function pageMetadata(
  route: RouteId,
  { business, pages, site }: Pick<SiteContent, 'business' | 'pages' | 'site'>,
) {
  const { title, description } = pages[route];
  const address = absoluteUrl(business, routePaths[route]);
  const siteName = business.name;
  const picture = {
    url: absoluteUrl(business, shareFile),
    ...shareSize,
    alt: `${site.tagline} – ${siteName}`,
  };
  return {
    title,
    description,
    // The canonical URL has no query, so /checkout?service=… counts as /checkout.
    alternates: { canonical: address },
    openGraph: {
      type: 'website' as const,
      url: address,
      siteName,
      title,
      description,
      images: [picture],
    },
    // Next fills in title, description and picture from openGraph.
    twitter: { card: 'summary_large_image' as const },
  };
}
