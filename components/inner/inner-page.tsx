import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { JsonLd, PageFrame } from '@/components/site/page-frame';
import { Heading, Lead } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Container, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/site-content';
import type { InnerRoute } from '@/lib/seo/routes';
import { breadcrumbs } from '@/lib/seo/structured-data';
import { pageHref } from '@/lib/site/href';

type Props = {
  content: SiteContent;
  route: InnerRoute;
  heading: string;
  lead?: string;
  /** Below the lead, still in the header. */
  note?: ReactNode;
  /** At the bottom of the header, on the edge of the section below. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A page other than the home page: breadcrumbs, the h1, then its sections. */
export function InnerPage({ content, route, heading, lead, note, picture, children }: Props) {
  const { pages, site } = content;
  return (
    <PageFrame content={content}>
      <JsonLd data={breadcrumbs(content, route)} />
      <Container className="pt-2">
        <Breadcrumbs label={site.breadcrumb} home={pages.home.name} current={pages[route].name} />
        <div className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-5 lg:mt-5">
          <div className={picture ? 'md:col-span-3 md:pb-8' : 'md:col-span-5'}>
            <Heading level={1}>{heading}</Heading>
            {lead && <Lead>{lead}</Lead>}
            {note}
          </div>
          {picture && <div className="self-end md:col-span-2 print:hidden">{picture}</div>}
        </div>
      </Container>
      {children}
    </PageFrame>
  );
}

/** The same trail as in the structured data. */
function Breadcrumbs({ label, home, current }: { label: string; home: string; current: string }) {
  return (
    <nav aria-label={label} className="text-small print:hidden">
      <ol className="flex flex-wrap items-center gap-x-0.5">
        <li className="flex items-center gap-0.5">
          <TextLink href={pageHref('/')} className="inline-flex min-h-5.5 items-center text-soft">
            {home}
          </TextLink>
          <Icon of={ChevronRight} className="size-2 text-soft" />
        </li>
        <li>
          <span aria-current="page" className="font-semibold">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

type TitledSectionProps = {
  id: string;
  heading: string;
  /** Below the heading. */
  note?: ReactNode;
  ground?: 'paper' | 'birch' | 'ice' | 'lake';
  children: ReactNode;
};

/** A section with its heading in the margin and its text next to it. */
export function TitledSection({ id, heading, note, ground = 'paper', children }: TitledSectionProps) {
  return (
    <Section labelledBy={id} ground={ground}>
      <div className="grid gap-x-6 gap-y-2.5 lg:grid-cols-12">
        <div className="max-w-measure lg:col-span-4">
          <Heading level={2} id={id}>
            {heading}
          </Heading>
          {note}
        </div>
        <div className="lg:col-span-8">{children}</div>
      </div>
    </Section>
  );
}

/** Labels for sample facts: a tag on each, and one note. */
export type SampleWords = { tag: string; note: string };

/** The note next to sample facts. */
export function SampleNote({ words }: { words: SampleWords }) {
  return <p className="mt-1.5 border-l-2 border-wrong pl-1.5 text-small text-soft">{words.note}</p>;
}
