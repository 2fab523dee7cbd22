import { siteContent } from '@/lib/content/load';
import { absoluteUrl } from './routes';

/** In pixels: 1.91:1, which social networks show uncropped. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The name of a page's share picture, and of its drawing if it has one: "business-info". */
export const shareName = (path: string) => path.slice(1) || 'home';

export const sharePicture = (path: string) => `/share/${shareName(path)}.png`;

type PageTexts = { title: string; description: string; shareTitle?: string };

/** Without `shareTitle`, the text on its own share picture, a page shows the home page's picture. */
export function pageMetadata(path: string, { title, description, shareTitle }: PageTexts) {
  const { business, pages } = siteContent();
  const address = absoluteUrl(business, path);
  const siteName = business.name;
  const picture = sharePicture(shareTitle ? path : '/');
  return {
    title,
    description,
    // The canonical URL has no query, so /checkout?service=… counts as /checkout.
    alternates: { canonical: address },
    openGraph: {
      type: 'website' as const,
      url: address,
      siteName,
      locale: 'en_US',
      title,
      description,
      images: [
        {
          url: absoluteUrl(business, picture),
          ...shareSize,
          type: 'image/png',
          alt: `${shareTitle ?? pages.home.shareTitle} – ${siteName}`,
        },
      ],
    },
    // Next fills in title, description and picture from openGraph.
    twitter: { card: 'summary_large_image' as const },
  };
}
