import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { errorWordAttributes } from '@/components/pages/error-words';
import { MissingScript } from '@/components/site/missing-script';
import { SkipLink } from '@/components/site/skip-link';
import { siteContent } from '@/lib/content/site-content';
import { siteColors } from '@/lib/seo/color-tokens';
import { absoluteUrl } from '@/lib/seo/site-url';
import { pageHref } from '@/lib/site/href';

/** What the metadata of every page has in common. */
export function documentMetadata(): Metadata {
  const { business } = siteContent();
  return {
    // No canonical address here: every page would inherit it.
    metadataBase: new URL(absoluteUrl(business, '/')),
    applicationName: business.name.value,
    formatDetection: { telephone: false, date: false, address: false, email: false },
    robots: { 'max-image-preview': 'large' },
  };
}

/** How phones show every page. */
export function documentViewport(): Viewport {
  const color = siteColors();
  return {
    // The page reaches under a phone's home bar, so that the call bar can keep clear of it.
    viewportFit: 'cover',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: color('paper', 'light') },
      { media: '(prefers-color-scheme: dark)', color: color('paper', 'dark') },
    ],
  };
}

/** The document around every page. The page for a wrong address has no layout, so it uses this itself. */
export function Document({ children }: { children: ReactNode }) {
  const content = siteContent();
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col" {...errorWordAttributes(content)}>
        <SkipLink label={content.site.skipLink} />
        <MissingScript words={content.site.error} contact={content.business} />
        {children}
        {/* The export adds it to the pages that it writes. */}
        {process.env.NODE_ENV === 'development' && <script src={pageHref('/boot.js')} async />}
      </body>
    </html>
  );
}
