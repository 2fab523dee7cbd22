import { BusinessInfo } from '@/components/inner/business-info';
import { InnerPage } from '@/components/inner/inner-page';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata(siteContent(), 'businessInfo');

export default function BusinessInfoPage() {
  const content = siteContent();
  const { business, businessInfo: words, home, site } = content;
  const sample = { tag: home.testimonials.sample, note: site.footer.sampleNote };
  return (
    <InnerPage content={content} route="businessInfo" heading={words.heading} lead={words.lead}>
      <BusinessInfo words={words} business={business} sample={sample} />
    </InnerPage>
  );
}
