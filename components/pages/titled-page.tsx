import { ChevronRight } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { JsonLd, PageFrame } from '@/components/site/page-frame';
import { Icon } from '@/components/ui/icon';
import { Container, Lead, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { pageHref } from '@/lib/site/links';

type Props = {
  content: SiteContent;
  /** The page's name in the breadcrumbs, and its heading unless `heading` is given. */
  title: string;
  heading?: string;
  lead?: string;
  note?: ReactNode;
  /** A picture to the right of the heading on wide screens. */
  picture?: ReactNode;
  children: ReactNode;
};

export function TitledPage({ content, title, heading = title, lead, note, picture, children }: Props) {
  return (
    <PageFrame content={content}>
      <JsonLd data={breadcrumbs(content.business, title)} />
      <Container className="pt-4">
        <nav aria-label="Breadcrumb" className="text-small print:hidden">
          <ol className="flex flex-wrap items-center gap-x-1">
            <li className="flex items-center gap-1">
              <TextLink href={pageHref('/')} className="target min-w-11 text-soft">
                Home
              </TextLink>
              <Icon of={ChevronRight} className="size-4 text-soft" />
            </li>
            <li aria-current="page" className="font-semibold">
              {title}
            </li>
          </ol>
        </nav>
        <div
          className={`mt-6 grid grid-cols-1 gap-x-12 gap-y-part lg:mt-10 ${picture ? 'pb-section md:grid-cols-5' : ''}`}
        >
          <div className="md:col-span-3">
            <h1>{heading}</h1>
            {lead && <Lead>{lead}</Lead>}
            {note}
          </div>
          {picture && <div className="md:col-span-2 print:hidden">{picture}</div>}
        </div>
      </Container>
      {children}
    </PageFrame>
  );
}

type TitledSectionProps = {
  id: string;
  heading: string;
  /** Adds a note that we made up the facts in the section. */
  isSample?: boolean;
  tone?: ComponentProps<typeof Section>['tone'];
  children: ReactNode;
};

export function TitledSection({ id, heading, isSample, tone = 'paper', children }: TitledSectionProps) {
  return (
    <Section labelledBy={id} tone={tone}>
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-12">
        <div className="max-w-measure lg:col-span-4 print:break-after-avoid">
          <h2 id={id}>{heading}</h2>
          {isSample && (
            <p className="mt-3 text-small text-soft">
              This is a sample that we made up for this preview. We’ll replace it before launch.
            </p>
          )}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </Section>
  );
}
