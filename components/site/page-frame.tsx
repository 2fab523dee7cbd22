import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { SiteTexts } from '@/lib/content/schemas/site';
import type { SiteContent } from '@/lib/content/load/site-content';
import { pageHref } from '@/lib/site/links';
import { PhoneLink } from './contact';
import { Footer, ShortFooter } from './footer';
import { Header } from './header';

type Props = {
  content: Pick<SiteContent, 'site' | 'business' | 'brand'>;
  callBar?: boolean;
  /** The wizard's footer is short. */
  isWizard?: boolean;
  children: ReactNode;
};

/** Header, main and footer around a page. The wizard and the 404 page leave out the call bar. */
export function PageFrame({ content, callBar = true, isWizard = false, children }: Props) {
  const { site, business, brand } = content;
  const Foot = isWizard ? ShortFooter : Footer;
  // Where no call bar follows, as in the wizard, it isn't the page's main action.
  const bookNow = callBar ? 'primary' : 'secondary';
  return (
    <>
      <Header texts={site.navigation} business={business} mark={brand.mark} bookNow={bookNow} />
      <main id="main" tabIndex={-1}>
        {children}
        {callBar && (
          <CallBar texts={site.navigation}>
            <PhoneLink phone={business.phone} label={site.navigation.call} />
          </CallBar>
        )}
      </main>
      <Foot texts={site.footer} business={business} mark={brand.mark} />
    </>
  );
}

/** Sticks to the bottom of a phone's screen only within its parent, so it never covers hero or footer. */
export function CallBar({ texts, children }: { texts: SiteTexts['navigation']; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={texts.call}
      className="call-bar sticky bottom-0 z-10 low:static flex flex-wrap gap-2 border-t border-line bg-card px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:grow md:hidden print:hidden"
    >
      <ButtonLink href={pageHref('/checkout')}>{texts.bookNow}</ButtonLink>
      {children}
    </div>
  );
}

/** Structured data for search engines, with "<" escaped so that no text can close the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
