import type { ReactNode } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { ButtonLink } from '@/components/ui/button';
import type { SiteWords } from '@/lib/content/site';
import type { SiteContent } from '@/lib/content/site-content';
import { pageHref } from '@/lib/site/href';
import { PhoneLink } from './contact';
import { Footer } from './footer';
import { Header } from './header';

type Props = { content: Pick<SiteContent, 'site' | 'business'>; callBar?: boolean; children: ReactNode };

/** Header, main and footer around a page. The wizard and the 404 page leave out the call bar. */
export function PageFrame({ content: { site, business }, callBar = true, children }: Props) {
  return (
    <>
      <Header words={site.navigation} name={business.name.value} phone={business.phone.value} />
      <main id="main" tabIndex={-1}>
        {children}
        {callBar && <CallBar words={site.navigation} phone={business.phone.value} />}
      </main>
      <Footer words={site.footer} business={business} />
    </>
  );
}

/**
 * Call and Book Now within thumb's reach on phones. It sticks to the bottom of the screen only
 * within its parent, so it never covers the hero or the footer, and hides while a field has focus.
 */
export function CallBar({ words, phone }: { words: SiteWords['navigation']; phone: string }) {
  return (
    <div
      role="group"
      aria-label={words.call}
      className="call-bar sticky bottom-0 z-10 low:static grid grid-cols-2 gap-1 border-t border-line bg-card px-2 pt-1 md:hidden print:hidden"
    >
      <PhoneLink phone={phone} label={words.call} showNumber={false} />
      <ButtonLink href={pageHref('/checkout')}>{words.bookNow}</ButtonLink>
    </div>
  );
}

/** Structured data for search engines, with "<" escaped so that no text can close the element. */
export function JsonLd<T extends Thing>({ data }: { data: Graph | WithContext<T> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
