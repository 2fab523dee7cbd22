import { BusinessInfo } from '@/components/inner/business-info';
import { InnerPage } from '@/components/inner/inner-page';
import { siteContent } from '@/lib/content/load/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('/business-info', siteContent().pages.businessInfo);

export default function BusinessInfoPage() {
  const content = siteContent();
  const { business, businessInfo: texts, home, pages, samples, site } = content;
  const sampleTexts = { tag: home.testimonials.sample, note: site.footer.sampleNote };
  return (
    <InnerPage content={content} title={pages.businessInfo.name} heading={texts.heading} lead={texts.lead}>
      <BusinessInfo texts={texts} business={business} samples={samples} sampleTexts={sampleTexts} />
    </InnerPage>
  );
}
