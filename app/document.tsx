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

/** Metadata that every page shares. */
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

/** Viewport of every page. */
export function documentViewport(): Viewport {
  const color = siteColors();
  return {
    // The page extends under a phone's home bar, so that the call bar can stay clear of it.
    viewportFit: 'cover',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: color('paper', 'light') },
      { media: '(prefers-color-scheme: dark)', color: color('paper', 'dark') },
    ],
  };
}

/** The document around every page. The 404 page has no layout and uses it directly. */
export function Document({ children }: { children: ReactNode }) {
  const content = siteContent();
  return (
    <html lang="en">
      <body className="flex min-h-dvh flex-col" {...errorWordAttributes(content)}>
        <a
          href="#main"
          className="absolute -top-12 left-2 z-20 rounded-soft bg-card px-2 py-1 font-semibold text-ink lifted focus:top-1"
        >
          {content.site.skipLink}
        </a>
        <MissingScript content={content} />
        {children}
        {/* The export adds it to the pages that it writes. */}
        {process.env.NODE_ENV === 'development' && <script src={pageHref('/boot.js')} async />}
      </body>
    </html>
  );
}

/**
 * The boot script shows this, by its id, when a script file is missing and a reload could lose what
 * the visitor typed. The page stays usable: prices and phone number need no script.
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
      {/* An empty address is this page itself, with its query. */}
      <TextLink href="">{site.error.reload}</TextLink>
    </div>
  );
}
