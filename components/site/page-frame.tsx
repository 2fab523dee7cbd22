import type { ReactNode } from 'react';
import type { SiteContent } from '@/lib/content/load';
import { BookNowLink, PhoneLink, TextUsLink } from './contact-buttons';
import { Footer, ShortFooter } from './footer';
import { Header, type FrameKind } from './header';

type Props = { content: SiteContent; kind?: FrameKind; children: ReactNode };

/**
 * The header, main element and footer of a page. The home page places its own call bar, and the wizard has none. Both
 * have a shorter footer than other pages.
 */
export function PageFrame({ content, kind = 'plain', children }: Props) {
  return (
    <>
      <Header content={content} kind={kind} />
      <main id="main" tabIndex={-1}>
        {children}
        {kind === 'plain' && <CallBar content={content} />}
      </main>
      {kind === 'wizard' ? (
        <ShortFooter content={content} />
      ) : (
        <Footer content={content} isHome={kind === 'home'} />
      )}
    </>
  );
}

/**
 * Sticks to the bottom of a screen that is too narrow for the header's links, but only within its parent, so it never
 * covers the first screen or the footer. It is hidden while a visitor uses a form (app/styles/parts.css).
 */
export function CallBar({ content: { business } }: { content: SiteContent }) {
  return (
    <div
      role="group"
      aria-label="Book or call"
      className="call-bar sticky bottom-0 z-10 low:static flex flex-wrap gap-2 border-t border-line bg-card px-gutter pt-2 pb-safe-2 *:grow lg:hidden print:hidden"
    >
      <BookNowLink />
      <PhoneLink phone={business.phone} label="Call" variant="call" />
      <TextUsLink business={business} isIcon />
    </div>
  );
}

/** Structured data for search engines, with "<" escaped so that no text can close the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
