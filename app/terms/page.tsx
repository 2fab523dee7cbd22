import type { Metadata } from 'next';
import { JsonLd } from '@/components/pages/json-ld';
import { LegalText } from '@/components/pages/legal-text';
import { PageHeader } from '@/components/pages/page-header';
import { Updated } from '@/components/pages/updated';
import { PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

export const generateMetadata = (): Metadata => pageMetadata(siteContent(), 'terms');

export default function TermsPage() {
  const content = siteContent();
  const { business, pages, terms, site } = content;
  return (
    <PageFrame content={content}>
      <JsonLd data={breadcrumbs(content, 'terms')} />
      <PageHeader content={content} page={pages.terms} heading={pages.terms.name}>
        <Updated label={site.updated} date={pages.terms.updated} />
      </PageHeader>
      <LegalText prose={terms} contentsHeading={site.tableOfContents} contact={business} />
    </PageFrame>
  );
}
