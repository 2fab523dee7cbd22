import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
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
      <div className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-12 lg:mt-5">
        <div className={picture ? 'md:col-span-7 md:pb-8' : 'md:col-span-12'}>
          <Heading level={1}>{heading}</Heading>
          {lead && <p className="mt-2 max-w-measure text-lead text-soft">{lead}</p>}
          {children}
        </div>
        {picture && <div className="self-end md:col-span-5">{picture}</div>}
      </div>
    </Container>
  );
}
