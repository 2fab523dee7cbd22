import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { siteColors } from '@/lib/content/colors';
import type { SiteContent } from '@/lib/content/load';
import { pageHref } from '@/lib/site/links';
import { PhoneText } from './contact-text';

export function documentMetadata({ business }: SiteContent): Metadata {
  return {
    // There is no canonical URL here, because every page would inherit it.
    applicationName: business.name,
    formatDetection: { telephone: false, date: false, address: false, email: false },
    robots: { 'max-image-preview': 'large' },
  };
}

export function documentViewport(color: ReturnType<typeof siteColors>): Viewport {
  return {
    // The page extends under a phone's home indicator. The call bar keeps clear of it.
    viewportFit: 'cover',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: color('paper', 'light') },
      { media: '(prefers-color-scheme: dark)', color: color('paper', 'dark') },
    ],
  };
}

/** The HTML document of every page. The 404 page has no layout, so it renders this directly. */
export function Document({ content, children }: { content: SiteContent; children: ReactNode }) {
  return (
    // The boot script has set attributes by the time that React hydrates.
    <html lang="en" suppressHydrationWarning>
      {/* The first paint waits for the whole header. Without this, its links would move as more of them arrive. */}
      <link rel="expect" href="#main" blocking="render" />
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="absolute -top-24 left-4 z-20 flex min-h-11 items-center rounded-soft bg-card px-4 font-semibold text-ink lifted focus:top-2"
        >
          Skip to main content
        </a>
        <PageNotice phone={content.business.phone} />
        {children}
        {/* In production, the export step adds this script. */}
        {process.env.NODE_ENV === 'development' && <script src={pageHref('/boot.js')} async />}
      </body>
    </html>
  );
}

/**
 * The notice for scripts that fail. It offers to reload the page, to call, and to go to the home page. It is hidden
 * until they fail (app/styles/parts.css). If a page crashes, it replaces the content (lib/browser/crashed-page.ts).
 */
function PageNotice({ phone }: { phone: string }) {
  return (
    <div
      id="page-notice"
      role="alert"
      className="page-notice fixed inset-x-0 bottom-0 z-20 border-t-2 border-wrong bg-card px-4 pt-4 pb-safe-4 print:hidden noscript:hidden"
    >
      <strong>Something went wrong on our end</strong>
      <p>
        Reload the page, or call <PhoneText phone={phone} /> and we’ll take your request by phone.
      </p>
      <p className="flex gap-6">
        {/* An empty href reloads this page and keeps its query. */}
        <TextLink href="" className="target">
          Reload the page
        </TextLink>{' '}
        <TextLink href={pageHref('/')} className="target">
          Go to the home page
        </TextLink>
      </p>
    </div>
  );
}
