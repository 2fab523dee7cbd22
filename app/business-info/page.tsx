import { BusinessInfoPage } from '@/components/pages/business-info';
import { siteContent } from '@/lib/content/load';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('businessInfo', siteContent());

export default function Page() {
  return <BusinessInfoPage content={siteContent()} />;
}
