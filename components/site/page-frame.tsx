import type { ReactNode } from 'react';
import type { SiteContent } from '@/lib/content/load';
import { BookNowLink, CallLink, TextUsLink } from './contact-buttons';
import { Footer, ShortFooter } from './footer';
import { Header } from './header';

type Props = {
  content: Pick<SiteContent, 'facts' | 'business' | 'brand'>;
  /** For the pages with a frame that differs from the others. */
  page?: 'home' | 'wizard' | 'not found';
  children: ReactNode;
};

/**
 * Header, main and footer around a page. Home places its own call bar, and its header is dark after dark. The wizard and
 * the 404 page have no call bar, and the wizard's footer is short.
 */
export function PageFrame({ content, page, children }: Props) {
  const { business, brand } = content;
  return (
    <>
      <Header business={business} brand={brand} className={page === 'home' ? 'after-dark' : ''} />
      <main id="main" tabIndex={-1}>
        {children}
        {!page && <CallBar content={content} />}
      </main>
      {page === 'wizard' ? <ShortFooter content={content} /> : <Footer content={content} />}
    </>
  );
}

/**
 * The bar is hidden while a form is used or pressed (Safari's buttons take no focus). It keeps its place and comes back a
 * moment later: a press elsewhere takes the focus out of the form, and must find its link where it was.
 */
const besideForms =
  '[transition:visibility_0s_0.3s] in-[main:has(form:focus-within,form:active)]:invisible in-[main:has(form:focus-within,form:active)]:transition-none';

/** Sticks to the bottom of a phone's screen only within its parent, so it never covers hero or footer. */
export function CallBar({ content: { business, facts } }: Pick<Props, 'content'>) {
  return (
    <div
      role="group"
      aria-label="Book or call"
      className={`sticky bottom-0 z-10 low:static flex flex-wrap gap-2 border-t border-line bg-card px-gutter pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] *:grow md:hidden print:hidden ${besideForms}`}
    >
      <BookNowLink />
      <CallLink facts={facts} />
      <TextUsLink business={business} isIcon />
    </div>
  );
}

/** Structured data for search engines, with "<" escaped so that no text can close the element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
