import type { Metadata } from 'next';
import { JsonLd } from '@/components/pages/json-ld';
import { LegalText } from '@/components/pages/legal-text';
import { PageHeader } from '@/components/pages/page-header';
import { Updated } from '@/components/pages/updated';
import { PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

export const generateMetadata = (): Metadata => pageMetadata(siteContent(), 'privacy');

export default function PrivacyPage() {
  const content = siteContent();
  const { business, pages, privacy, site } = content;
  return (
    <PageFrame content={content}>
      <JsonLd data={breadcrumbs(content, 'privacy')} />
      <PageHeader content={content} page={pages.privacy} heading={pages.privacy.name}>
        <Updated label={site.updated} date={pages.privacy.updated} />
      </PageHeader>
      <LegalText prose={privacy} contentsHeading={site.tableOfContents} contact={business} />
    </PageFrame>
  );
}
