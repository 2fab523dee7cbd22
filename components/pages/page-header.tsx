import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/lead';
import { Container } from '@/components/ui/section';
import type { PageWords } from '@/lib/content/pages';
import type { SiteContent } from '@/lib/content/site-content';
import { Breadcrumbs } from './breadcrumbs';

type Props = {
  content: Pick<SiteContent, 'pages' | 'site'>;
  page: PageWords;
  heading: string;
  lead?: string;
  /** Stands at the foot of the header, on the edge of what comes next. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** The head of an inner page: the trail, the one h1, what the page is about. */
export function PageHeader({ content: { pages, site }, page, heading, lead, picture, children }: Props) {
  return (
    <Container className="pt-2">
      <Breadcrumbs label={site.breadcrumb} home={pages.home.name} current={page.name} />
      <div className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-5 lg:mt-5">
        <div className={picture ? 'md:col-span-3 md:pb-8' : 'md:col-span-5'}>
          <Heading level={1}>{heading}</Heading>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </div>
        {picture && <div className="self-end md:col-span-2 print:hidden">{picture}</div>}
      </div>
    </Container>
  );
}
