import './globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { ContactText } from '@/components/site/contact';
import { errorWordAttributes } from '@/components/site/error-words';
import { TextLink } from '@/components/ui/text-link';
import { siteContent, type SiteContent } from '@/lib/content/site-content';
import { siteColors } from '@/lib/seo/color-tokens';
import { absoluteUrl } from '@/lib/seo/routes';
import { pageHref } from '@/lib/site/href';

/** Metadata shared by every page. */
export function documentMetadata(): Metadata {
  const { business } = siteContent();
  return {
    // No canonical URL here: every page would inherit it.
    metadataBase: new URL(absoluteUrl(business, '/')),
    applicationName: business.name.value,
    formatDetection: { telephone: false, date: false, address: false, email: false },
    robots: { 'max-image-preview': 'large' },
  };
}

/** Viewport of every page. */
export function documentViewport(): Viewport {
  const color = siteColors();
  return {
    // Extends the page under a phone's home indicator; the call bar stays clear of it.
    viewportFit: 'cover',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: color('paper', 'light') },
      { media: '(prefers-color-scheme: dark)', color: color('paper', 'dark') },
    ],
  };
}

/** The HTML document of every page. The 404 page has no layout, so it renders this directly. */
export function Document({ children }: { children: ReactNode }) {
  const content = siteContent();
  return (
    <html lang="en">
      {/* No paint before the whole header has arrived: its first links would move when the last do. */}
      <link rel="expect" href="#main" blocking="render" />
      <body className="flex min-h-dvh flex-col" {...errorWordAttributes(content)}>
        <a
          href="#main"
          className="absolute -top-12 left-2 z-20 rounded-soft bg-card px-2 py-1 font-semibold text-ink lifted focus:top-1"
        >
          {content.site.skipLink}
        </a>
        <MissingScript content={content} />
        {children}
        {/* In production, the export step adds this script. */}
        {process.env.NODE_ENV === 'development' && <script src={pageHref('/boot.js')} async />}
      </body>
    </html>
  );
}

/**
 * The boot script reveals this (by id) when a script file fails to load and reloading could lose
 * what the visitor typed. The page stays usable: prices and the phone number need no JavaScript.
 */
function MissingScript({ content: { site, business } }: { content: SiteContent }) {
  return (
    <div
      id="missing-script"
      role="alert"
      hidden
      className="sticky top-0 z-20 border-b border-line bg-card p-2 text-ink print:hidden"
    >
      <ContactText text={site.error.text} contact={business} />{' '}
      {/* An empty href reloads this page and keeps its query. */}
      <TextLink href="">{site.error.reload}</TextLink>
    </div>
  );
}
