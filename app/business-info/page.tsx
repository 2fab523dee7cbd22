import { BusinessInfo } from '@/components/inner/business-info';
import { InnerPage } from '@/components/inner/inner-page';
import { siteContent } from '@/lib/content/load/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('/business-info', siteContent().pages.businessInfo);

export default function BusinessInfoPage() {
  const content = siteContent();
  const { businessInfo, pages } = content;
  return (
    <InnerPage
      content={content}
      title={pages.businessInfo.name}
      heading={businessInfo.heading}
      lead={businessInfo.lead}
    >
      <BusinessInfo content={content} />
    </InnerPage>
  );
}
