import { BusinessInfoPage } from '@/components/inner/business-info';
import { siteContent } from '@/lib/content/load';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('/business-info', siteContent().pages.businessInfo);

export default function Page() {
  return <BusinessInfoPage content={siteContent()} />;
}
