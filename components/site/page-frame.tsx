import type { ReactNode } from 'react';
import type { SiteContent } from '@/lib/content/site-content';
import { CallBar } from './call-bar';
import { Footer } from './footer';
import { Header } from './header';

type Props = { content: Pick<SiteContent, 'site' | 'business'>; callBar?: boolean; children: ReactNode };

/** Header, main and footer around a page's content. The home page and the wizard place the call bar themselves. */
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
