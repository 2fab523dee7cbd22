import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import type { PageWords } from '@/lib/content/pages';
import type { SiteContent } from '@/lib/content/site-content';
import { Breadcrumbs } from './breadcrumbs';

type Props = {
  content: Pick<SiteContent, 'pages'>;
  page: PageWords;
  heading: string;
  lead?: string;
  children?: ReactNode;
};

/** The head of an inner page: the trail, the one h1, and beside it (below it on phones) what the page is about. */
export function PageHeader({ content: { pages }, page, heading, lead, children }: Props) {
  return (
    <Container className="pt-2 pb-5 md:pb-8">
      <Breadcrumbs home={pages.home.name} current={page.name} />
      <div className="mt-3 grid gap-x-6 gap-y-2 md:mt-6 lg:grid-cols-12">
        <Heading level={1} className="lg:col-span-7">
          {heading}
        </Heading>
        <div className="max-w-measure lg:col-span-5 lg:self-end">
          {lead && <p className="text-lead text-soft">{lead}</p>}
          {children}
        </div>
      </div>
    </Container>
  );
}
