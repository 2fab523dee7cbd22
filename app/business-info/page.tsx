import type { Metadata } from 'next';
import { ContactFacts } from '@/components/pages/contact-facts';
import { Credentials } from '@/components/pages/credentials';
import { JsonLd } from '@/components/pages/json-ld';
import { PageHeader } from '@/components/pages/page-header';
import { RepairedThings } from '@/components/pages/repaired-things';
import { TitledSection } from '@/components/pages/titled-section';
import { Warranty } from '@/components/pages/warranty';
import { PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

export const generateMetadata = (): Metadata => pageMetadata(siteContent(), 'businessInfo');

export default function BusinessInfoPage() {
  const content = siteContent();
  const { business, businessInfo: words, home, pages, site } = content;
  const sample = { tag: home.testimonials.sample, note: site.footer.sampleNote };
  return (
    <PageFrame content={content}>
      <JsonLd data={breadcrumbs(content, 'businessInfo')} />
      <PageHeader content={content} page={pages.businessInfo} heading={words.heading} lead={words.lead} />
      <TitledSection id="contact-and-hours" heading={words.contactHeading}>
        <ContactFacts words={words} business={business} />
      </TitledSection>
      <Credentials words={words} business={business} sample={sample} />
      <RepairedThings words={words} business={business} />
      <Warranty words={words} contact={business} />
    </PageFrame>
  );
}
